CREATE TABLE runs (
  run_id uuid PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  kind text NOT NULL,
  title text NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'finished')),
  verdict text CHECK ((verdict IS NOT NULL) = (state = 'finished')),
  reason text NOT NULL DEFAULT '',
  create_by integer NOT NULL REFERENCES users,
  create_time timestamptz NOT NULL DEFAULT now(),
  start_time timestamptz,
  finish_time timestamptz,
  tree text NOT NULL,
  request jsonb NOT NULL
);
CREATE INDEX runs_department ON runs (dept_id, create_time DESC);
CREATE INDEX runs_unfinished ON runs (create_time) WHERE state <> 'finished';
