/** The task of a job array that a process belongs to. */
export interface BatchTask {
  /** Name of the array: ids of jobs can be given again when a controller loses its state. */
  tag: string;
  /** As Slurm writes it: ARRAY_TASK. */
  job: string;
  task: number;
  /** How often Slurm started it anew. */
  restart: number;
  node: string;
}

/** Read from what Slurm sets for a task of an array (sbatch(1), output environment variables). */
export function batchTask(environment: NodeJS.ProcessEnv): BatchTask {
  const { SLURM_ARRAY_JOB_ID: array, SLURM_ARRAY_TASK_ID: task } = environment;
  if (array === undefined || task === undefined) throw new Error('this is no task of a job array of Slurm');
  return {
    tag: environment.SLURM_JOB_NAME ?? '',
    job: `${array}_${task}`,
    task: Number(task),
    restart: Number(environment.SLURM_RESTART_COUNT ?? 0),
    node: environment.SLURMD_NODENAME ?? '',
  };
}
