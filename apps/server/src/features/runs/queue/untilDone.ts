import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_MILLISECONDS = 250;
const LONGEST_MILLISECONDS = 5000;

/** Repeats work that fails, with longer and longer rests, until it succeeds or `signal` aborts. */
export async function untilDone(
  work: () => Promise<void>,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (let rest = FIRST_MILLISECONDS; !signal.aborted; rest = Math.min(rest * 2, LONGEST_MILLISECONDS)) {
    try {
      return await work();
    } catch (error) {
      onFailure(error);
      await sleep(rest, undefined, { signal }).catch(() => undefined);
    }
  }
}
