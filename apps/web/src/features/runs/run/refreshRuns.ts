import { listRuns, listSchedules, runStorage, runTrend, runsOfCommits, showRun } from '@netloom/contract';
import { callKey, queryClient } from '../../../api/index.ts';

/** Reads again what is shown of runs: lists, single runs, trends and schedules. */
export async function refreshRuns(): Promise<void> {
  const affected = [listRuns, showRun, runTrend, listSchedules, runStorage, runsOfCommits];
  await Promise.all(
    affected.map((call) => queryClient.invalidateQueries({ queryKey: callKey<typeof call>(call) })),
  );
}

/** Key of the places in the queue. They follow the changes of others slowly: each is a call of its own. */
export const turnKey = ['run turn'] as const;

/** Reads the places in the queue again, as one's own change wants it. */
export function refreshTurns(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: turnKey });
}
