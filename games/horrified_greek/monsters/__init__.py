"""The six Greek Monsters, one file each."""
