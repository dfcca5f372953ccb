import type { RunKind } from '@netloom/model';

/** The screen that shows runs of a kind. */
const SCREENS: Record<RunKind, string> = {
  lint: '/charts/simulation',
  simulate: '/charts/simulation',
  boot: '/charts/simulation',
  synthesize: '/charts/synthesis',
  place: '/charts/synthesis',
  timing: '/charts/staticTimingAnalysis',
};

/** What a run screen is opened with: its form's choices as search parameters. */
export type RunChoice = Record<string, string>;

/** The address of a kind's screen, with choices for its form. */
export function runScreenAddress(kind: RunKind, choice: RunChoice = {}): string {
  const search = new URLSearchParams(choice).toString();
  return search === '' ? SCREENS[kind] : `${SCREENS[kind]}?${search}`;
}

/** The address of one run. */
export function runAddress({ kind, runId }: { kind: RunKind; runId: string }): string {
  return runScreenAddress(kind, { run: runId });
}

/** The address of one of a run's tabs. */
export function runTabAddress({ kind, runId }: { kind: RunKind; runId: string }, tab: string): string {
  return runScreenAddress(kind, { run: runId, tab });
}

/** The screen of all runs. */
const LIST = '/runs/index';

/** The address of the runs that a schedule started. */
export function scheduleAddress(scheduleId: number): string {
  return `${LIST}?${new URLSearchParams({ schedule: String(scheduleId) })}`;
}

/** The address of two runs side by side, the earlier one first. */
export function compareAddress(runId: string, withRunId: string): string {
  return `${LIST}?${new URLSearchParams({ compare: `${runId},${withRunId}` })}`;
}
