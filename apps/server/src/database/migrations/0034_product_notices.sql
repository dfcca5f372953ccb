-- What is told together while it is unread: many ends of runs are one notice.
ALTER TABLE notices ADD COLUMN group_key text NOT NULL DEFAULT '';
CREATE INDEX notices_group ON notices (kind, group_key, from_time DESC) WHERE kind <> 'written';

-- Where a person wants what the product tells of otherwise than by default.
CREATE TABLE notice_choices (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  way text NOT NULL CHECK (way IN ('bell', 'mail', 'off')),
  PRIMARY KEY (user_id, kind)
);
