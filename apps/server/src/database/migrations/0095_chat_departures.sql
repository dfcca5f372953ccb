-- Whether those who left a chat of the project go on reading what was said there before.
ALTER TABLE departments ADD COLUMN former_members_read boolean NOT NULL DEFAULT false;

-- Who left a chat, or the project that it belongs to: its newest message and its title then.
CREATE TABLE chat_departures (
  chat_id integer NOT NULL REFERENCES chats ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  seq integer NOT NULL,
  title text NOT NULL,
  leave_time timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (chat_id, user_id)
);
CREATE INDEX chat_departures_user ON chat_departures (user_id);

-- However somebody comes to be out of a chat. Nothing is noted when the chat or the user goes.
CREATE FUNCTION note_departures(chat chats, leaving integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO chat_departures (chat_id, user_id, seq, title)
  SELECT chat.chat_id, u.user_id, chat.last_seq, chat.title FROM users u WHERE u.user_id = leaving
  ON CONFLICT (chat_id, user_id)
  DO UPDATE SET seq = excluded.seq, title = excluded.title, leave_time = excluded.leave_time
$$;

CREATE FUNCTION note_left_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_departures(c, OLD.user_id) FROM chats c WHERE c.chat_id = OLD.chat_id AND c.dept_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER chat_left AFTER DELETE ON chat_members FOR EACH ROW EXECUTE FUNCTION note_left_chat();

CREATE FUNCTION note_left_chats_of_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_departures(c, OLD.user_id)
  FROM chat_members m JOIN chats c USING (chat_id) JOIN departments d USING (dept_id)
  WHERE m.user_id = OLD.user_id AND d.dept_id = OLD.dept_id;
  RETURN NULL;
END $$;
CREATE TRIGGER chats_of_project_left AFTER DELETE ON memberships
  FOR EACH ROW EXECUTE FUNCTION note_left_chats_of_project();
