"""Gregory Horror Show: gain control of three hotel rooms and escape, or be the last one alive."""
