-- What runs of the kind "regression" found. It outlives the runs, whose logs and waves the retention deletes.
CREATE TABLE regressions (
  run_id uuid PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  number bigint GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  path text NOT NULL,
  -- The commit of the tree; with a + behind it where the tree has changes that are in no commit.
  commit text NOT NULL DEFAULT '',
  tree text NOT NULL,
  branch text NOT NULL,
  simulators text NOT NULL DEFAULT '',
  create_by integer NOT NULL REFERENCES users,
  create_time timestamptz NOT NULL,
  finish_time timestamptz,
  -- The regression of which it runs something again.
  again_of uuid,
  case_num integer NOT NULL,
  verdicts jsonb NOT NULL DEFAULT '{}',
  seconds double precision NOT NULL DEFAULT 0
);
CREATE INDEX regressions_of_department ON regressions (dept_id, number DESC);
CREATE INDEX regressions_by_name ON regressions (dept_id, name, number DESC);

-- What failures say once times, paths, seeds, indices and numbers are taken out.
CREATE TABLE failure_buckets (
  bucket_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  key text NOT NULL,
  -- A message that it was made for.
  title text NOT NULL,
  -- The bucket that it was joined to by hand.
  joined_to integer REFERENCES failure_buckets ON DELETE SET NULL,
  owner integer REFERENCES users ON DELETE SET NULL,
  UNIQUE (dept_id, key)
);

CREATE TABLE regression_results (
  result_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id uuid NOT NULL REFERENCES regressions ON DELETE CASCADE,
  dept_id integer NOT NULL,
  child_run_id uuid NOT NULL,
  case_index integer NOT NULL,
  case_name text NOT NULL,
  build text NOT NULL,
  plusargs text NOT NULL,
  seed integer NOT NULL,
  -- What the simulator said; null where it says none.
  told_seed bigint,
  verdict text NOT NULL,
  attempts smallint NOT NULL DEFAULT 1,
  message text NOT NULL,
  bucket_id integer REFERENCES failure_buckets ON DELETE SET NULL,
  file text,
  line integer,
  -- Simulated nanoseconds of the first error.
  error_time double precision,
  -- The same in the ticks of its dump.
  error_ticks bigint,
  simulated double precision,
  seconds double precision,
  -- Bytes of the child's log.
  log_offset bigint,
  log_end bigint,
  message_offset bigint,
  unchecked boolean NOT NULL DEFAULT false,
  nondeterministic boolean NOT NULL DEFAULT false,
  tool text NOT NULL DEFAULT '',
  -- The same for simulations that must end alike: tree, build, plusargs, seed and tool.
  repeat_key text NOT NULL,
  UNIQUE (child_run_id, case_index)
);
CREATE INDEX regression_results_of ON regression_results (run_id, case_name, seed);
CREATE INDEX regression_results_failed ON regression_results (run_id) WHERE verdict <> 'passed';
CREATE INDEX regression_results_repeats ON regression_results (dept_id, repeat_key);
CREATE INDEX regression_results_buckets ON regression_results (bucket_id) WHERE bucket_id IS NOT NULL;

WITH above AS (SELECT position FROM menus WHERE title_key = 'runs' AND parent_id IS NULL),
moved AS (
  UPDATE menus SET position = position + 1
  WHERE parent_id IS NULL AND position < 100 AND position > (SELECT position FROM above)
),
grouped AS (
  INSERT INTO menus (position, title_key, icon, kind, built_in)
  SELECT position + 1, 'regression', 'shield', 'layout', true FROM above
  RETURNING menu_id
)
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, place, screens.screen, screens.icon, screens.screen, screens.permission, true
FROM grouped
CROSS JOIN (
  VALUES (1, 'regressionPlan', 'list', 'design:view'), (2, 'regressions', 'shield', 'run:view')
) AS screens (place, screen, icon, permission);
