-- The branch that the member's tree was on when a run was started from it; '' where it was on none, and of older runs.
ALTER TABLE runs ADD COLUMN branch text NOT NULL DEFAULT '';
