import type { Said } from '@netloom/model';
import { say } from './sentences.ts';

/** The parts one after the other, separated as the language does it; there is at least one. */
export function listed(parts: readonly Said[]): Said {
  return parts.reduce((first, rest) => say('REG-LIST', { first, rest }));
}
