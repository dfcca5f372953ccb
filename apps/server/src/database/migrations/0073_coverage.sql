-- The plan as the regression read it: groups, testpoints and stages of its cases.
ALTER TABLE regressions ADD COLUMN plan jsonb;

-- What the simulations of a regression that passed have covered. It outlives their runs.
CREATE TABLE regression_coverage (
  run_id uuid PRIMARY KEY REFERENCES regressions ON DELETE CASCADE,
  create_time timestamptz NOT NULL DEFAULT now(),
  -- Covered and all points by sort.
  figures jsonb NOT NULL,
  -- Case and seed of each simulation, in the order of their bits.
  simulations jsonb NOT NULL,
  refused jsonb NOT NULL,
  -- Points with the sums of their counts as Verilator writes them, compressed by gzip.
  merged bytea NOT NULL,
  -- A bit a point for each simulation, compressed by gzip.
  hits bytea NOT NULL
);

-- Reached from the list of regressions (specification, 2.2: hidden).
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, hidden, built_in)
SELECT menu_id, 6, 'regressionCoverage', 'chart', 'regressionCoverage', 'run:view', true, true
FROM menus WHERE title_key = 'regression' AND parent_id IS NULL;
