import { cancelRun, openShell, pinRun, prioritizeRun, retryRun } from '@netloom/contract';
import type { RunPriority, RunRow } from '@netloom/contract';
import { announceError, errorText } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { refreshRuns, refreshTurns } from '../refreshRuns.ts';

export type Tree = 'pinned' | 'current';

type Change = (row: RunRow) => Promise<RunRow>;

/** Makes a call for every run, whichever are refused; each reason is told once. Answers with the rows that changed. */
async function changeAll(rows: readonly RunRow[], change: Change): Promise<RunRow[]> {
  const outcomes = await Promise.allSettled(rows.map(change));
  const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  for (const reason of new Map(reasons.map((each) => [errorText(each), each])).values()) {
    announceError(reason);
  }
  void refreshRuns();
  void refreshTurns();
  return outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

export function cancelRuns(rows: readonly RunRow[]): Promise<RunRow[]> {
  const going = rows.filter(({ state }) => state !== 'finished');
  return changeAll(going, ({ runId }) => callApi(cancelRun, { body: { runId } }));
}

/** Answers with the new runs. */
export function retryRuns(rows: readonly RunRow[], tree: Tree): Promise<RunRow[]> {
  return changeAll(rows, ({ runId }) => callApi(retryRun, { body: { runId, tree } }));
}

/** Answers with the run that is the shell; without one where it was refused. */
export function openShells(rows: readonly RunRow[]): Promise<RunRow[]> {
  return changeAll(rows, ({ runId }) => callApi(openShell, { body: { runId } }));
}

export function pinRuns(rows: readonly RunRow[], pinned: boolean): Promise<RunRow[]> {
  const others = rows.filter((row) => row.pinned !== pinned);
  return changeAll(others, ({ runId }) => callApi(pinRun, { body: { runId, pinned } }));
}

/** Whether a run, or one that it consists of, has not started, so that its priority says something. */
export function hasUnstarted({ state, children }: RunRow): boolean {
  return [state, ...children.map((child) => child.state)].some(
    (each) => each === 'queued' || each === 'waiting',
  );
}

export function prioritizeRuns(rows: readonly RunRow[], priority: RunPriority): Promise<RunRow[]> {
  return changeAll(rows.filter(hasUnstarted), ({ runId }) =>
    callApi(prioritizeRun, { body: { runId, priority } }),
  );
}
