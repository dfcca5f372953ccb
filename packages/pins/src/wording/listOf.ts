import type { Said } from '@netloom/model';
import { say } from './sentences.ts';

const MOST_NAMED = 8;

/** `PA9, PB6 and PC4`; of a long list the first few. */
export function listOf(names: readonly (string | Said)[], word: 'and' | 'or' = 'and'): string | Said {
  const hidden = Math.max(0, names.length - MOST_NAMED);
  return ending(names.slice(0, MOST_NAMED), hidden, word);
}

function ending(
  [one = '', ...others]: readonly (string | Said)[],
  hidden: number,
  word: 'and' | 'or',
): string | Said {
  const [other, ...rest] = others;
  if (other === undefined) return hidden === 0 ? one : say(`list/${word}-more`, { one, count: hidden });
  if (rest.length === 0 && hidden === 0) return say(`list/${word}`, { one, other });
  return say('list/next', { one, rest: ending(others, hidden, word) });
}
