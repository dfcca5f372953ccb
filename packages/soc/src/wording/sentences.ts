import { fixOf, sayer } from '@netloom/model';
import type { Fix, PointerEdit, ValuesOf } from '@netloom/model';
import { ADDRESSES } from './addresses.ts';
import { CONNECTIONS } from './connections.ts';
import { FIXES } from './fixes.ts';
import { IMPORTS } from './imports.ts';
import { NAMES } from './names.ts';
import { REFUSALS } from './refusals.ts';
import { TIMING } from './timing.ts';

/**
 * Every sentence that checks of SoC documents say, in English. The key is the code of the problem and, where a code has
 * several, a short name; other languages are worded by the same keys.
 */
export const SOC_SENTENCES = {
  ...NAMES,
  ...CONNECTIONS,
  ...TIMING,
  ...ADDRESSES,
  ...FIXES,
  ...REFUSALS,
  ...IMPORTS,
} as const;

export type SocSentence = keyof typeof SOC_SENTENCES;
export type NameSentence = keyof typeof NAMES;
export type ConnectionSentence = keyof typeof CONNECTIONS;
export type TimingSentence = keyof typeof TIMING;
export type AddressSentence = keyof typeof ADDRESSES;
export type ImportSentence = keyof typeof IMPORTS;
export type RefusalSentence = keyof typeof REFUSALS;
export type FixTitle = keyof typeof FIXES;
export type SentenceValues<Key extends SocSentence> = ValuesOf<(typeof SOC_SENTENCES)[Key]>;

export const say = sayer(SOC_SENTENCES);

/** A fix with its title. */
export function mending<Key extends FixTitle>(
  key: Key,
  values: SentenceValues<Key>,
  edits: PointerEdit[],
): Fix {
  return fixOf(say(key, values), edits);
}
