ALTER TABLE runs
  ADD top text NOT NULL DEFAULT '',
  ADD priority smallint NOT NULL DEFAULT 0 CHECK (priority BETWEEN -1 AND 1),
  ADD retry_of uuid REFERENCES runs ON DELETE SET NULL,
  ADD pinned boolean NOT NULL DEFAULT false,
  ADD bytes bigint NOT NULL DEFAULT 0,
  ADD stored boolean NOT NULL DEFAULT false,
  ADD metrics jsonb NOT NULL DEFAULT '[]',
  ADD step_seconds jsonb NOT NULL DEFAULT '{}',
  ADD seconds double precision NOT NULL DEFAULT 0,
  -- Who waits longest, whatever the clock did meanwhile.
  ADD queue_number bigint GENERATED ALWAYS AS IDENTITY;

UPDATE runs SET request = request || jsonb_build_object('kind', kind), top = coalesce(request ->> 'top', '');

CREATE INDEX runs_unstored ON runs (finish_time) WHERE state = 'finished' AND NOT stored;
CREATE INDEX runs_history ON runs (dept_id, kind, top, queue_number DESC) WHERE state = 'finished';
DROP INDEX runs_department;
CREATE INDEX runs_department ON runs (dept_id, queue_number DESC);
DROP INDEX runs_unfinished;
CREATE INDEX runs_queued ON runs (queue_number) WHERE state = 'queued';
CREATE INDEX runs_running ON runs (dept_id, create_by) WHERE state = 'running';

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

-- The order of the queue: by priority, then in turns between users, of those who have come equally far whoever used
-- the machine less during the last day, then the oldest. A department's limits may hold a run back.
CREATE VIEW run_places AS
WITH going AS (
  SELECT dept_id, create_by, count(*) AS runs FROM runs WHERE state = 'running' GROUP BY dept_id, create_by
),
by_user AS (SELECT create_by, sum(runs) AS runs FROM going GROUP BY create_by),
by_department AS (SELECT dept_id, sum(runs) AS runs FROM going GROUP BY dept_id),
used AS (
  SELECT user_id, sum(seconds) AS seconds FROM run_usage WHERE hour > now() - interval '1 day' GROUP BY user_id
),
turns AS (
  SELECT queued.run_id, queued.priority, queued.queue_number,
    coalesce(by_user.runs, 0)
      + row_number() OVER (PARTITION BY queued.create_by ORDER BY queued.priority DESC, queued.queue_number) AS turn,
    coalesce(used.seconds, 0) AS used,
    coalesce(by_department.runs, 0) < coalesce(quota.running_runs, 2147483647)
      AND coalesce(going.runs, 0) < coalesce(quota.running_runs_per_user, 2147483647) AS may_start
  FROM runs AS queued
  LEFT JOIN going ON going.dept_id = queued.dept_id AND going.create_by = queued.create_by
  LEFT JOIN by_user ON by_user.create_by = queued.create_by
  LEFT JOIN by_department ON by_department.dept_id = queued.dept_id
  LEFT JOIN used ON used.user_id = queued.create_by
  LEFT JOIN run_quotas AS quota ON quota.dept_id = queued.dept_id
  WHERE queued.state = 'queued'
)
SELECT run_id, may_start, row_number() OVER (ORDER BY priority DESC, turn, used, queue_number) AS place FROM turns;

-- The queue listens: a run may start when one is queued or when a limit changes.
CREATE FUNCTION notify_run_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY run_queue;
  RETURN NULL;
END $$;
CREATE TRIGGER runs_queued AFTER INSERT ON runs FOR EACH STATEMENT EXECUTE FUNCTION notify_run_queue();
CREATE TRIGGER run_quotas_changed AFTER INSERT OR UPDATE OR DELETE ON run_quotas
  FOR EACH STATEMENT EXECUTE FUNCTION notify_run_queue();

INSERT INTO menus (parent_id, position, title_key, icon, screen)
SELECT menu_id, screens.position, screens.screen, screens.icon, screens.screen
FROM menus
JOIN (
  VALUES (2, 'synthesis', 'chip'), (3, 'staticTimingAnalysis', 'timing'), (4, 'runList', 'list')
) AS screens (position, screen, icon) ON menus.title_key = 'runs' AND menus.parent_id IS NULL;
