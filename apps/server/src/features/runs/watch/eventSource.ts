import { stat } from 'node:fs/promises';
import { readEvents, runFolder } from '@netloom/executor';
import type { Database } from '../../../database/index.ts';
import { findRun } from '../repository.ts';
import type { RunEventSource } from './runFeed.ts';

/** Holds the last event of a run, whatever it says. */
const TAIL_BYTES = 65_536;

/** How the streams of the server read runs. */
export function eventSource(folderOf: (runId: string) => string, database: Database): RunEventSource {
  return {
    readEvents: (runId, offset) => readEvents(folderOf(runId), offset),
    departmentOf: async (runId) => (await findRun(database, runId))?.deptId,
    async hasEnded(runId) {
      const folder = folderOf(runId);
      const { size } = await stat(runFolder(folder).events);
      const { events } = await readEvents(folder, Math.max(0, size - TAIL_BYTES));
      return events.some(({ type }) => type === 'finished');
    },
  };
}
