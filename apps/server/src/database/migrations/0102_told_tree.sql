-- The id of the files that somebody's results say they are of; it names no tree that was pinned here.
ALTER TABLE regressions ADD COLUMN told_tree text NOT NULL DEFAULT '';
