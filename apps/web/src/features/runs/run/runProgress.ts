import type { RunPlan } from '@netloom/model';
import type { RunState } from './runState.ts';

/** How far a run is, 0 to 1: its steps' fractions by their weights. */
export function runProgress(plan: RunPlan, state: RunState): number {
  const whole = plan.steps.reduce((sum, step) => sum + step.weight, 0);
  const done = plan.steps.reduce((sum, step) => sum + step.weight * (state.steps[step.id]?.fraction ?? 0), 0);
  return whole === 0 ? 0 : done / whole;
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
