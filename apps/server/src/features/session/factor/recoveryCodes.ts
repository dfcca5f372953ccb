import { randomBytes } from 'node:crypto';
import { hashToken } from '../token.ts';
import { base32 } from './base32.ts';

export const RECOVERY_CODES = 10;
/** 80 bits: too many to guess, so that a plain hash is enough to store. */
const BYTES = 10;
const LENGTH = 16;

/** New codes in groups of four letters and digits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(BYTES)).match(/.{4}/g)!.join('-'));
}

/** What is stored of a code as somebody typed it; undefined for what cannot be one. */
export function recoveryHash(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH ? hashToken(code) : undefined;
}
