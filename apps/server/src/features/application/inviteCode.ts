import { createHash, randomInt } from 'node:crypto';

/** Crockford's Base32: no I, L, O or U, so that a code can be read aloud and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LETTERS = 5;

/** 100 random bits, e.g. 7KQ4M-0XW2D-9TBNA-R5C1H. */
export function newInviteCode(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)]!;
  const group = () => Array.from({ length: GROUP_LETTERS }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** What is stored of a code, however it was typed: case, spaces and hyphens do not count, O is 0, I and L are 1. */
export function hashInviteCode(code: string): string {
  const letters = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return createHash('sha256').update(letters).digest('hex');
}
