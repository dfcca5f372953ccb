import type { Span } from '../view/span.ts';

/** Shares of the window that a transaction should at least and at most fill to be readable. */
const least = 0.02;
const most = 0.9;
const wanted = 0.2;

/** A span in which a transaction is well seen; null: it is in the one that is shown. */
export function spanAround({ begin, end }: { begin: number; end: number }, shown: Span): Span | null {
  const length = Math.max(1, end - begin);
  const share = length / (shown.to - shown.from);
  if (share >= least && share <= most && begin >= shown.from && end <= shown.to) return null;
  const half = share >= least && share <= most ? (shown.to - shown.from) / 2 : length / wanted / 2;
  const middle = (begin + end) / 2;
  return { from: middle - half, to: middle + half };
}
