"""The six American Monsters, one file each."""
