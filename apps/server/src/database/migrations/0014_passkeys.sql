-- Passkeys (Web Authentication): what a user's device signs a challenge with, in place of password and code.
CREATE TABLE passkeys (
  passkey_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Base64url, as the device chose it.
  credential_id text NOT NULL UNIQUE,
  -- COSE key (RFC 9052) in base64url.
  public_key text NOT NULL,
  -- How often the device says it has signed; 0 for good where it does not count.
  counter bigint NOT NULL,
  name text NOT NULL,
  synced boolean NOT NULL,
  create_time timestamptz NOT NULL DEFAULT now(),
  last_used timestamptz
);

CREATE INDEX passkeys_of_user ON passkeys (user_id);
