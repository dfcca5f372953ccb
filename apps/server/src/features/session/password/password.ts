import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters of RFC 9106, 4 (second recommendation), at one lane. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Takes as long for an unknown user (`stored` undefined), or one without a password, as for a wrong password. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored || (await noUsersHash), password);
  return matches && Boolean(stored);
}

/** Stored for who signs in by another provider alone. */
export const NO_PASSWORD = '';

const noUsersHash = hashPassword(randomPassword());

/** 120 bits in letters and digits that are easy to copy. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}
