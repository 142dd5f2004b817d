"""The town of any Horrified game, drawn from its view and what a set brings along."""
