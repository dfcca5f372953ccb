import type { FinishedEvent } from '../eventLog.ts';
import type { SlurmTask } from './readJobs.ts';

type End = Pick<FinishedEvent, 'verdict' | 'reason'>;

/** States in which a job will never run again (squeue(1), JOB STATE CODES), and what they make of a run without an end. */
const ENDS: Record<string, { verdict: FinishedEvent['verdict']; says: string }> = {
  BOOT_FAIL: { verdict: 'lost', says: 'its node did not boot' },
  CANCELLED: { verdict: 'cancelled', says: 'it was cancelled in Slurm' },
  COMPLETED: { verdict: 'lost', says: 'its runner ended without a result' },
  DEADLINE: { verdict: 'timed-out', says: "Slurm's deadline passed" },
  FAILED: { verdict: 'lost', says: 'its runner failed' },
  LAUNCH_FAILED: { verdict: 'lost', says: 'it could not be launched' },
  NODE_FAIL: { verdict: 'lost', says: 'its node failed' },
  OUT_OF_MEMORY: { verdict: 'out-of-memory', says: "Slurm's memory limit was passed" },
  PREEMPTED: { verdict: 'lost', says: 'another job took its place' },
  REVOKED: { verdict: 'lost', says: 'Slurm revoked it' },
  TIMEOUT: { verdict: 'timed-out', says: "Slurm's time limit was passed" },
};

/** A job that ends is still tidying up while it has this flag. */
const TIDYING = 'COMPLETING';

export function hasEndedInSlurm({ states }: SlurmTask): boolean {
  return states.some((state) => state in ENDS) && !states.includes(TIDYING);
}

/** How a run ended whose job is over or gone, and that has recorded no end itself. `said` is what its runner said of that. */
export function endOfJob(job: string, task: SlurmTask | undefined, said = ''): End {
  const state = task?.states.find((name) => name in ENDS);
  const end = state === undefined ? undefined : ENDS[state];
  if (!end) return { verdict: 'lost', reason: `Slurm has no job ${job} any more` };
  const where = task?.node ? ` on ${task.node}` : '';
  return { verdict: end.verdict, reason: `job ${job}${where}: ${end.says} (${state})${said && `: ${said}`}` };
}
