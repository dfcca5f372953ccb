import type { CaseCause, RunVerdict } from '@netloom/model';
import type { ResultVerdict } from '@netloom/model/regression';
import type { CaseOutcome } from './caseReader.ts';

/** How the run that simulated has ended, or its build where that kept it from beginning. */
export interface EndOfRun<Cause = unknown> {
  verdict: RunVerdict | null;
  reason: string;
  /** The reason, to be said in another language. */
  cause?: Cause | null;
}

/** What a simulation that never began came to, by how its run ended. */
const UNBEGUN: Readonly<Record<RunVerdict, ResultVerdict>> = {
  passed: 'lost',
  inconclusive: 'lost',
  // Nothing but its build can fail before the first simulation.
  failed: 'compile-failed',
  skipped: 'compile-failed',
  cancelled: 'cancelled',
  'timed-out': 'timed-out',
  'out-of-memory': 'out-of-memory',
  lost: 'lost',
};

/**
 * What one simulation of a run that has ended came to: by its log; where that breaks off in it, or does not come to it,
 * by how the run ended. A run that fails after simulations of it began did not fail to build: it ended, such as on a full
 * disk.
 */
export function endedAs<Cause = unknown>(
  outcome: Pick<CaseOutcome, 'verdict' | 'message' | 'exitCode' | 'cause'> | undefined,
  { verdict, reason, cause = null }: EndOfRun<Cause>,
  isBuilt: boolean,
): { verdict: ResultVerdict; message: string; cause: CaseCause | Cause | null } {
  if (outcome !== undefined) {
    const isCut = outcome.exitCode === undefined && verdict !== null && verdict !== 'failed';
    const { message, cause: own = null } = outcome;
    return { verdict: isCut ? UNBEGUN[verdict] : outcome.verdict, message, cause: own };
  }
  if (isBuilt && verdict === 'failed') return { verdict: 'lost', message: reason, cause };
  return { verdict: UNBEGUN[verdict ?? 'lost'], message: reason, cause };
}
