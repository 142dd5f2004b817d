"""Horrified: Greek Monsters, on the engine that its sisters share."""
