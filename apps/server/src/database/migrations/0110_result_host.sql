-- The machine that simulated it; empty where it never began, or is not known.
ALTER TABLE regression_results ADD COLUMN host text NOT NULL DEFAULT '';
