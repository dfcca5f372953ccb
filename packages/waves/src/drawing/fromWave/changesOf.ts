import type { RemoteWave } from '../../remote/remoteTypes.ts';
import type { SignalRef } from '../../waveTypes.ts';

export interface Change {
  time: number;
  value: string;
}

export type WaveChanges = Pick<RemoteWave, 'changes'>;

const PAGE = 20_000;

/** The value at `from`, then every change up to `to`. */
export async function* changesOf(
  wave: WaveChanges,
  signal: SignalRef,
  from: number,
  to: number,
  abort?: AbortSignal,
): AsyncGenerator<Change> {
  let last = -Infinity;
  for (let at: number | null = from; at !== null;) {
    abort?.throwIfAborted();
    const page: Awaited<ReturnType<WaveChanges['changes']>> = await wave.changes(signal, at, to, PAGE, abort);
    for (const [i, time] of page.times.entries()) {
      // The next page begins with the last change of this one.
      if (time > last) yield { time, value: page.values[i]! };
      last = Math.max(last, time);
    }
    at = page.next === at ? null : page.next;
  }
}
