CREATE TABLE users (
  user_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_name text NOT NULL,
  password_hash text NOT NULL,
  avatar text NOT NULL DEFAULT '',
  admin boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX users_name ON users (lower(user_name));

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE departments (
  dept_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_name text NOT NULL UNIQUE
);

CREATE TABLE memberships (
  user_dept_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  role_id integer NOT NULL CHECK (role_id BETWEEN 9 AND 14),
  UNIQUE (user_id, dept_id)
);
CREATE INDEX memberships_department ON memberships (dept_id);

CREATE TABLE menus (
  menu_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer REFERENCES menus ON DELETE CASCADE,
  position integer NOT NULL,
  title_key text NOT NULL,
  icon text NOT NULL,
  screen text
);
WITH groups AS (
  INSERT INTO menus (position, title_key, icon)
  VALUES (1, 'socDesign', 'canvas'), (2, 'rtl', 'code'), (3, 'runs', 'run')
  RETURNING menu_id, title_key
)
INSERT INTO menus (parent_id, position, title_key, icon, screen)
SELECT menu_id, 1, screen, icon, screen
FROM groups
JOIN (
  VALUES ('socDesign', 'socCanvas', 'canvas'), ('rtl', 'rtlEditor', 'code'), ('runs', 'simulation', 'run')
) AS screens (parent, screen, icon) ON parent = title_key;

CREATE TABLE canvases (
  soc_canvas_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  soc_name text NOT NULL,
  path text NOT NULL,
  create_by integer NOT NULL REFERENCES users,
  update_time timestamptz NOT NULL DEFAULT now(),
  UNIQUE (dept_id, path)
);

CREATE TABLE modules (
  soc_module_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  folder text NOT NULL,
  create_by integer NOT NULL REFERENCES users,
  UNIQUE (dept_id, folder)
);
