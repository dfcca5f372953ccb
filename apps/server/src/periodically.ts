import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does work now and again `milliseconds` after each end, until what it answers is called; that waits for work under
 * way. A failure is told to `onFailure`, and the work goes on in its next turn.
 */
export function periodically(
  milliseconds: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeat = async () => {
    while (!signal.aborted) {
      await work().catch(onFailure);
      await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = repeat();
  return async () => {
    stopping.abort();
    await ended;
  };
}
