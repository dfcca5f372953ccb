-- What people have begun to write. A draft that was sent stays as an empty one: its version keeps old copies away.
CREATE TABLE drafts (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  draft_key text NOT NULL,
  text text NOT NULL,
  version integer NOT NULL,
  update_time timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, draft_key)
);

INSERT INTO menus (parent_id, position, title_key, icon, screen, built_in)
SELECT menu_id, 2, 'drafts', 'draft', 'drafts', true FROM menus WHERE title_key = 'talk' AND parent_id IS NULL;
