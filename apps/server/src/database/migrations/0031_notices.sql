-- What is told to many: written by people, or by the product (`kind`).
CREATE TABLE notices (
  notice_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL DEFAULT 'written',
  audience text NOT NULL CHECK (audience IN ('all', 'dept', 'users')),
  dept_id integer REFERENCES departments ON DELETE CASCADE,
  title text NOT NULL DEFAULT '',
  content text NOT NULL DEFAULT '',
  -- Of one of the product: what its words need, and the address that it leads to.
  told jsonb NOT NULL DEFAULT '{}',
  link text NOT NULL DEFAULT '',
  important boolean NOT NULL DEFAULT false,
  from_time timestamptz NOT NULL DEFAULT now(),
  until_time timestamptz,
  state text NOT NULL DEFAULT 'published' CHECK (state IN ('draft', 'published', 'withdrawn')),
  create_by integer REFERENCES users ON DELETE SET NULL,
  create_time timestamptz NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1,
  CHECK (until_time > from_time),
  CHECK ((audience = 'dept') <= (dept_id IS NOT NULL))
);
CREATE INDEX notices_out ON notices (from_time DESC) WHERE state = 'published';

-- Whom a notice was chosen for, and who has read it.
CREATE TABLE notice_users (
  notice_id integer NOT NULL REFERENCES notices ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  read_time timestamptz,
  PRIMARY KEY (notice_id, user_id)
);
CREATE INDEX notice_users_user ON notice_users (user_id, notice_id);

INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, built_in)
SELECT menu_id, 3, 'noticeEdit', 'notice', 'noticeEdit', 'notice:edit', true
FROM menus WHERE title_key = 'talk' AND parent_id IS NULL;
