/** What Slurm says of one task of a job array, or of all its tasks that were not started yet. */
export interface SlurmTask {
  /** Job id of the array. */
  array: string;
  name: string;
  /** Indices, from 0. */
  tasks: number[];
  /** Slurm's words: one state and its flags, e.g. ["RUNNING"]. */
  states: string[];
  /** Why it waits or ended, e.g. "BeginTime", "launch failed requeued held"; empty where there is nothing to say. */
  reason: string;
  node: string;
}

/** Version 22.05 writes a number; later ones {set, infinite, number}. */
type Numeric = number | null | { set?: boolean; number?: number };

interface Job {
  job_id: Numeric;
  array_job_id?: Numeric;
  array_task_id?: Numeric;
  array_task_string?: string;
  name?: string;
  job_state: string | string[];
  state_reason?: string;
  state_description?: string;
  nodes?: string;
}

interface Squeue {
  errors?: { description?: string; error?: string }[];
  jobs?: Job[];
}

function numberOf(value: Numeric | undefined): number | undefined {
  if (typeof value === 'object') return value?.set === false ? undefined : value?.number;
  return value;
}

/** Indices of Slurm's task list, e.g. "0-3,7,10-16:2%4". */
export function taskIndices(list: string): number[] {
  const [ranges = ''] = list.split('%');
  return ranges.split(',').flatMap((range) => {
    const [, first, last, step] = /^(\d+)(?:-(\d+)(?::(\d+))?)?$/.exec(range) ?? [];
    if (first === undefined) return [];
    const [from, to, by] = [Number(first), Number(last ?? first), Number(step ?? 1)];
    return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
  });
}

function readJob(job: Job): SlurmTask {
  const task = numberOf(job.array_task_id);
  return {
    array: String(numberOf(job.array_job_id) || numberOf(job.job_id)),
    name: job.name ?? '',
    // The record of the tasks that wait has a list; the last one to start takes the record with its list over.
    tasks: task === undefined ? taskIndices(job.array_task_string ?? '') : [task],
    states: [job.job_state].flat(),
    // 22.05 names some reasons wrongly, and then describes them.
    reason: job.state_description || (job.state_reason ?? '').replace(/^None$/, ''),
    node: job.nodes ?? '',
  };
}

/**
 * Reads `squeue --json` of version 22.05 and later. Throws where squeue could not ask: it then exits with 0 and an empty
 * list, as if there were no jobs.
 */
export function readJobs(json: string): SlurmTask[] {
  const { errors = [], jobs } = JSON.parse(json) as Squeue;
  const [error] = errors;
  if (error || !jobs) throw new Error(error?.description ?? error?.error ?? 'squeue gave no list of jobs');
  return jobs.map(readJob);
}
