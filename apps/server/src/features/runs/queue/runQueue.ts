import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerCause } from '@netloom/contract';
import { readEvents, runFolder } from '@netloom/executor';
import type { Executor } from '@netloom/executor';
import type { RunVerdict } from '@netloom/model';
import type { Services } from '../../../services.ts';
import { inEnglish } from '../composed/inEnglish.ts';
import { RunFamilies } from '../composed/runFamilies.ts';
import { listUnfinishedParents } from '../composed/repository.ts';
import { findRun } from '../repository.ts';
import type { RunRecord } from '../repository.ts';
import { lackingMegabytes } from '../start/diskFull.ts';
import { priorityOf } from '../priority.ts';
import { eventSource } from '../watch/eventSource.ts';
import { hasEnded } from '../watch/hasEnded.ts';
import { runsChanged } from '../watch/runsChanged.ts';
import { RunWatch } from '../watch/runWatch.ts';
import { chooseExecutor } from './chooseExecutor.ts';
import { Follower } from './follower.ts';
import { listen } from './listen.ts';
import { lookAfter } from './lookAfter.ts';
import { removeUnqueued } from './orphans.ts';
import { readEnd } from './readEnd.ts';
import { finishRun, listRunningRuns, listUnfinished, takeQueuedRun } from './repository.ts';
import type { RecordedEnd } from './repository.ts';
import { untilDone } from './untilDone.ts';

/** One start in so many takes the run that waits longest, so that none waits for ever behind others. */
const OLDEST_EVERY = 8;

/** How often a full disk is looked at. */
const ROOM_MILLISECONDS = 10_000;

/** How the server ends a run. */
type RunEnd = { verdict: RunVerdict; cause: ServerCause } & Partial<
  Pick<RecordedEnd, 'cpuSeconds' | 'peakBytes'>
>;

function endWithoutProcess(end: RunEnd): RecordedEnd {
  const took = { stepSeconds: {}, seconds: 0, cpuSeconds: null, peakBytes: null };
  return { ...took, ...end, reason: inEnglish(end.cause), finishTime: new Date(), metrics: [] };
}

type EndListener = (run: RunRecord, verdict: RunVerdict) => void;

/** Starts queued runs, as many at a time as there are slots, and follows each to its end. */
export class RunQueue {
  readonly executor: Executor;
  readonly watch: RunWatch;
  private readonly services: Omit<Services, 'runs'>;
  private readonly stopping = new AbortController();
  private readonly follower = new Follower(this.stopping.signal);
  /** Runs that hold a slot. */
  private readonly going = new Map<string, Promise<void>>();
  private readonly families: RunFamilies;
  /** Runs of runs that are being brought on. */
  private readonly advancing = new Set<Promise<void>>();
  private readonly hearers = new Set<(run: RunRecord) => void>();
  private starts = 0;
  private asked = false;
  private filling: Promise<void> | undefined;
  private readonly endListeners: EndListener[] = [];
  private listening: Promise<void> | undefined;

  constructor(services: Omit<Services, 'runs'>, executor: Executor = chooseExecutor(services)) {
    this.services = services;
    this.executor = executor;
    this.families = new RunFamilies({ ...services, runs: this });
    this.watch = new RunWatch(
      services.hub,
      eventSource((runId) => this.folderOf(runId), services.database),
    );
  }

  /** Tells once of the end of each run. */
  onEnd(listener: EndListener): void {
    this.endListeners.push(listener);
  }

  folderOf(runId: string): string {
    return join(this.services.folder.runs, runId);
  }

  get slots(): number {
    return this.services.settings.runSlots;
  }

  /** Goes on with what an earlier server left. */
  async start(): Promise<void> {
    const { database, folder, pool } = this.services;
    await removeUnqueued(folder.runs, database);
    for (const run of await listRunningRuns(database)) this.accompany(run);
    for (const runId of await listUnfinishedParents(database)) this.bringOn(runId);
    this.listening = this.persist(() => listen(pool, 'run_queue', () => this.fill(), this.stopping.signal));
  }

