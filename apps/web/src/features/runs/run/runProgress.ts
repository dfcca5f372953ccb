import type { RunPlan } from '@netloom/model';
import type { RunState } from './runState.ts';
import type { RunDetails } from './useRun.ts';

/** How far a run is, 0 to 1: its steps' fractions by their weights. */
export function runProgress(plan: RunPlan, state: RunState): number {
  const whole = plan.steps.reduce((sum, step) => sum + step.weight, 0);
  const done = plan.steps.reduce((sum, step) => sum + step.weight * (state.steps[step.id]?.fraction ?? 0), 0);
  return whole === 0 ? 0 : done / whole;
}

/** The same of any run: one of several runs is as far as those of them that have ended. */
export function progressOf(
  { plan, children }: Pick<RunDetails, 'plan' | 'children'>,
  state: RunState,
): number {
  if (plan !== null) return runProgress(plan, state);
  const ended = children.filter((child) => child.state === 'finished').length;
  return children.length === 0 ? 0 : ended / children.length;
}

/** What to show of a run by itself: the log or a live result while it runs, then its first result, or what went wrong. */
export function naturalTab(
  state: RunState,
  ended: boolean,
  results: readonly { key: string; live?: boolean }[],
): string {
  if (!ended) return results.find(({ live }) => live)?.key ?? 'log';
  if (results[0] !== undefined) return results[0].key;
  const failed = state.diagnostics.some(({ diagnostic }) => diagnostic.severity === 'error');
  return failed ? 'problems' : 'log';
}
