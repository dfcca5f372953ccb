import { readEvents } from '@netloom/executor';
import type { Database } from '../../../database/index.ts';
import { findRun } from '../repository.ts';
import { hasEnded } from './hasEnded.ts';
import type { RunEventSource } from './runFeed.ts';

/** How the streams of the server read runs. */
export function eventSource(folderOf: (runId: string) => string, database: Database): RunEventSource {
  return {
    readEvents: (runId, offset) => readEvents(folderOf(runId), offset),
    departmentOf: async (runId) => (await findRun(database, runId))?.deptId,
    hasEnded: (runId) => hasEnded(folderOf(runId)),
  };
}
