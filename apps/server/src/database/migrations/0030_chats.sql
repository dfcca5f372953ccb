-- Part of PostgreSQL; whoever owns a database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE chats (
  chat_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('private', 'group', 'room')),
  -- A chat of two people belongs to no project.
  dept_id integer REFERENCES departments ON DELETE CASCADE,
  title text NOT NULL DEFAULT '',
  -- What a room is about: run:<id> or design:<path>.
  subject text,
  -- The two people of a private chat.
  low_user integer REFERENCES users ON DELETE CASCADE,
  high_user integer REFERENCES users ON DELETE CASCADE,
  -- Sequence number of the newest message.
  last_seq integer NOT NULL DEFAULT 0,
  last_time timestamptz NOT NULL DEFAULT now(),
  create_by integer REFERENCES users ON DELETE SET NULL,
  create_time timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'private') = (dept_id IS NULL)),
  CHECK ((kind = 'private') = (low_user IS NOT NULL AND high_user IS NOT NULL)),
  CHECK (low_user < high_user),
  CHECK ((kind = 'room') = (subject IS NOT NULL))
);
CREATE UNIQUE INDEX chats_pair ON chats (low_user, high_user) WHERE kind = 'private';
CREATE UNIQUE INDEX chats_room ON chats (dept_id, subject) WHERE kind = 'room';

CREATE TABLE chat_members (
  chat_id integer NOT NULL REFERENCES chats ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Messages up to this number have been read.
  read_seq integer NOT NULL DEFAULT 0,
  muted boolean NOT NULL DEFAULT false,
  join_time timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (chat_id, user_id)
);
CREATE INDEX chat_members_user ON chat_members (user_id);

CREATE TABLE messages (
  message_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chat_id integer NOT NULL REFERENCES chats ON DELETE CASCADE,
  seq integer NOT NULL,
  author_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  content text NOT NULL,
  -- Pairs of neighbouring letters of scripts without spaces: a trigram cannot find a word of two of them.
  pairs text[] NOT NULL DEFAULT '{}',
  root_id integer REFERENCES messages ON DELETE SET NULL,
  nonce text NOT NULL,
  create_time timestamptz NOT NULL DEFAULT now(),
  edit_time timestamptz,
  delete_time timestamptz,
  pin_time timestamptz,
  UNIQUE (chat_id, seq),
  UNIQUE (chat_id, author_id, nonce)
);
-- What unread counts and last messages read, without the rows.
CREATE INDEX messages_living ON messages (chat_id, seq) INCLUDE (author_id) WHERE delete_time IS NULL;
CREATE INDEX messages_thread ON messages (root_id, seq) WHERE root_id IS NOT NULL;
CREATE INDEX messages_pinned ON messages (chat_id, seq) WHERE pin_time IS NOT NULL;
CREATE INDEX messages_words ON messages USING gin (lower(content) gin_trgm_ops) WHERE delete_time IS NULL;
CREATE INDEX messages_pairs ON messages USING gin (pairs) WHERE delete_time IS NULL;

-- What a message said before an edit.
CREATE TABLE message_edits (
  edit_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id integer NOT NULL REFERENCES messages ON DELETE CASCADE,
  content text NOT NULL,
  edit_time timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX message_edits_message ON message_edits (message_id);

CREATE TABLE message_mentions (
  message_id integer NOT NULL REFERENCES messages ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  chat_id integer NOT NULL,
  seq integer NOT NULL,
  PRIMARY KEY (message_id, user_id)
);
CREATE INDEX message_mentions_user ON message_mentions (user_id, chat_id, seq);

CREATE TABLE message_reactions (
  message_id integer NOT NULL REFERENCES messages ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  emoji text NOT NULL,
  PRIMARY KEY (message_id, user_id, emoji)
);

-- Pictures and files of messages and tickets. Until it is sent with one it is its owner's alone.
CREATE TABLE attachments (
  image_id uuid PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('image', 'file')),
  media_type text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  content bytea NOT NULL,
  bytes integer NOT NULL,
  message_id integer REFERENCES messages ON DELETE CASCADE,
  create_time timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX attachments_message ON attachments (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX attachments_owner ON attachments (owner_id, create_time);

INSERT INTO menus (position, title_key, icon, kind, built_in) VALUES (7, 'talk', 'talk', 'layout', true);
INSERT INTO menus (parent_id, position, title_key, icon, screen, hidden, built_in)
SELECT menu_id, place, screens.screen, screens.icon, screens.screen, screens.hidden, true
FROM menus
CROSS JOIN (
  VALUES (1, 'notifications', 'talk', false), (2, 'chat', 'talk', true)
) AS screens (place, screen, icon, hidden)
WHERE title_key = 'talk' AND parent_id IS NULL;
