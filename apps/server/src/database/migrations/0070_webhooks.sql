-- Addresses that a project tells of its events, and what they are told.
CREATE TABLE webhooks (
  webhook_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  url text NOT NULL,
  secret text NOT NULL,
  events text[] NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- Ends of runs before it are not told.
  since timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhooks_dept ON webhooks (dept_id);

CREATE TABLE webhook_deliveries (
  delivery_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id integer NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  event text NOT NULL,
  -- The run whose end it tells: told once, whatever happens in between. Null of anything else, and of a repetition.
  run_id uuid,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  create_time timestamptz NOT NULL DEFAULT now(),
  attempt_time timestamptz,
  next_attempt timestamptz NOT NULL DEFAULT now(),
  status integer,
  failure text,
  UNIQUE (webhook_id, run_id)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, delivery_id DESC);

-- Pushes whose runs have not been started yet: a server that ends in between starts them at its next start.
CREATE TABLE pushes (
  push_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  branch text NOT NULL,
  commit text NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- His role let him start runs.
  may_start boolean NOT NULL,
  create_time timestamptz NOT NULL DEFAULT now()
);
