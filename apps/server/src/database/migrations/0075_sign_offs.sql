-- What was signed off: by whom, of which regression, and the hash of all evidence as it was then.
CREATE TABLE sign_offs (
  sign_off_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id uuid NOT NULL REFERENCES regressions ON DELETE CASCADE,
  digest text NOT NULL,
  note text NOT NULL DEFAULT '',
  create_by integer NOT NULL REFERENCES users,
  create_time timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_offs_of ON sign_offs (run_id);

-- Reached from the list of regressions (specification, 2.2: hidden).
INSERT INTO menus (parent_id, position, title_key, icon, screen, permission, hidden, built_in)
SELECT menu_id, 7, 'signOff', 'shield', 'signOff', 'run:view', true, true
FROM menus WHERE title_key = 'regression' AND parent_id IS NULL;
