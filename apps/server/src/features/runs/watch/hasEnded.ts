import { stat } from 'node:fs/promises';
import { readEvents, runFolder } from '@netloom/executor';

/** Holds the last event of a run, whatever it says. */
const TAIL_BYTES = 65_536;

/** Whether the event log of a run holds its end; one that is gone holds none. */
export async function hasEnded(folder: string): Promise<boolean> {
  const size = await stat(runFolder(folder).events).then(
    (stats) => stats.size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0;
      throw error;
    },
  );
  if (size === 0) return false;
  const { events } = await readEvents(folder, Math.max(0, size - TAIL_BYTES));
  return events.some(({ type }) => type === 'finished');
}
