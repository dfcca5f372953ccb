import { kindOf } from '@netloom/contract';
import type { RunScreen } from '@netloom/contract';

const SCREENS: Record<RunScreen, string> = {
  simulation: '/charts/simulation',
  synthesis: '/charts/synthesis',
  timing: '/charts/staticTimingAnalysis',
  flow: '/runs/flow',
  regression: '/example/list',
};

/** What a run screen is opened with: its form's choices as search parameters. */
export type RunChoice = Record<string, string>;

/** The address of a kind's screen, with choices for its form. */
export function runScreenAddress(kind: string, choice: RunChoice = {}): string {
  const search = new URLSearchParams(choice).toString();
  // Any of them shows log, problems and files of a run that this version knows nothing else of.
  const address = SCREENS[kindOf(kind)?.screen ?? 'simulation'];
  return search === '' ? address : `${address}?${search}`;
}

/** The address of one run. */
export function runAddress({ kind, runId }: { kind: string; runId: string }): string {
  return runScreenAddress(kind, { run: runId });
}

/** The address of one of a run's tabs. */
export function runTabAddress({ kind, runId }: { kind: string; runId: string }, tab: string): string {
  return runScreenAddress(kind, { run: runId, tab });
}

/** The screen of all runs. */
const LIST = '/runs/index';

/** The address of the runs that a schedule started. */
export function scheduleAddress(scheduleId: number): string {
  return `${LIST}?${new URLSearchParams({ schedule: String(scheduleId) })}`;
}

/** The address of the runs that were started on a branch. */
export function branchAddress(branch: string): string {
  return `${LIST}?${new URLSearchParams({ branch })}`;
}

/** The address of two runs side by side, the earlier one first. */
export function compareAddress(runId: string, withRunId: string): string {
  return `${LIST}?${new URLSearchParams({ compare: `${runId},${withRunId}` })}`;
}
