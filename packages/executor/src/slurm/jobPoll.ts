import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { JobList } from './jobList.ts';
import type { SlurmTask } from './readJobs.ts';
import type { SlurmSettings } from './slurmSettings.ts';

const POLL_MILLISECONDS = 1000;
/** How many times as long as a question took the next one waits, so that a busy cluster is asked less often. */
const RELIEF = 4;
const LONGEST_MILLISECONDS = 15_000;

/** Asks for all our jobs at once, at most once a second, however many want to know. */
export class JobPoll {
  readonly #settings: SlurmSettings;
  #worker: Worker | undefined;
  #latest: Promise<JobList | undefined> = Promise.resolve(undefined);
  /** When the list is too old. */
  #stale = 0;

  constructor(settings: SlurmSettings) {
    this.#settings = settings;
  }

  /** The list of a moment ago; undefined while Slurm does not answer. */
  latest(): Promise<JobList | undefined> {
    return performance.now() < this.#stale ? this.#latest : this.fresh();
  }

  /** A list that is asked for after this call. */
  fresh(): Promise<JobList | undefined> {
    this.#stale = Infinity;
    const list = this.#latest.then(() => this.#ask());
    this.#latest = list;
    return list;
  }

  async #ask(): Promise<JobList | undefined> {
    const asked = performance.now();
    this.#worker ??= this.#startWorker();
    this.#worker.postMessage('ask');
    const [tasks] = (await once(this.#worker, 'message').catch(() => [])) as [SlurmTask[]?];
    const took = performance.now() - asked;
    this.#stale =
      asked + Math.max(POLL_MILLISECONDS, Math.min(took * (1 + RELIEF), took + LONGEST_MILLISECONDS));
    if (!tasks) this.#stale = performance.now() + POLL_MILLISECONDS;
    return tasks && new JobList(asked, tasks);
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./jobs.worker.ts', import.meta.url), { workerData: this.#settings });
    worker.unref();
    worker.once('error', () => (this.#worker = undefined));
    return worker;
  }
}
