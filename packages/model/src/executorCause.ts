import { z } from 'zod';

/** States in which a job of Slurm will never run again (squeue(1), JOB STATE CODES). */
export const JobEnd = z.enum([
  ...(['BOOT_FAIL', 'CANCELLED', 'COMPLETED', 'DEADLINE', 'FAILED', 'LAUNCH_FAILED'] as const),
  ...(['NODE_FAIL', 'OUT_OF_MEMORY', 'PREEMPTED', 'REVOKED', 'TIMEOUT'] as const),
]);
export type JobEnd = z.infer<typeof JobEnd>;

/** Why whoever executes a run ended it, or found it ended; screens put it into the reader's language. */
export const ExecutorCause = z.discriminatedUnion('code', [
  z.object({ code: z.literal('process-gone') }),
  /** It ended before it began the run. */
  z.object({ code: z.literal('runner-ended'), exitCode: z.number().nullable() }),
  z.object({ code: z.literal('cancelled-unstarted') }),
  /** It was told to cancel, and did not answer. */
  z.object({ code: z.literal('runner-hung') }),
  z.object({ code: z.literal('runner-overdue'), seconds: z.number() }),
  z.object({ code: z.literal('time-limit'), seconds: z.number() }),
  z.object({ code: z.literal('memory-limit'), megabytes: z.number() }),
  z.object({ code: z.literal('disk-full') }),
  z.object({ code: z.literal('disk-room'), free: z.number(), kept: z.number() }),
  z.object({ code: z.literal('disk-limit'), megabytes: z.number() }),
  z.object({ code: z.literal('process-limit'), processes: z.number() }),
  /** `said` is what bubblewrap said; without it there is none. */
  z.object({ code: z.literal('no-sandbox'), node: z.string().optional(), said: z.string().optional() }),
  /** A step had changed the file, so that the run cannot start anew. */
  z.object({ code: z.literal('work-changed'), path: z.string() }),
  /** In the words of the system. */
  z.object({ code: z.literal('broken'), said: z.string() }),
  z.object({ code: z.literal('job-refused'), said: z.string() }),
  z.object({ code: z.literal('job-gone'), job: z.string() }),
  z.object({
    code: z.literal('job-ended'),
    job: z.string(),
    state: JobEnd,
    node: z.string().optional(),
    /** What its runner said of that. */
    said: z.string().optional(),
    /** It never began: its node may not see the files. */
    unseen: z.boolean().optional(),
  }),
]);
export type ExecutorCause = z.infer<typeof ExecutorCause>;

/** Why a run starts anew, on the node `to`. */
export const RequeueCause = z.discriminatedUnion('code', [
  z.object({ code: z.literal('job-forgotten'), job: z.string(), to: z.string() }),
  /** Slurm wanted it for another job. */
  z.object({ code: z.literal('node-taken-back'), node: z.string(), to: z.string() }),
  z.object({ code: z.literal('node-failed'), node: z.string(), to: z.string() }),
]);
export type RequeueCause = z.infer<typeof RequeueCause>;
