-- Defects, with the fields of the specification, section 3.
CREATE TABLE bugs (
  bug_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  title text NOT NULL,
  label text NOT NULL,
  scope text NOT NULL DEFAULT '',
  branch text NOT NULL DEFAULT '',
  commit_id text NOT NULL DEFAULT '',
  severity text NOT NULL CHECK (severity IN ('severe', 'normal', 'minor')),
  priority text NOT NULL CHECK (priority IN ('important and urgent', 'important not urgent',
    'not important urgent', 'not important not urgent')),
  status text NOT NULL DEFAULT 'Open'
    CHECK (status IN ('Open', 'Not Started', 'Running', 'Wait Verify', 'Completed')),
  -- Who gave it to somebody, and to whom.
  assigner integer REFERENCES users ON DELETE SET NULL,
  assignee integer REFERENCES users ON DELETE SET NULL,
  description text NOT NULL DEFAULT '',
  create_by integer NOT NULL REFERENCES users,
  create_time timestamptz NOT NULL DEFAULT now(),
  update_time timestamptz NOT NULL DEFAULT now(),
  finish_time timestamptz,
  revision integer NOT NULL DEFAULT 1,
  recurrences integer NOT NULL DEFAULT 0,
  bucket_id integer REFERENCES failure_buckets ON DELETE SET NULL,
  -- The simulation that it was filed from; it outlives that.
  failure jsonb
);
CREATE INDEX bugs_of_department ON bugs (dept_id, status, bug_id DESC);
CREATE INDEX bugs_of_assignee ON bugs (assignee, bug_id DESC) WHERE assignee IS NOT NULL;
CREATE INDEX bugs_of_bucket ON bugs (bucket_id) WHERE bucket_id IS NOT NULL;
CREATE INDEX bugs_title ON bugs USING gin (lower(title) gin_trgm_ops);

-- Where a defect was found, mended and shown to be gone.
CREATE TABLE bug_branches (
  bug_id integer NOT NULL REFERENCES bugs ON DELETE CASCADE,
  branch text NOT NULL,
  found_commit text NOT NULL DEFAULT '',
  fixed_commit text NOT NULL DEFAULT '',
  verified_commit text NOT NULL DEFAULT '',
  result_id bigint,
  PRIMARY KEY (bug_id, branch)
);

CREATE TABLE bug_events (
  event_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bug_id integer NOT NULL REFERENCES bugs ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('filed', 'reply', 'moved', 'changed', 'recurred')),
  -- Null where the product itself did it.
  author_id integer REFERENCES users ON DELETE SET NULL,
  content text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}',
  create_time timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX bug_events_of ON bug_events (bug_id, event_id);

CREATE TABLE bug_watchers (
  bug_id integer NOT NULL REFERENCES bugs ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (bug_id, user_id)
);

CREATE TABLE bug_links (
  bug_id integer NOT NULL REFERENCES bugs ON DELETE CASCADE,
  reference text NOT NULL,
  PRIMARY KEY (bug_id, reference)
);

CREATE TABLE bug_filters (
  filter_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  filter jsonb NOT NULL,
  UNIQUE (dept_id, user_id, name)
);

ALTER TABLE attachments
  ADD COLUMN bug_id integer REFERENCES bugs ON DELETE CASCADE,
  ADD COLUMN event_id integer REFERENCES bug_events ON DELETE CASCADE;
CREATE INDEX attachments_bug ON attachments (bug_id) WHERE bug_id IS NOT NULL;

WITH labels AS (
  INSERT INTO dictionary_types (dict_name, dict_type, remark)
  VALUES ('Defect labels', 'bug_label', 'What a defect is about')
  RETURNING dict_id
)
INSERT INTO dictionary_entries (dict_id, dict_label, dict_value, dict_sort)
SELECT dict_id, label, label, place FROM labels CROSS JOIN (
  VALUES (1, 'RTL'), (2, 'Testbench'), (3, 'Firmware'), (4, 'Constraints'), (5, 'Documentation'), (6, 'Tools')
) AS known (place, label);

INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, 3, 'bugs', 'bug', 'bugs', 'defect:view', true
FROM menus WHERE title_key = 'regression' AND parent_id IS NULL;