  /** Runs live on; the next start finds them. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all([this.listening, this.filling, ...this.going.values(), ...this.advancing]);
    this.executor.close?.();
  }

  /** Tells of every run that has ended, with its end, until the answer is called. */
  onEnded(hear: (run: RunRecord) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  /** Tells that a run was queued, or several of a run of runs. */
  queued(run: RunRecord): void {
    runsChanged(this.services.hub, run.deptId);
    this.fill();
  }

  async cancel(run: RunRecord): Promise<void> {
    if (run.composed) return this.families.cancel(run);
    if (run.state === 'waiting' && (await this.hasStayed(run))) return;
    await this.executor.cancel(this.folderOf(run.runId));
    await this.settle(run);
  }

  /** Ends a run that has no process, nor will have one. */
  async end(run: RunRecord, end: RunEnd): Promise<boolean> {
    return this.record(run, endWithoutProcess(end));
  }

  /** Ends a run that waits for others; false where it waits no more. */
  async endWaiting(run: RunRecord, end: RunEnd): Promise<boolean> {
    return this.record(run, endWithoutProcess(end), 'waiting');
  }

  /** The run with its end, if its own log has one: who watches it learns of its end before the row does. */
  async upToDate(run: RunRecord): Promise<RunRecord> {
    if (run.state === 'finished' || !(await hasEnded(this.folderOf(run.runId)))) return run;
    try {
      await this.settle(run);
    } catch {
      // A full disk, say: whoever follows the run tries on, and tells the log.
      return run;
    }
    return (await findRun(this.services.database, run.runId)) ?? run;
  }

  /** Cancels all runs of a department that have not finished. */
  async cancelAll(deptId: number): Promise<void> {
    for (const run of await listUnfinished(this.services.database, deptId)) await this.cancel(run);
  }

  /** The database may be away for a while, most of all. */
  private persist(work: () => Promise<void>): Promise<void> {
    return untilDone(work, this.stopping.signal, (error) =>
      this.services.log.error({ err: error }, 'the run queue tries again'),
    );
  }

  /** Fills the free slots; what is queued while it does so is seen too. */
  private fill(): void {
    this.asked = true;
    if (this.stopping.signal.aborted) return;
    this.filling ??= this.persist(() => this.takeRuns()).then(() => {
      this.filling = undefined;
      if (this.asked) this.fill();
    });
  }

  private async takeRuns(): Promise<void> {
    this.asked = false;
    while (this.going.size < this.slots && !this.stopping.signal.aborted) {
      if (lackingMegabytes(this.services) > 0) return this.waitForRoom();
      const oldest = this.starts % OLDEST_EVERY === OLDEST_EVERY - 1;
      const run = await takeQueuedRun(this.services.database, oldest);
      if (run === undefined) return;
      this.starts += 1;
      runsChanged(this.services.hub, run.deptId);
      this.accompany(run);
    }
  }

  /** Runs wait in the queue until the disk has room for them. */
  private waitForRoom(): void {
    this.services.log.error(`no run starts: the disk lacks ${lackingMegabytes(this.services)} MB`);
    setTimeout(() => this.fill(), ROOM_MILLISECONDS).unref();
  }

  private accompany(run: RunRecord): void {
    const gone = this.persist(() => this.followToEnd(run)).then(() => {
      this.going.delete(run.runId);
      this.fill();
    });
    this.going.set(run.runId, gone);
  }

  private async followToEnd(run: RunRecord): Promise<void> {
    const folder = this.folderOf(run.runId);
    // A database that was restored without the runs' folders.
    if (!existsSync(folder)) {
      await this.end(run, { verdict: 'lost', cause: { code: 'folder-gone' } });
      return;
    }
    if ((await this.executor.reattach(folder)) === 'waiting')
      await this.executor.submit(folder, priorityOf(run.priority));
    await this.follower.follow(runFolder(folder).events, {
      read: (offset) => readEvents(folder, offset),
      check: lookAfter(run, this.services, this.executor, folder),
      advanced: () => this.watch.advanced(run.runId),
    });
    await this.settle(run);
  }

  /** Brings the row up to what the run's own log says of its end. */
  private async settle(run: RunRecord): Promise<void> {
    const end = await readEnd(this.folderOf(run.runId));
    if (end !== undefined) await this.record(run, end);
  }

  /** Ends a run that waits; true as well where it has ended meanwhile, false where it was queued. */
  private async hasStayed(run: RunRecord): Promise<boolean> {
    if (await this.endWaiting(run, { verdict: 'cancelled', cause: { code: 'cancelled-waiting' } }))
      return true;
    return (await findRun(this.services.database, run.runId))?.state === 'finished';
  }

  /** Answers whether this was the end: the first one counts. */
  private async record(run: RunRecord, end: RecordedEnd, from?: 'waiting'): Promise<boolean> {
    const { runId, deptId, parentRunId } = run;
    const { database, hub, keeper } = this.services;
    if (!(await finishRun(database, runId, end, from))) return false;
    const ended: RunRecord = { ...run, ...end, cause: end.cause ?? null, state: 'finished', pending: null };
    for (const hear of this.hearers) hear(ended);
    this.watch.advanced(runId);
    runsChanged(hub, deptId);
    keeper.wake();
    if (parentRunId !== null) this.bringOn(parentRunId);
    for (const listener of this.endListeners) listener(run, end.verdict);
    return true;
  }

  /** Does what a run of runs waited for the end of one of its runs with. */
  private bringOn(parentRunId: string): void {
    const advanced = this.persist(() => this.families.advance(parentRunId)).then(() => {
      this.advancing.delete(advanced);
    });
    this.advancing.add(advanced);
  }
}
