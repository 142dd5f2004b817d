-- Of what a message shows, in short: one that would show the same again is not edited.
-- Empty: posted before this was kept, and so edited once more.
ALTER TABLE messages ADD COLUMN digest TEXT NOT NULL DEFAULT '';
