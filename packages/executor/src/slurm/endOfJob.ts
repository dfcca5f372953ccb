import type { JobEnd } from '@netloom/model';
import { endBy } from '../endBy.ts';
import type { RunEnd } from '../endBy.ts';
import type { SlurmTask } from './readJobs.ts';

/** What the end of its job makes of a run that has recorded none itself. */
const VERDICTS: Readonly<Record<JobEnd, RunEnd['verdict']>> = {
  BOOT_FAIL: 'lost',
  CANCELLED: 'cancelled',
  COMPLETED: 'lost',
  DEADLINE: 'timed-out',
  FAILED: 'lost',
  LAUNCH_FAILED: 'lost',
  NODE_FAIL: 'lost',
  OUT_OF_MEMORY: 'out-of-memory',
  PREEMPTED: 'lost',
  REVOKED: 'lost',
  TIMEOUT: 'timed-out',
};

const isEnd = (state: string): state is JobEnd => Object.hasOwn(VERDICTS, state);

/** A job that ends is still tidying up while it has this flag. */
const TIDYING = 'COMPLETING';

export function hasEndedInSlurm({ states }: SlurmTask): boolean {
  return states.some(isEnd) && !states.includes(TIDYING);
}

/** How a run ended whose job is over or gone, and that has recorded no end itself. `said` is what its runner said of that, `unseen` of one that never began. */
export function endOfJob(job: string, task: SlurmTask | undefined, said = '', unseen = false): RunEnd {
  const state = task?.states.find(isEnd);
  if (state === undefined) return endBy('lost', { code: 'job-gone', job });
  const told = {
    ...(task?.node && { node: task.node }),
    ...(said !== '' && { said }),
    ...(unseen && { unseen }),
  };
  return endBy(VERDICTS[state], { code: 'job-ended', job, state, ...told });
}
