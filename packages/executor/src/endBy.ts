import type { ExecutorCause, JobEnd } from '@netloom/model';
import type { FinishedEvent } from './eventLog.ts';

/** How a run ended. */
export type RunEnd = Pick<FinishedEvent, 'verdict' | 'reason' | 'cause'>;

/** An end by a cause of ours, which its reason says in English. */
export const endBy = (verdict: RunEnd['verdict'], cause: ExecutorCause): RunEnd => ({
  ...{ verdict, reason: inEnglish(cause), cause },
});

/** Something that a run cannot begin or go on without. */
export class Hindrance extends Error {
  readonly by: ExecutorCause;

  constructor(by: ExecutorCause) {
    super(inEnglish(by));
    this.by = by;
  }
}

/** An end by what was thrown. */
export function endByError(verdict: RunEnd['verdict'], error: unknown): RunEnd {
  if (error instanceof Hindrance) return endBy(verdict, error.by);
  return endBy(verdict, { code: 'broken', said: error instanceof Error ? error.message : String(error) });
}

const REMOVED = 'what the run had written was removed';

/** A cause in the words of the event log, which programs read too. */
export function inEnglish(cause: ExecutorCause): string {
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
    case 'time-limit':
      return `time limit of ${cause.seconds} s`;
    case 'memory-limit':
      return `memory limit of ${cause.megabytes} MB`;
    case 'disk-full':
      return `the disk is full; ${REMOVED}`;
    case 'disk-room':
      return `the disk had ${cause.free} MB left, and ${cause.kept} MB are kept free; ${REMOVED}`;
    case 'disk-limit':
      return `disk limit of ${cause.megabytes} MB`;
    case 'process-limit':
      return `process limit of ${cause.processes}`;
    case 'no-sandbox':
      return noSandbox(cause);
    case 'work-changed':
      return `a step had changed ${cause.path}, so that the run cannot start anew; retry it from its pinned tree`;
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

function noSandbox({ node, said }: Extract<ExecutorCause, { code: 'no-sandbox' }>): string {
  const where = node === undefined ? '' : `node ${node}: `;
  const why = said ?? 'bubblewrap is not installed (apt-get install bubblewrap)';
  return `${where}the sandbox does not work on this machine: ${why}`;
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

const UNSEEN =
  'it never began; every node must see the data folder and Netloom at the same paths as the server';

function jobEnded({ job, node, state, ...more }: Extract<ExecutorCause, { code: 'job-ended' }>): string {
  const said = more.said ?? (more.unseen ? UNSEEN : undefined);
  const where = node === undefined ? '' : ` on ${node}`;
  return `job ${job}${where}: ${JOB_ENDS[state]} (${state})${said === undefined ? '' : `: ${said}`}`;
}
