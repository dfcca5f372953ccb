import { isDeepStrictEqual } from 'node:util';
import type { Executor } from '@netloom/executor';
import type { Services } from '../../../services.ts';
import type { RunRecord } from '../repository.ts';
import { runsChanged } from '../watch/runsChanged.ts';
import { notePending } from './repository.ts';

/**
 * What is asked of a run time and again while it goes on: whether its process lives, and what it waits for where a
 * scheduler has it. Only a change of that is written and told.
 */
export function lookAfter(
  run: RunRecord,
  { database, hub }: Pick<Services, 'database' | 'hub'>,
  executor: Executor,
  folder: string,
): () => Promise<void> {
  let told = run.pending;
  return async () => {
    await executor.reattach(folder);
    const pending = (await executor.pending?.(folder)) ?? null;
    if (isDeepStrictEqual(pending, told)) return;
    await notePending(database, run.runId, pending);
    told = pending;
    runsChanged(hub, run.deptId);
  };
}
