-- Runs of runs: a run that consists of others, its children, has no process. A child waits, outside the queue, until
-- the runs that it needs have passed.
ALTER TABLE runs
  ADD parent_run_id uuid REFERENCES runs,
  ADD composed boolean NOT NULL DEFAULT false,
  ADD needs uuid[] NOT NULL DEFAULT '{}',
  -- Of one that consists of others: it was cancelled, and its children are being so.
  ADD cancelling boolean NOT NULL DEFAULT false;

ALTER TABLE runs DROP CONSTRAINT runs_state_check;
ALTER TABLE runs ADD CONSTRAINT runs_state_check CHECK (state IN ('waiting', 'queued', 'running', 'finished'));

CREATE INDEX runs_children ON runs (parent_run_id, queue_number) WHERE parent_run_id IS NOT NULL;
CREATE INDEX runs_composed ON runs (queue_number) WHERE composed AND state = 'running';

-- As before; what consists of other runs takes no turn and no slot.
CREATE OR REPLACE VIEW run_places AS
WITH going AS (
  SELECT dept_id, create_by, count(*) AS runs FROM runs
  WHERE state = 'running' AND NOT composed GROUP BY dept_id, create_by
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

-- The entries after it make room for the design flow.
UPDATE menus SET position = position + 1
WHERE position >= 4 AND parent_id = (SELECT menu_id FROM menus WHERE title_key = 'runs' AND parent_id IS NULL);
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, 4, 'designFlow', 'flow', 'designFlow', 'run:view', true
FROM menus WHERE title_key = 'runs' AND parent_id IS NULL;
