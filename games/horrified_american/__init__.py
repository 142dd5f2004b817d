"""Horrified: American Monsters, on the engine that its sisters share."""
