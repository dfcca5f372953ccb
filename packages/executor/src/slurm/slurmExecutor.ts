import { existsSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeUnstarted } from '../closeUnstarted.ts';
import { endBy, endByError, type RunEnd } from '../endBy.ts';
import { hasEnded } from '../eventTail.ts';
import type { EventPage, Executor, PendingJob, RunLiveness, RunPriority } from '../executor.ts';
import { readPlan } from '../prepareRun.ts';
import { cacheFolders, noteCaches, type RunCaches } from '../runCaches.ts';
import { watchRun } from '../watchRun.ts';
import { readIntent } from './batch.ts';
import { UNSANDBOXED } from './batchScript.ts';
import { closeHeld } from './closeHeld.ts';
import { endOfJob, hasEndedInSlurm } from './endOfJob.ts';
import { holderOf, type Holder } from './holder.ts';
import { mayStartAgain } from './forgotten.ts';
import { lastWords } from './lastWords.ts';
import { JobPoll } from './jobPoll.ts';
import { sbatchOptions } from './sbatchOptions.ts';
import { slurmCommand } from './slurmCommand.ts';
import type { SlurmSettings } from './slurmSettings.ts';
import { Submitter } from './submitter.ts';
import { taskFiles } from './taskFiles.ts';
import type { SlurmTask } from './readJobs.ts';

/** How long a job may be over before the end that its runner recorded has come through the shared file system. */
const GRACE_MILLISECONDS = 5000;
const LAUNCH_FAILED = /launch.failed.requeued.held/i;
/** A runner that lives ends its run sooner than this. */
const CANCEL_MILLISECONDS = 10_000;

const CANCELLED: RunEnd = { verdict: 'cancelled', reason: 'cancelled' };
const UNSTARTED = endBy('cancelled', { code: 'cancelled-unstarted' });

interface Place {
  tag: string;
  /** Id of the array, once Slurm has it. */
  array: string | undefined;
  task: number;
}

const jobId = ({ array, task }: Place) => `${array}_${task}`;

/** Runs as batch jobs of Slurm. Folders of runs lie on a file system that every node has at the same path. */
export class SlurmExecutor implements Executor {
  readonly name = 'slurm';
  readonly #settings: SlurmSettings;
  readonly #caches: RunCaches | undefined;
  readonly #jobs: JobPoll;
  readonly #submitter: Submitter;
  /** When a run's job was first seen to be over although the run has no end. */
  readonly #missing = new Map<string, number>();

