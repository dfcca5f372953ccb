-- Branches on which defects are followed (specification, section 3).
CREATE TABLE branches (
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  index integer NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL DEFAULT '',
  PRIMARY KEY (dept_id, index),
  UNIQUE (dept_id, name)
);

CREATE TABLE tasks (
  task_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'todo' CHECK (status IN ('todo', 'doing', 'done')),
  assignee integer REFERENCES users ON DELETE SET NULL,
  due date,
  subjects text[] NOT NULL DEFAULT '{}',
  create_by integer NOT NULL REFERENCES users,
  update_time timestamptz NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1
);
CREATE INDEX tasks_of_department ON tasks (dept_id, due);
CREATE INDEX tasks_of_assignee ON tasks (assignee, due) WHERE assignee IS NOT NULL;

-- What must be done before a task is.
CREATE TABLE task_needs (
  task_id integer NOT NULL REFERENCES tasks ON DELETE CASCADE,
  needs_id integer NOT NULL REFERENCES tasks ON DELETE CASCADE,
  PRIMARY KEY (task_id, needs_id),
  CHECK (task_id <> needs_id)
);
CREATE INDEX task_needs_of ON task_needs (needs_id);

INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, 4, 'tasks', 'draft', 'tasks', 'defect:view', true
FROM menus WHERE title_key = 'regression' AND parent_id IS NULL;
