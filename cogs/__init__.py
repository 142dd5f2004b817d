"""Slash commands: each parses, calls the game master, and returns."""
