import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimant } from '../claim.ts';
import { closeUnstarted } from '../closeUnstarted.ts';
import { endBy } from '../endBy.ts';
import { hasEnded } from '../eventTail.ts';
import { batchFiles, createBatch, noteJob, readBatch, readOptions, type Batch } from './batch.ts';
import { batchScript } from './batchScript.ts';
import type { JobPoll } from './jobPoll.ts';
import { SlurmAway, slurmCommand } from './slurmCommand.ts';
import type { SlurmSettings } from './slurmSettings.ts';
import { removeDoneBatches } from './removeDoneBatches.ts';

/** Runs that come this close to each other share an array. */
const WINDOW_MILLISECONDS = 100;
/** Slurm's own default of MaxArraySize allows 1001 indices. */
const ARRAY_TASKS = 1000;
const RETRY_MILLISECONDS = [500, 1000, 2000, 5000, 10_000];

interface Waiting {
  options: string[];
  runs: string[];
  noted: Promise<void>;
  note: () => void;
  fail: (error: unknown) => void;
}

function later(): Pick<Waiting, 'noted' | 'note' | 'fail'> {
  let settle!: Omit<Waiting, 'options' | 'runs' | 'noted'>;
  const noted = new Promise<void>((note, fail) => (settle = { note, fail }));
  return { noted, ...settle };
}

/** Hands runs to Slurm, many at a time, and goes on trying while Slurm is away. */
export class Submitter {
  readonly #settings: SlurmSettings;
  readonly #jobs: JobPoll;
  readonly #variables: Record<string, string>;
  readonly #waiting = new Map<string, Waiting>();
  readonly #batches = new Map<string, Promise<Batch | undefined>>();

  /** `variables` are what the runner finds in its environment. */
  constructor(settings: SlurmSettings, jobs: JobPoll, variables: Record<string, string>) {
    this.#settings = settings;
    this.#jobs = jobs;
    this.#variables = variables;
  }

  /** Adds a run to the next batch with these options of sbatch; resolves when the intent is noted. */
  add(run: string, options: string[]): Promise<void> {
    const key = JSON.stringify(options);
    let group = this.#waiting.get(key);
    if (!group) {
      group = { options, runs: [], ...later() };
      this.#waiting.set(key, group);
      setTimeout(() => this.#flush(key), WINDOW_MILLISECONDS);
    }
    group.runs.push(run);
    if (group.runs.length === ARRAY_TASKS) this.#flush(key);
    return group.noted;
  }

  /** A batch that was noted before, by this process or an earlier one; one that Slurm does not have yet is submitted. */
  batch(folder: string): Promise<Batch | undefined> {
    let batch = this.#batches.get(folder);
    if (!batch) {
      batch = readBatch(folder);
      this.#batches.set(folder, batch);
      void batch.then((found) => (found?.job === undefined && found ? this.#submit(found, true) : undefined));
    }
    return batch;
  }

  #flush(key: string): void {
    const group = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (group) this.#create(group).then(group.note, group.fail);
  }

  async #create({ options, runs }: Waiting): Promise<void> {
    void removeDoneBatches(this.#settings.folder);
    const script = (folder: string) => batchScript(folder, this.#variables);
    const batch = await createBatch(this.#settings.folder, [...new Set(runs)], options, script);
    this.#batches.set(batch.folder, Promise.resolve(batch));
    void this.#submit(batch, false);
  }

  /** Tries until Slurm has the batch or refuses it. `perhaps`: an earlier try may have been taken. */
  async #submit(batch: Batch, perhaps: boolean): Promise<void> {
    for (let tries = 0; batch.job === undefined; tries += 1) {
      if (batch.runs.every((run) => !existsSync(run) || hasEnded(run))) return;
      try {
        const job = (perhaps && (await this.#find(batch))) || (await this.#sbatch(batch));
        await noteJob(batch, job);
      } catch (error) {
        if (!(error instanceof SlurmAway)) return this.#refuse(batch, error as Error);
        perhaps = true;
        const pause = RETRY_MILLISECONDS[Math.min(tries, RETRY_MILLISECONDS.length - 1)];
        await sleep(pause, undefined, { ref: false });
      }
    }
  }

  async #find(batch: Batch): Promise<string | undefined> {
    const list = await this.#jobs.fresh();
    if (!list) throw new SlurmAway('squeue does not answer');
    return list.array(batch.tag);
  }

  async #sbatch(batch: Batch): Promise<string> {
    const { script, output } = batchFiles(batch.folder);
    const options = await readOptions(batch.folder);
    const own = [`--job-name=${batch.tag}`, `--array=0-${batch.runs.length - 1}`, `--output=${output}`];
    const answer = await slurmCommand(this.#settings, 'sbatch', [...options, ...own, script]);
    const [job = ''] = answer.trim().split(';');
    if (!/^\d+$/.test(job)) throw new Error(`sbatch answered "${answer.trim()}" instead of a job id`);
    return job;
  }

  #refuse(batch: Batch, error: Error): void {
    for (const run of batch.runs.filter((folder) => !claimant(folder)))
      closeUnstarted(run, endBy('failed', { code: 'job-refused', said: error.message }));
  }
}
