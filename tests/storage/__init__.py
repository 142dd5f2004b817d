"""The store: what is written is there, whatever happens."""
