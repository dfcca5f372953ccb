import { listRuns, listSchedules, runStorage, runTrend, showRun } from '@netloom/contract';
import { callKey, queryClient } from '../../api/index.ts';

/** Reads again what is shown of runs: lists, single runs, trends and schedules. */
export async function refreshRuns(): Promise<void> {
  const affected = [listRuns, showRun, runTrend, listSchedules, runStorage];
  await Promise.all(
    affected.map((call) => queryClient.invalidateQueries({ queryKey: callKey<typeof call>(call) })),
  );
}
