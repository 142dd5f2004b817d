"""The Attic Monster: the team finds the attic key, then drives the Monster out of the attic."""
