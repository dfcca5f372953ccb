-- Links that show the results of a regression without signing in. What is stored does not open them.
CREATE TABLE result_shares (
  share_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id uuid NOT NULL REFERENCES regressions ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE,
  sources boolean NOT NULL,
  note text NOT NULL DEFAULT '',
  create_by integer NOT NULL REFERENCES users,
  create_time timestamptz NOT NULL DEFAULT now(),
  used_time timestamptz
);
CREATE INDEX result_shares_of ON result_shares (run_id);
