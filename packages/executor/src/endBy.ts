import type { ExecutorCause, JobEnd } from '@netloom/model';
import type { FinishedEvent } from './eventLog.ts';

/** How a run ended. */
export type RunEnd = Pick<FinishedEvent, 'verdict' | 'reason' | 'cause'>;

/** An end by a cause of ours, which its reason says in English. */
export const endBy = (verdict: RunEnd['verdict'], cause: ExecutorCause): RunEnd => ({
  ...{ verdict, reason: inEnglish(cause), cause },
});

const REMOVED = 'what the run had written was removed';

/** A cause in the words of the event log, which programs read too. */
function inEnglish(cause: ExecutorCause): string {
  switch (cause.code) {
    case 'process-gone':
      return 'the process of the run is gone';
    case 'runner-ended':
      return `the runner ended with exit code ${cause.exitCode} before it began`;
    case 'cancelled-unstarted':
      return 'cancelled before its start';
    case 'runner-hung':
      return 'cancelled; its runner did not answer and was ended';
    case 'runner-overdue':
      return `time limit of ${cause.seconds} s; its runner did not answer and was ended`;
    case 'disk-full':
      return `the disk is full; ${REMOVED}`;
    case 'disk-room':
      return `the disk had ${cause.free} MB left, and ${cause.kept} MB are kept free; ${REMOVED}`;
    case 'disk-limit':
      return `disk limit of ${cause.megabytes} MB`;
    case 'process-limit':
      return `process limit of ${cause.processes}`;
    case 'broken':
      return `the run could not go on: ${cause.said}`;
    case 'job-refused':
      return `Slurm did not take the run: ${cause.said}`;
    case 'job-gone':
      return `Slurm has no job ${cause.job} any more`;
    case 'job-ended':
      return jobEnded(cause);
  }
}

const JOB_ENDS: Readonly<Record<JobEnd, string>> = {
  BOOT_FAIL: 'its node did not boot',
  CANCELLED: 'it was cancelled in Slurm',
  COMPLETED: 'its runner ended without a result',
  DEADLINE: "Slurm's deadline passed",
  FAILED: 'its runner failed',
  LAUNCH_FAILED: 'it could not be launched',
  NODE_FAIL: 'its node failed',
  OUT_OF_MEMORY: "Slurm's memory limit was passed",
  PREEMPTED: 'another job took its place',
  REVOKED: 'Slurm revoked it',
  TIMEOUT: "Slurm's time limit was passed",
};

function jobEnded({ job, node, state, said }: Extract<ExecutorCause, { code: 'job-ended' }>): string {
  const where = node === undefined ? '' : ` on ${node}`;
  return `job ${job}${where}: ${JOB_ENDS[state]} (${state})${said === undefined ? '' : `: ${said}`}`;
}
