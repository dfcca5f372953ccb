-- People
ALTER TABLE users
  ADD COLUMN email text NOT NULL DEFAULT '',
  ADD COLUMN phone text NOT NULL DEFAULT '',
  ADD COLUMN status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1)),
  ADD COLUMN deleted boolean NOT NULL DEFAULT false,
  ADD COLUMN oidc_subject text UNIQUE,
  ADD COLUMN last_seen timestamptz,
  ADD COLUMN create_time timestamptz NOT NULL DEFAULT now(),
  -- Searched for parts of it; it begins with the name, so that its order is that of the names.
  ADD COLUMN search_text text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (lower(user_name || E'\n' || email || E'\n' || phone)) STORED;
DROP INDEX users_name;
CREATE UNIQUE INDEX users_name ON users (lower(user_name)) WHERE NOT deleted;
-- Not unique: that an address is taken would tell that it is known.
CREATE INDEX users_email ON users (lower(email)) WHERE email <> '' AND NOT deleted;
-- One for each order of the list of users; what is searched stands in them, so that the rows need not be read.
CREATE INDEX users_by_name ON users (search_text, user_id, status) WHERE NOT deleted;
CREATE INDEX users_by_email ON users (email COLLATE "C", user_id, status, search_text) WHERE NOT deleted;
CREATE INDEX users_by_creation ON users (create_time, user_id, status, search_text) WHERE NOT deleted;
CREATE INDEX users_by_last_seen ON users (last_seen NULLS FIRST, user_id, status, search_text) WHERE NOT deleted;

ALTER TABLE sessions
  ADD COLUMN session_id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN dept_id integer REFERENCES departments ON DELETE SET NULL,
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN agent text NOT NULL DEFAULT '',
  ADD COLUMN create_time timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN last_seen timestamptz NOT NULL DEFAULT now();
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE login_logs (
  log_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  time timestamptz NOT NULL DEFAULT now(),
  user_name text NOT NULL,
  address text NOT NULL,
  agent text NOT NULL,
  success boolean NOT NULL,
  reason text NOT NULL DEFAULT ''
);
CREATE INDEX login_logs_time ON login_logs (time DESC);

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user ON password_resets (user_id);

CREATE TABLE notes (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  text text NOT NULL,
  revision integer NOT NULL,
  update_time timestamptz NOT NULL DEFAULT now()
);

-- Projects
ALTER TABLE departments
  ADD COLUMN git_address text NOT NULL DEFAULT '',
  ADD COLUMN create_by integer REFERENCES users,
  ADD COLUMN create_time timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN clone_by integer REFERENCES users,
  ADD COLUMN clone_state text NOT NULL DEFAULT 'ready' CHECK (clone_state IN ('cloning', 'ready', 'failed')),
  ADD COLUMN clone_progress real NOT NULL DEFAULT 1,
  ADD COLUMN clone_message text NOT NULL DEFAULT '',
  ADD COLUMN fetch_time timestamptz,
  ADD COLUMN dissolved_time timestamptz;
ALTER TABLE departments DROP CONSTRAINT departments_dept_name_key;
CREATE UNIQUE INDEX departments_name ON departments (lower(dept_name)) WHERE dissolved_time IS NULL;

ALTER TABLE memberships
  ADD COLUMN is_default boolean NOT NULL DEFAULT false,
  ADD COLUMN git_user_name text NOT NULL DEFAULT '',
  -- AES-256-GCM with the key file of the data folder.
  ADD COLUMN git_secret text,
  ADD COLUMN create_by integer REFERENCES users,
  ADD COLUMN create_time timestamptz NOT NULL DEFAULT now();

-- Who left a project: his working tree is kept for a while. However a membership ends, it is noted here.
CREATE TABLE former_members (
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  user_id integer NOT NULL,
  leave_time timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (dept_id, user_id)
);
CREATE FUNCTION note_former_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM former_members WHERE dept_id = NEW.dept_id AND user_id = NEW.user_id;
  ELSE
    -- Nothing is noted when the project itself goes.
    INSERT INTO former_members (dept_id, user_id)
    SELECT dept_id, OLD.user_id FROM departments WHERE dept_id = OLD.dept_id
    ON CONFLICT (dept_id, user_id) DO UPDATE SET leave_time = now();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER memberships_changed AFTER INSERT OR DELETE ON memberships
  FOR EACH ROW EXECUTE FUNCTION note_former_member();

CREATE TABLE invitations (
  invite_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  code_hash text NOT NULL UNIQUE,
  role_id integer NOT NULL CHECK (role_id BETWEEN 9 AND 14),
  create_by integer NOT NULL REFERENCES users,
  create_time timestamptz NOT NULL DEFAULT now(),
  expires_time timestamptz NOT NULL,
  revoked boolean NOT NULL DEFAULT false,
  uses integer NOT NULL DEFAULT 0
);
CREATE INDEX invitations_department ON invitations (dept_id);

CREATE TABLE applications (
  apply_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  role_id integer NOT NULL CHECK (role_id BETWEEN 9 AND 14),
  -- 0 waits, 1 allowed, 2 refused
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),
  create_time timestamptz NOT NULL DEFAULT now(),
  decide_by integer REFERENCES users,
  decide_time timestamptz
);
CREATE UNIQUE INDEX applications_waiting ON applications (dept_id, user_id) WHERE status = 0;
CREATE INDEX applications_user ON applications (user_id);

