-- The second factor of a user (RFC 6238). Its secret is encrypted; until a first code confirms it, it is not asked for.
CREATE TABLE second_factors (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret text NOT NULL,
  begin_time timestamptz NOT NULL,
  confirmed_time timestamptz,
  -- Time step of the code that was accepted last: no code of it or before is accepted again.
  last_step bigint NOT NULL DEFAULT -1
);

-- Hashes of the codes for who has lost his device; each goes when it is used.
CREATE TABLE recovery_codes (
  user_id integer NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- Whether the members of a project need a second factor.
ALTER TABLE departments ADD COLUMN second_factor boolean NOT NULL DEFAULT false;
