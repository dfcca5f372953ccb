import { setTimeout as sleep } from 'node:timers/promises';
import { readEvents } from './eventLog.ts';
import type { EventPage } from './executor.ts';

const POLL_MILLISECONDS = 100;

/** Follows an event log from a byte offset to the event that closes the run. */
export async function* watchRun(
  folder: string,
  offset: number,
  signal?: AbortSignal,
): AsyncGenerator<EventPage> {
  while (!signal?.aborted) {
    const page = await readEvents(folder, offset);
    if (page.nextOffset > offset) {
      offset = page.nextOffset;
      yield page;
      if (page.events.some(({ type }) => type === 'finished')) return;
    } else {
      await sleep(POLL_MILLISECONDS);
    }
  }
}
