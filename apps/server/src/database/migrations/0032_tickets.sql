CREATE TABLE tickets (
  ticket_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('ticket', 'feedback')),
  subject text NOT NULL,
  content text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'working', 'waiting', 'solved', 'closed')),
  -- Where in the product it was written.
  place jsonb NOT NULL,
  create_by integer NOT NULL REFERENCES users ON DELETE CASCADE,
  assignee integer REFERENCES users ON DELETE SET NULL,
  create_time timestamptz NOT NULL DEFAULT now(),
  update_time timestamptz NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1
);
CREATE INDEX tickets_author ON tickets (create_by, ticket_id DESC);
CREATE INDEX tickets_assignee ON tickets (assignee, ticket_id DESC) WHERE assignee IS NOT NULL;
CREATE INDEX tickets_state ON tickets (state, ticket_id DESC);
CREATE INDEX tickets_subject ON tickets USING gin (lower(subject) gin_trgm_ops);

CREATE TABLE ticket_replies (
  reply_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES tickets ON DELETE CASCADE,
  author_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  content text NOT NULL,
  -- Seen by those alone who handle tickets.
  internal boolean NOT NULL,
  create_time timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ticket_replies_ticket ON ticket_replies (ticket_id, reply_id);

ALTER TABLE attachments
  ADD COLUMN ticket_id integer REFERENCES tickets ON DELETE CASCADE,
  ADD COLUMN reply_id integer REFERENCES ticket_replies ON DELETE CASCADE;
CREATE INDEX attachments_ticket ON attachments (ticket_id) WHERE ticket_id IS NOT NULL;

INSERT INTO menus (parent_id, position, title_key, icon, screen, built_in)
SELECT menu_id, place, screens.screen, screens.icon, screens.screen, true
FROM menus
CROSS JOIN (
  VALUES (4, 'feedbackList', 'list'), (5, 'feedback', 'help')
) AS screens (place, screen, icon)
WHERE title_key = 'talk' AND parent_id IS NULL;
