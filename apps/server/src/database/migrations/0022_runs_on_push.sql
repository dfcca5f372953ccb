-- A schedule starts its run at a time, or whenever a shared branch moves whose name `push` fits.
ALTER TABLE run_schedules ADD push text NOT NULL DEFAULT '';
-- The commit whose files a run reads, where a push started it.
ALTER TABLE runs ADD commit text NOT NULL DEFAULT '';
CREATE INDEX runs_commit ON runs (dept_id, commit) WHERE commit <> '';
CREATE INDEX runs_tree ON runs (dept_id, tree);
-- A run with this schedule's settings must have passed on the files before they come onto the branch.
ALTER TABLE ref_protections ADD needs integer REFERENCES run_schedules;