  /** Without `caches` nothing is kept between runs. */
  constructor(settings: SlurmSettings, caches?: RunCaches) {
    this.#settings = settings;
    this.#caches = caches;
    this.#jobs = new JobPoll(settings);
    this.#submitter = new Submitter(settings, this.#jobs, {
      ...(settings.unsandboxed && { [UNSANDBOXED]: '1' }),
      ...(caches && { NODE_COMPILE_CACHE: cacheFolders(caches).node }),
    });
  }

  /** Resolves when it is noted that the run goes to Slurm, which may take it later. */
  async submit(folder: string, priority: RunPriority = 'normal'): Promise<void> {
    if (holderOf(folder)) return;
    try {
      if (await this.#placeOf(folder)) return;
      if (this.#caches) noteCaches(folder, this.#caches);
      await this.#handIn(folder, priority);
    } catch (error) {
      closeUnstarted(folder, endByError('failed', error));
    }
  }

  async #handIn(folder: string, priority: RunPriority = 'normal'): Promise<void> {
    const { limits } = await readPlan(folder);
    await this.#submitter.add(folder, sbatchOptions(this.#settings, limits, priority));
  }

  watch(folder: string, offset: number, signal?: AbortSignal): AsyncIterable<EventPage> {
    return watchRun(folder, offset, signal);
  }

  async input(folder: string, text: string): Promise<void> {
    await appendFile(taskFiles(folder).typed, text);
  }

  async cancel(folder: string): Promise<void> {
    if (closeUnstarted(folder, UNSTARTED)) {
      // Only a help: nobody starts a run that is closed.
      void this.#placeOf(folder).then((place) => this.#scancel(place));
      return;
    }
    // The runner looks for the order by itself too, should Slurm be away.
    await writeFile(taskFiles(folder).cancel, '');
    const place = await this.#placeOf(folder);
    await this.#scancel(place, '--batch', '--signal=TERM');
    const until = performance.now() + CANCEL_MILLISECONDS;
    while (performance.now() < until) {
      if ((await this.reattach(folder)) === 'finished') return;
      await sleep(50);
    }
    await this.#scancel(place);
  }

  async reattach(folder: string): Promise<RunLiveness> {
    const liveness = hasEnded(folder) ? 'finished' : await this.#liveness(folder);
    if (liveness === 'finished') this.#missing.delete(folder);
    return liveness;
  }

  async pending(folder: string): Promise<PendingJob | undefined> {
    const begun = hasEnded(folder) || holderOf(folder) !== undefined;
    const place = begun ? undefined : await this.#placeOf(folder);
    const list = place?.array === undefined ? undefined : await this.#jobs.latest();
    const task = place && list?.find(place);
    if (!task?.states.includes('PENDING')) return undefined;
    return { job: jobId({ ...place!, array: task.array }), reason: task.reason };
  }

  async #liveness(folder: string): Promise<RunLiveness> {
    const holder = holderOf(folder);
    const alive = holder ? 'running' : 'waiting';
    const place = await this.#placeOf(folder);
    const list = place?.array === undefined ? undefined : await this.#jobs.latest();
    if (!place || !list) return alive;
    const task = list.find(place);
    if (task && !hasEndedInSlurm(task)) return this.#active(folder, holder, place, task);
    const since = this.#missing.get(folder) ?? list.asked;
    this.#missing.set(folder, since);
    // The list may be older than the job, and the end may not have come through yet.
    if (list.asked - since < GRACE_MILLISECONDS) return alive;
    return this.#settle(folder, holder, place, task);
  }

  /** A job that waits to be started anew has nobody to obey an order. */
  async #active(
    folder: string,
    holder: Holder | undefined,
    place: Place,
    task: SlurmTask,
  ): Promise<RunLiveness> {
    this.#missing.delete(folder);
    if (LAUNCH_FAILED.test(task.reason)) {
      // Slurm holds it for ever, and has drained the node; another job gets another one.
      await this.#scancel(place);
      await this.#handIn(folder);
    }
    if (!holder) return 'waiting';
    if (!task.states.includes('PENDING') || !existsSync(taskFiles(folder).cancel)) return 'running';
    await this.#scancel(place);
    return (await closeHeld(folder, holder, CANCELLED)) ? 'finished' : 'running';
  }

  /** The job is over or gone, and the run has no end. */
  async #settle(
    folder: string,
    holder: Holder | undefined,
    place: Place,
    task: SlurmTask | undefined,
  ): Promise<RunLiveness> {
    this.#missing.delete(folder);
    if (!task && mayStartAgain(folder, holder)) {
      await this.#handIn(folder);
      return 'waiting';
    }
    const said = await lastWords(folder);
    const end = endOfJob(jobId(place), task, said, said === '' && !holder);
    const wanted = existsSync(taskFiles(folder).cancel) ? CANCELLED : end;
    const closed = holder ? await closeHeld(folder, holder, wanted) : closeUnstarted(folder, wanted);
    return closed ? 'finished' : 'running';
  }

  /** Where the run stands in Slurm; undefined while it belongs to no batch. */
  async #placeOf(folder: string): Promise<Place | undefined> {
    const intent = await readIntent(folder);
    const batch = intent && (await this.#submitter.batch(intent.batch));
    return batch && { tag: batch.tag, array: batch.job, task: intent.task };
  }

  async #scancel(place: Place | undefined, ...how: string[]): Promise<void> {
    if (place?.array === undefined) return;
    // Slurm may be away, or the job over.
    await slurmCommand(this.#settings, 'scancel', [...how, jobId(place)]).catch(() => undefined);
  }
}
