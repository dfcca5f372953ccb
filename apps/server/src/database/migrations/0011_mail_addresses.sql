-- An address counts as somebody's only once he has proven it, or an administrator vouches for it.
ALTER TABLE users ADD COLUMN email_confirmed boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX users_confirmed_email ON users (lower(email)) WHERE email_confirmed AND NOT deleted;

-- Addresses that wait for the mailed link; until it is opened the one in users holds.
CREATE TABLE email_changes (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
