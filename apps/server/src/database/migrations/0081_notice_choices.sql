-- What a person wants otherwise, everywhere or in one project.
ALTER TABLE notice_choices DROP CONSTRAINT notice_choices_pkey;
ALTER TABLE notice_choices ADD COLUMN dept_id integer REFERENCES departments ON DELETE CASCADE;
CREATE UNIQUE INDEX notice_choices_place ON notice_choices (user_id, kind, coalesce(dept_id, 0));

-- A notice that waits to be mailed: those of one person go together.
ALTER TABLE notice_users ADD COLUMN mail_since timestamptz;
CREATE INDEX notice_users_mail ON notice_users (user_id) WHERE mail_since IS NOT NULL;

-- When a person was last sent notices.
CREATE TABLE notice_mails (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  mail_time timestamptz NOT NULL
);
