-- Causes that people told apart by hand: what of a failure counts beside its key. It is asked again of every new failure.
CREATE TABLE bucket_splits (
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  key text NOT NULL,
  by text NOT NULL CHECK (by IN ('case', 'build', 'file', 'message')),
  PRIMARY KEY (dept_id, key)
);
CREATE INDEX failure_buckets_joined ON failure_buckets (joined_to) WHERE joined_to IS NOT NULL;
CREATE INDEX regressions_of_plan ON regressions (dept_id, path, branch, number DESC);
