-- Searches for the first commit on which a simulation fails.
CREATE TABLE bisects (
  bisect_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  result_id bigint REFERENCES regression_results ON DELETE SET NULL,
  case_name text NOT NULL,
  seed integer NOT NULL,
  -- What is run of each commit.
  request jsonb NOT NULL,
  good text NOT NULL,
  bad text NOT NULL,
  outcome text NOT NULL DEFAULT 'running',
  steps jsonb NOT NULL DEFAULT '[]',
  remaining integer NOT NULL DEFAULT 0,
  culprit jsonb,
  suspects jsonb NOT NULL DEFAULT '[]',
  reason text NOT NULL DEFAULT '',
  create_by integer NOT NULL REFERENCES users,
  create_time timestamptz NOT NULL DEFAULT now(),
  finish_time timestamptz
);
CREATE INDEX bisects_of_department ON bisects (dept_id, bisect_id DESC);
CREATE INDEX bisects_running ON bisects (bisect_id) WHERE outcome = 'running';
