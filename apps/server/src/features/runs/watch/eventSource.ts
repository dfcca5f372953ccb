import { readEvents } from '@netloom/executor';
import type { EventPage } from '@netloom/executor';
import type { Database } from '../../../database/index.ts';
import { findRun } from '../repository.ts';
import { hasEnded } from './hasEnded.ts';
import type { RunEventSource } from './runFeed.ts';

/** Events of a run from a byte offset; none of one that has no folder: it consists of others, or waits for them. */
export async function eventsFrom(folder: string, offset: number): Promise<EventPage> {
  try {
    return await readEvents(folder, offset);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { events: [], ends: [], nextOffset: offset };
  }
}

/** How the streams of the server read runs. */
export function eventSource(folderOf: (runId: string) => string, database: Database): RunEventSource {
  return {
    readEvents: (runId, offset) => eventsFrom(folderOf(runId), offset),
    departmentOf: async (runId) => (await findRun(database, runId))?.deptId,
    hasEnded: async (runId) =>
      (await hasEnded(folderOf(runId))) || (await findRun(database, runId))?.state === 'finished',
  };
}
