import { showRun } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { useEffect } from 'react';
import { useCall } from '../../../api/index.ts';
import { setProblems } from '../../files/editor/index.ts';
import { emptyRun } from './runState.ts';
import type { RunState } from './runState.ts';
import { useRuns, watchRun } from './runStore.ts';

export type RunDetails = ReplyOf<typeof showRun>;

interface Run {
  state: RunState;
  /** Null until it has been read. */
  details: RunDetails | null;
  /** Why it cannot be shown, or no longer: it may have been deleted meanwhile. */
  error: Error | null;
}

/** A run with its plan, followed live; what its tools say is marked in the editor. */
export function useRun(runId: string): Run {
  const state = useRuns((runs) => runs[runId]) ?? emptyRun;
  const { data, error } = useCall(showRun, { query: { runId } }, { staleTime: 0, meta: { quiet: true } });
  const followed = data !== undefined && error === null;
  useEffect(() => (followed ? watchRun(runId) : undefined), [followed, runId]);
  const { diagnostics } = state;
  useEffect(() => {
    setProblems(
      'run',
      diagnostics.map(({ diagnostic }) => diagnostic),
    );
  }, [diagnostics]);
  return { state, details: data ?? null, error };
}
