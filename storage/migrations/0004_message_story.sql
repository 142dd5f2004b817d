-- How far a message has told its story (events of its turn), and where in which turn its story begins.
-- Turn -1: posted before this was kept, and so told from the last turn of a person on.
ALTER TABLE messages ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
ALTER TABLE messages ADD COLUMN since_turn INTEGER NOT NULL DEFAULT -1;
ALTER TABLE messages ADD COLUMN since_told INTEGER NOT NULL DEFAULT 0;
