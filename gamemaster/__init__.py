"""The table: opening, sitting, starting, answering, undoing, waiting.

Knows games and ports, but neither Discord nor SQLite.
"""
