import type { RunPlan } from '@netloom/model';
import type { RunState } from './runState.ts';

/** How far a run is, 0 to 1: its steps' fractions by their weights. */
export function runProgress(plan: RunPlan, state: RunState): number {
  const whole = plan.steps.reduce((sum, step) => sum + step.weight, 0);
  const done = plan.steps.reduce((sum, step) => sum + step.weight * (state.steps[step.id]?.fraction ?? 0), 0);
  return whole === 0 ? 0 : done / whole;
}

export type RunTab = 'log' | 'problems' | 'wave';

/** What to show of a run by itself: the log while it runs, then its wave, or what went wrong. */
export function naturalTab(state: RunState): RunTab {
  if (state.finished === null) return 'log';
  if (waveOf(state) !== null) return 'wave';
  const failed = state.diagnostics.some(({ diagnostic }) => diagnostic.severity === 'error');
  return failed ? 'problems' : 'log';
}

/** Path of the run's first wave dump; null while or when there is none. */
export function waveOf(state: RunState): string | null {
  return state.artifacts.find(({ output }) => output.kind === 'wave')?.output.path ?? null;
}
