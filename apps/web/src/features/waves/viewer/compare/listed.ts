import type { WaveDifference } from '@netloom/contract';

export type Order = 'time' | 'path';

/** A difference with its place in the order in which it was told. */
export interface Listed {
  index: number;
  difference: WaveDifference;
}

/** The differences whose path has the text, in order. They are told by time. */
export function listed(differences: readonly WaveDifference[], text: string, order: Order): Listed[] {
  const wanted = text.trim().toLowerCase();
  const found = differences
    .map((difference, index) => ({ index, difference }))
    .filter(({ difference: { a, b } }) => `${a.path} ${b.path}`.toLowerCase().includes(wanted));
  if (order === 'time') return found;
  const { compare } = new Intl.Collator('en', { numeric: true });
  return found.sort((x, y) => compare(x.difference.a.path, y.difference.a.path));
}
