-- A ticket belongs to no project: its room is open to those who may see the ticket.
ALTER TABLE chats ADD COLUMN ticket_id integer REFERENCES tickets ON DELETE CASCADE;
ALTER TABLE chats DROP CONSTRAINT chats_check;
ALTER TABLE chats ADD CONSTRAINT chats_place
  CHECK ((kind = 'private') = (dept_id IS NULL AND ticket_id IS NULL)),
  ADD CONSTRAINT chats_of_ticket
  CHECK (ticket_id IS NULL OR (kind = 'room' AND dept_id IS NULL));
CREATE UNIQUE INDEX chats_ticket ON chats (ticket_id) WHERE ticket_id IS NOT NULL;
