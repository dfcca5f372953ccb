import { hasEndedInSlurm } from './endOfJob.ts';
import type { SlurmTask } from './readJobs.ts';

const key = (tag: string, task: number) => `${tag} ${task}`;

/** Our jobs at a moment. */
export class JobList {
  /** When the question was put, by `performance.now()`. */
  readonly asked: number;
  readonly #arrays = new Map<string, string>();
  readonly #tasks = new Map<string, SlurmTask>();

  constructor(asked: number, tasks: SlurmTask[]) {
    this.asked = asked;
    for (const task of tasks) {
      this.#arrays.set(task.name, task.array);
      for (const index of task.tasks) this.#add(key(task.name, index), task);
    }
  }

  /** Id of the array with this name. */
  array(tag: string): string | undefined {
    return this.#arrays.get(tag);
  }

  find({ tag, task }: { tag: string; task: number }): SlurmTask | undefined {
    return this.#tasks.get(key(tag, task));
  }

  /** An array may be there twice, when its first submission seemed to have failed: what goes on counts. */
  #add(name: string, task: SlurmTask): void {
    const known = this.#tasks.get(name);
    if (!known || hasEndedInSlurm(known)) this.#tasks.set(name, task);
  }
}
