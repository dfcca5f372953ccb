-- The sample project that a user made for himself by one press; a newer one takes its place.
ALTER TABLE departments ADD sample_of integer UNIQUE REFERENCES users ON DELETE SET NULL;

-- The guided tour of a user: whether its panel is open, and when he first did what each step is about.
CREATE TABLE tours (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  open boolean NOT NULL DEFAULT false,
  draw timestamptz,
  generate timestamptz,
  run timestamptz,
  wave timestamptz
);
