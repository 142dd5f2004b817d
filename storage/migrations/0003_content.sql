-- The mark of the content files that a table is played with; empty for those that come with the program.

ALTER TABLE tables ADD COLUMN content TEXT NOT NULL DEFAULT '';
