import { showRun } from '@netloom/contract';
import { useEffect } from 'react';
import { useCall } from '../../../api/index.ts';
import { progressOf } from './runProgress.ts';
import { emptyRun } from './runState.ts';
import { useRuns, watchRun } from './runStore.ts';

/** How far a run is that goes on, 0 to 1, followed live. */
export function useRunProgress(runId: string): number {
  const state = useRuns((runs) => runs[runId]) ?? emptyRun;
  const { data } = useCall(showRun, { query: { runId } }, { staleTime: 0, meta: { quiet: true } });
  const followed = data !== undefined;
  useEffect(() => (followed ? watchRun(runId) : undefined), [followed, runId]);
  return data === undefined ? 0 : progressOf(data, state);
}
