ALTER TABLE runs
  ADD top text NOT NULL DEFAULT '',
  ADD priority smallint NOT NULL DEFAULT 0 CHECK (priority BETWEEN -1 AND 1),
  ADD retry_of uuid REFERENCES runs ON DELETE SET NULL,
  ADD pinned boolean NOT NULL DEFAULT false,
  ADD bytes bigint NOT NULL DEFAULT 0,
  ADD stored boolean NOT NULL DEFAULT false,
  ADD metrics jsonb NOT NULL DEFAULT '[]',
  ADD step_seconds jsonb NOT NULL DEFAULT '{}',
  -- Who waits longest, whatever the clock did meanwhile.
  ADD queue_number bigint GENERATED ALWAYS AS IDENTITY;

UPDATE runs SET request = request || jsonb_build_object('kind', kind), top = coalesce(request ->> 'top', '');

CREATE INDEX runs_unstored ON runs (finish_time) WHERE state = 'finished' AND NOT stored;
CREATE INDEX runs_history ON runs (dept_id, kind, top, create_time DESC) WHERE state = 'finished';

CREATE TABLE run_schedules (
  schedule_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  name text NOT NULL,
  cron text NOT NULL,
  time_zone text NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  request jsonb NOT NULL,
  create_by integer NOT NULL REFERENCES users,
  next_time timestamptz,
  last_run_id uuid REFERENCES runs ON DELETE SET NULL,
  last_error text NOT NULL DEFAULT '',
  UNIQUE (dept_id, name)
);
CREATE INDEX run_schedules_due ON run_schedules (next_time) WHERE enabled;

ALTER TABLE runs ADD schedule_id integer REFERENCES run_schedules ON DELETE SET NULL;

CREATE TABLE run_artifacts (
  run_id uuid NOT NULL REFERENCES runs ON DELETE CASCADE,
  path text NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  media_type text NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  PRIMARY KEY (run_id, path)
);
CREATE INDEX run_artifacts_content ON run_artifacts (sha256);

CREATE TABLE run_quotas (
  dept_id integer PRIMARY KEY REFERENCES departments ON DELETE CASCADE,
  running_runs integer,
  running_runs_per_user integer,
  keep_days integer,
  keep_bytes bigint
);

-- What fair share counts; kept when runs are deleted.
CREATE TABLE run_usage (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  seconds double precision NOT NULL,
  PRIMARY KEY (user_id, hour)
);

-- The queue listens: a run may start when one is queued or when a limit changes.
CREATE FUNCTION notify_run_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY run_queue;
  RETURN NULL;
END $$;
CREATE TRIGGER runs_queued AFTER INSERT ON runs FOR EACH STATEMENT EXECUTE FUNCTION notify_run_queue();
CREATE TRIGGER run_quotas_changed AFTER INSERT OR UPDATE OR DELETE ON run_quotas
  FOR EACH STATEMENT EXECUTE FUNCTION notify_run_queue();
