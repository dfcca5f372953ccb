import type { ServerLoad } from '@netloom/contract';
import { useState } from 'react';

/** Five minutes, a point every three seconds. */
const SPAN_MS = 300_000;

/** The loads of the last minutes, the oldest first. */
export function useLoadHistory(now: ServerLoad | undefined): readonly ServerLoad[] {
  const [history, setHistory] = useState<readonly ServerLoad[]>([]);
  if (now !== undefined && history.at(-1) !== now) setHistory(withLoad(history, now));
  return history;
}

/** Each moment once, what is older than the span forgotten. */
export function withLoad(known: readonly ServerLoad[], now: ServerLoad): readonly ServerLoad[] {
  const oldest = Date.parse(now.time) - SPAN_MS;
  const kept = known.filter(({ time }) => Date.parse(time) >= oldest && time !== now.time);
  return [...kept, now];
}
