import type { StepState } from '../runState.ts';
import type { RunStanding } from '../runStanding.ts';
import type { Standing } from '../verdictLook.tsx';

/** A step waits for its turn, or is skipped when the run ended before it. */
export function stepLook(step: StepState | undefined, { standing, endedAt }: RunStanding): Standing {
  if (step === undefined) return endedAt === null ? 'queued' : 'skipped';
  if (step.status === 'succeeded') return 'passed';
  // A step that was stopped has failed too: what stopped it is the run's verdict.
  if (step.status === 'failed' && standing !== 'cancelled') return 'failed';
  return endedAt === null ? 'running' : standing;
}

/** How far the bar goes without a median: as far as the tool says, to the end once the step has ended. */
export function barFraction(step: StepState | undefined, look: Standing): number {
  if (step === undefined) return 0;
  return look === 'running' ? step.fraction : 1;
}

/** Longer than this many times the median is worth a remark, from this many seconds on. */
const SLOW = 1.5;
const WORTH_SECONDS = 1;

/** A bar of time with the median of earlier runs marked on it; both as fractions of its length. */
export interface TimeBar {
  filled: number;
  median: number;
  slow: boolean;
}

export function timeBar(seconds: number, median: number): TimeBar {
  const whole = Math.max(seconds, median * SLOW);
  if (whole === 0) return { filled: 0, median: 0, slow: false };
  const slow = seconds > median * SLOW && seconds - median > WORTH_SECONDS;
  return { filled: seconds / whole, median: median / whole, slow };
}
