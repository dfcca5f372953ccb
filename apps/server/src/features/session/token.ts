import { createHash, randomBytes } from 'node:crypto';

/** Days that a session lasts. */
export const SESSION_DAYS = 30;

/** 256 random bits: too many to guess, so that a plain hash is enough to store. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
