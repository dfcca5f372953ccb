import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, secret, time } from '../fields.ts';

/** Bytes in base64url without padding (RFC 4648, section 5), as WebAuthn's JSON has them; no trail keeps them. */
const bytes = (longest: number) =>
  secret(
    z
      .string()
      .max(longest)
      .regex(/^[\w-]+$/, 'expected base64url'),
  );

/** At most 1023 bytes (Web Authentication Level 3, section 4). */
const credentialId = bytes(1364);
const CredentialName = z.object({ id: z.string(), type: z.literal('public-key') });
/** How a browser reaches an authenticator, e.g. `usb` or `hybrid`; what is unknown is passed over. */
const transports = z.array(z.string().max(20)).max(10).optional();
const extensions = z.object({});
const attachment = z.enum(['platform', 'cross-platform']).optional().catch(undefined);

/** PublicKeyCredentialCreationOptionsJSON of Web Authentication Level 3, section 5.1.8, as far as it is used. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  excludeCredentials: z.array(CredentialName),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.number(),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** PublicKeyCredentialRequestOptionsJSON of section 5.1.8: any passkey of this installation. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.number(),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** RegistrationResponseJSON of section 5.1.8. */
const Registration = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(40_000), transports }),
});

/** AuthenticationResponseJSON of section 5.1.8. */
export const PasskeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).optional(),
  }),
});

const password = secret(z.string().max(1024));

export const beginPasskeySignIn = defineCall({
  method: 'GET',
  path: '/login/passkey/begin',
  summary: 'Begins a sign-in by passkey: a challenge that is good once, for five minutes, with its ticket.',
  reply: z.object({ ticket: z.string(), options: PasskeyRequest }),
});

export const signInByPasskey = defineCall({
  method: 'POST',
  path: '/login/passkey',
  summary:
    'Signs in by a passkey whose device verified its user, and returns the token. It asks for no code: it is two factors.',
  body: z.object({ ticket: secret(z.string().min(1).max(200)), assertion: PasskeyAssertion }),
  reply: z.object({ token: z.string() }),
});

export const Passkey = z.object({
  passkeyId: z.number(),
  name: z.string(),
  createTime: time,
  /** null while it was never used to sign in. */
  lastUsed: time.nullable(),
  /** Whether its provider copies it to other devices. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/passkey/list',
  summary: 'The caller’s passkeys, and whether he can add one.',
  reply: z.object({
    /** Why none can be added: no public address that WebAuthn allows, or an account of the sign-in provider. */
    refused: z.enum(['address', 'provider']).nullable(),
    /** Whether adding one asks for a code, too. */
    secondFactor: z.boolean(),
    rows: z.array(Passkey),
  }),
});

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/passkey/begin',
  summary: 'Begins to add a passkey: a challenge for this session, good once, for five minutes.',
  body: z.object({
    password,
    /** Of the second factor, or a recovery code, where one is on. */
    code: secret(z.string().trim().max(64)).optional(),
  }),
  reply: PasskeyCreation,
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/passkey/add',
  summary: 'Adds the passkey that a device made for the challenge, and mails its owner.',
  audit: true,
  body: z.object({ name: z.string().trim().normalize('NFC').min(1).max(60), registration: Registration }),
  reply: Passkey,
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/passkey/remove',
  summary: 'Removes an own passkey, ends the user’s other sessions and mails him.',
  audit: true,
  body: z.object({ passkeyId: id, password }),
  reply: z.null(),
});
