import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { finishedEvent, LocalExecutor } from '@netloom/executor';
import type { Executor, Sandbox } from '@netloom/executor';
import type { RunEvent } from '@netloom/model';
import type { Services } from '../../../services.ts';
import { lookAtMachine } from '../../tool/index.ts';
import { finishRun, listUnfinishedRuns, takeQueuedRun } from '../repository.ts';
import type { RunRecord } from '../repository.ts';

/** How often a run is asked whether its process still lives. */
const LIVENESS_MILLISECONDS = 2000;

/** Starts queued runs, as many at a time as there are cores, and follows each to its end. */
export class RunQueue {
  readonly executor: Executor;
  private readonly services: Omit<Services, 'runs'>;
  private readonly stopping = new AbortController();
  private readonly following = new Map<string, Promise<void>>();
  private pumping: Promise<void> = Promise.resolve();

  constructor(services: Omit<Services, 'runs'>) {
    this.services = services;
    this.executor = new LocalExecutor(() => this.sandbox());
  }

  folderOf(runId: string): string {
    return join(this.services.folder.runs, runId);
  }

  /** Goes on with what an earlier server left. */
  async start(): Promise<void> {
    for (const run of await listUnfinishedRuns(this.services.database, 'running')) this.follow(run);
    this.pump();
  }

  /** Runs live on; the next start finds them. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.pumping;
    await Promise.all(this.following.values());
  }

  queued(run: RunRecord): void {
    this.services.hub.runsChanged(run.deptId);
    this.pump();
  }

  async cancel(run: RunRecord): Promise<void> {
    await this.executor.cancel(this.folderOf(run.runId));
    await this.settle(run);
  }

  private async sandbox(): Promise<Sandbox> {
    const { sandbox, reason } = await lookAtMachine(this.services.settings);
    if (sandbox === undefined) throw new Error(reason);
    return sandbox;
  }

  private pump(): void {
    this.pumping = this.pumping.then(() => this.fill()).catch((error: unknown) => this.report(error));
  }

  private async fill(): Promise<void> {
    while (this.following.size < availableParallelism() && !this.stopping.signal.aborted) {
      const run = await takeQueuedRun(this.services.database);
      if (run === undefined) return;
      this.services.hub.runsChanged(run.deptId);
      this.follow(run);
    }
  }

  private follow(run: RunRecord): void {
    const followed = this.followToEnd(run)
      .catch((error: unknown) => this.report(error))
      .then(() => {
        this.following.delete(run.runId);
        this.pump();
      });
    this.following.set(run.runId, followed);
  }

  private async followToEnd(run: RunRecord): Promise<void> {
    const folder = this.folderOf(run.runId);
    if (!existsSync(folder)) return this.lose(run);
    if ((await this.executor.reattach(folder)) === 'waiting') await this.executor.submit(folder);
    const liveness = setInterval(() => {
      this.executor.reattach(folder).catch((error: unknown) => this.report(error));
    }, LIVENESS_MILLISECONDS);
    try {
      for await (const { events } of this.executor.watch(folder, 0, this.stopping.signal)) {
        if (events.some(({ type }: RunEvent) => type === 'finished')) await this.settle(run);
        this.services.hub.runAdvanced(run.runId);
      }
    } finally {
      clearInterval(liveness);
    }
  }

  /** Brings the row up to what the run's own log says of its end. */
  private async settle({ runId, deptId }: RunRecord): Promise<void> {
    const end = await finishedEvent(this.folderOf(runId));
    if (end === undefined) return;
    const { verdict, reason, time } = end;
    await finishRun(this.services.database, runId, { verdict, reason, finishTime: new Date(time) });
    this.services.hub.runAdvanced(runId);
    this.services.hub.runsChanged(deptId);
  }

  /** A database that was restored without the runs' folders. */
  private async lose({ runId, deptId }: RunRecord): Promise<void> {
    const end = { verdict: 'lost', reason: 'the folder of the run is gone', finishTime: new Date() } as const;
    await finishRun(this.services.database, runId, end);
    this.services.hub.runsChanged(deptId);
  }

  private report(error: unknown): void {
    this.services.log.error({ err: error }, 'a run cannot be followed');
  }
}