CREATE TABLE path_permissions (
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  path text NOT NULL,
  role_ids integer[] NOT NULL,
  create_by integer NOT NULL REFERENCES users,
  create_time timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (dept_id, path)
);

-- Administration
-- Where a role differs from the product's default.
CREATE TABLE role_permissions (
  role_id integer NOT NULL,
  permission text NOT NULL,
  granted boolean NOT NULL,
  PRIMARY KEY (role_id, permission)
);

ALTER TABLE menus
  ADD COLUMN kind text NOT NULL DEFAULT 'screen' CHECK (kind IN ('layout', 'parent', 'screen', 'link')),
  ADD COLUMN title text NOT NULL DEFAULT '',
  ADD COLUMN url text,
  ADD COLUMN permission text,
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  ADD COLUMN affix boolean NOT NULL DEFAULT false,
  ADD COLUMN status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1)),
  ADD COLUMN built_in boolean NOT NULL DEFAULT false;
UPDATE menus SET built_in = true;
UPDATE menus SET kind = 'layout' WHERE screen IS NULL;
UPDATE menus SET permission = 'design:view' WHERE screen IN ('socCanvas', 'registerMap', 'memoryMap', 'rtlEditor');
UPDATE menus SET permission = 'run:view' WHERE screen IN ('simulation', 'synthesis', 'staticTimingAnalysis', 'runList');
UPDATE menus SET affix = true WHERE screen = 'socCanvas';
WITH groups AS (
  INSERT INTO menus (position, title_key, icon, kind, built_in)
  VALUES (8, 'tools', 'tool', 'layout', true), (9, 'system', 'settings', 'layout', true)
  RETURNING menu_id, title_key
)
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, place, screen, icon, screen, permission, true
FROM groups
JOIN (
  VALUES
    ('tools', 1, 'git', 'branch', 'git:view'),
    ('system', 1, 'users', 'user', 'system:user:view'),
    ('system', 2, 'roles', 'shield', 'system:role:view'),
    ('system', 3, 'projects', 'project', 'system:dept:view'),
    ('system', 4, 'menus', 'menu', 'system:menu:view'),
    ('system', 5, 'dictionaries', 'book', 'system:dict:view'),
    ('system', 6, 'configuration', 'sliders', 'system:config:view'),
    ('system', 7, 'server', 'server', 'system:server:view'),
    ('system', 8, 'onlineUsers', 'team', 'system:online:view'),
    ('system', 9, 'loginLogs', 'login', 'system:log:view'),
    ('system', 10, 'auditTrail', 'history', 'system:audit:view'),
    ('system', 11, 'backups', 'backup', 'system:backup:make')
) AS screens (parent, place, screen, icon, permission) ON parent = title_key;
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, hidden, built_in)
SELECT menu_id, 5, 'dictionaryEntries', 'book', 'dictionaryEntries', 'system:dict:view', true, true
FROM menus WHERE title_key = 'system' AND parent_id IS NULL;
INSERT INTO menus (position, title_key, icon, screen, hidden, built_in)
VALUES (100, 'profile', 'user', 'profile', true, true);

-- Entries that a project has switched off.
CREATE TABLE department_menus (
  dept_id integer NOT NULL REFERENCES departments ON DELETE CASCADE,
  menu_id integer NOT NULL REFERENCES menus ON DELETE CASCADE,
  PRIMARY KEY (dept_id, menu_id)
);

CREATE TABLE dictionary_types (
  dict_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dict_name text NOT NULL,
  dict_type text NOT NULL UNIQUE,
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1)),
  remark text NOT NULL DEFAULT '',
  create_time timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE dictionary_entries (
  dict_code integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dict_id integer NOT NULL REFERENCES dictionary_types ON DELETE CASCADE,
  dict_label text NOT NULL,
  dict_value text NOT NULL,
  dict_sort integer NOT NULL DEFAULT 0,
  css_class text NOT NULL DEFAULT '',
  is_default boolean NOT NULL DEFAULT false,
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1)),
  remark text NOT NULL DEFAULT '',
  create_time timestamptz NOT NULL DEFAULT now(),
  UNIQUE (dict_id, dict_value)
);

-- Settings that differ from the product's defaults, and the installation's own.
CREATE TABLE configs (
  config_key text PRIMARY KEY,
  config_value text NOT NULL,
  remark text NOT NULL DEFAULT '',
  update_time timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE audit_entries (
  audit_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  time timestamptz NOT NULL DEFAULT now(),
  user_name text NOT NULL,
  address text NOT NULL,
  call text NOT NULL,
  code integer NOT NULL,
  detail text NOT NULL
);
CREATE INDEX audit_entries_time ON audit_entries (time DESC);

CREATE TABLE mails (
  mail_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  -- Encrypted: it may hold the link that resets a password.
  content text NOT NULL,
  create_time timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt timestamptz NOT NULL DEFAULT now(),
  error text NOT NULL DEFAULT ''
);
