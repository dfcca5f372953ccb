import { watch, type FSWatcher } from 'node:fs';
import { readEvents } from './eventLog.ts';
import type { EventPage } from './executor.ts';
import { runFolder } from './runFolder.ts';

/** How long a change may stay unseen where the file system does not tell of it, as a shared one does not. */
const POLL_MILLISECONDS = 100;

function notify(path: string, changed: () => void): FSWatcher | undefined {
  try {
    return watch(path, { persistent: false }, changed).on('error', changed);
  } catch {
    // The machine has no watches left.
    return undefined;
  }
}

/** Follows an event log from a byte offset to the event that closes the run. */
export async function* watchRun(
  folder: string,
  offset: number,
  signal?: AbortSignal,
): AsyncGenerator<EventPage> {
  let wake = (): void => undefined;
  const watcher = notify(runFolder(folder).events, () => wake());
  try {
    while (!signal?.aborted) {
      const changed = new Promise<void>((resolve) => (wake = resolve));
      const page = await readEvents(folder, offset);
      if (page.nextOffset === offset) {
        const poll = setTimeout(wake, POLL_MILLISECONDS);
        await changed;
        clearTimeout(poll);
        continue;
      }
      offset = page.nextOffset;
      yield page;
      if (page.events.some(({ type }) => type === 'finished')) return;
    }
  } finally {
    watcher?.close();
  }
}
