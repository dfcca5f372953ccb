import { formatSeconds } from './formatSeconds.ts';
import { useNow } from './useNow.ts';

interface ElapsedProps {
  /** Milliseconds since the epoch; null has not begun. */
  from: number | null;
  /** Null goes on. */
  to: number | null;
}

/** How long something took, or takes so far. */
export function Elapsed({ from, to }: ElapsedProps) {
  const now = useNow(from !== null && to === null, 1000);
  return from === null ? null : <>{formatSeconds(((to ?? now) - from) / 1000)}</>;
}
