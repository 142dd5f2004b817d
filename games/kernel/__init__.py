"""What all games share: prompts, drive, dice, events, views, and the law of undo.

Nothing in here, or in any game, knows Discord, a database, or the clock.
"""
