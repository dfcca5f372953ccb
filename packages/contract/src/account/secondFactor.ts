import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, secret, time } from '../fields.ts';

/** What a sign-in whose password was right still needs, in data.secondFactor of its 601 reply. */
export const SecondFactorNeeded = z.object({
  /** A code of the second factor, or to set one up because the installation or a project asks for it. */
  step: z.enum(['code', 'setup']),
  /** For the step's calls alone: it opens no session. Good for 5 minutes (code), 15 (setup), and five wrong codes. */
  challenge: z.string(),
  /** Where a sign-in by another provider was to lead. */
  redirect: z.string().optional(),
});
export type SecondFactorNeeded = z.infer<typeof SecondFactorNeeded>;

const challenge = secret(z.string().min(1).max(200));
/** Six digits of the authenticator. */
const deviceCode = secret(z.string().trim().min(1).max(32));
/** Six digits of the authenticator, or a recovery code. */
const code = secret(z.string().trim().min(1).max(64));
/** Of accounts that have one; others need a session of at most ten minutes. */
const password = secret(z.string().max(1024)).optional();

/** What an authenticator needs (RFC 6238): the secret in Base32, and the otpauth URI for its QR code. Told once. */
const Enrolment = z.object({ secret: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof Enrolment>;

/** Each stands once for a code of the authenticator. Told once. */
const recoveryCodes = z.array(z.string());

export const signInByCode = defineCall({
  method: 'POST',
  path: '/login/code',
  summary: 'Ends a sign-in with a code of the second factor, or a recovery code, and returns the token.',
  body: z.object({ challenge, code }),
  reply: z.object({ token: z.string() }),
});

export const beginSetUpAtSignIn = defineCall({
  method: 'POST',
  path: '/login/secondFactor/begin',
  summary: 'Begins to set up the second factor that a sign-in asks for.',
  body: z.object({ challenge }),
  reply: Enrolment,
});

export const confirmSetUpAtSignIn = defineCall({
  method: 'POST',
  path: '/login/secondFactor/confirm',
  summary: 'Turns the second factor on by its first code, and ends the sign-in: answers the token.',
  audit: true,
  body: z.object({ challenge, code: deviceCode }),
  reply: z.object({ token: z.string(), recoveryCodes }),
});

export const secondFactorState = defineCall({
  method: 'GET',
  path: '/secondFactor/state',
  summary: 'Whether the caller’s second factor is on, and how many recovery codes are left.',
  reply: z.object({
    /** null while it is off. */
    since: time.nullable(),
    recoveryCodes: z.number(),
    /** The installation or a project of his asks for one. */
    required: z.boolean(),
    /** Whether the account has a password, which changes of the factor ask for. */
    password: z.boolean(),
  }),
});

export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/secondFactor/begin',
  summary:
    'Makes a secret for an authenticator; it holds from its first code on, which must come within 15 minutes.',
  body: z.object({ password }),
  reply: Enrolment,
});

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/secondFactor/confirm',
  summary: 'Turns the second factor on by its first code, and ends the user’s other sessions.',
  audit: true,
  body: z.object({ code: deviceCode }),
  reply: z.object({ recoveryCodes }),
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/secondFactor/recoveryCodes',
  summary: 'Makes ten new recovery codes; those before are void.',
  audit: true,
  body: z.object({ password, code }),
  reply: z.object({ recoveryCodes }),
});

export const turnOffSecondFactor = defineCall({
  method: 'POST',
  path: '/secondFactor/turnOff',
  summary:
    'Turns the own second factor off, and ends the user’s other sessions; where one is required this one too.',
  audit: true,
  body: z.object({ password, code }),
  reply: z.null(),
});

export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/secondFactor/remove',
  summary: 'Takes the second factor of another user away, ends his sessions and mails him.',
  audit: true,
  body: z.object({ userId: id }),
  reply: z.null(),
});
