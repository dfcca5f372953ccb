import { constants } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunLimits } from '@netloom/model';
import { claimant, type Claim } from './claim.ts';
import { closeUnstarted } from './closeUnstarted.ts';
import { endBy, endByError, type RunEnd } from './endBy.ts';
import { appendEnd } from './eventLog.ts';
import { hasEnded } from './eventTail.ts';
import type { EventPage, Executor, RunLiveness } from './executor.ts';
import { noteCaches, type RunCaches } from './runCaches.ts';
import { endOrphans } from './orphans.ts';
import { isOverdue, PATIENCE, type Patience } from './overdue.ts';
import { readPlan } from './prepareRun.ts';
import { isAlive, type ProcessIdentity } from './processIdentity.ts';
import { runFolder } from './runFolder.ts';
import { Runners } from './runners.ts';
import type { Sandbox } from './sandbox.ts';
import { watchRun } from './watchRun.ts';

const LOOK_MILLISECONDS = 20;
/** A runner that lives ends its run sooner than this. */
const CANCEL_MILLISECONDS = 10_000;
const MOST_KNOWN = 10_000;

const LOST = endBy('lost', { code: 'process-gone' });
const CANCELLED = endBy('cancelled', { code: 'runner-hung' });

/** Runs on this machine, each under a runner process of its own that outlives us. */
export class LocalExecutor implements Executor {
  readonly name = 'local';
  readonly #sandbox: () => Promise<Sandbox>;
  readonly #caches: RunCaches | undefined;
  readonly #patience: Patience;
  readonly #runners: Runners;
  readonly #limits = new Map<string, RunLimits>();

  /** `sandbox` rejects with the hindrance where runs cannot be confined; without `caches` nothing is kept between runs. */
  constructor(sandbox: () => Promise<Sandbox>, caches?: RunCaches, patience = PATIENCE) {
    this.#sandbox = sandbox;
    this.#caches = caches;
    this.#patience = patience;
    this.#runners = new Runners(caches);
  }

  async submit(folder: string): Promise<void> {
    try {
      await writeFile(runFolder(folder).sandbox, JSON.stringify(await this.#sandbox()));
      if (this.#caches) noteCaches(folder, this.#caches);
      await this.#runners.start(folder);
    } catch (error) {
      closeUnstarted(folder, endByError('failed', error));
    }
  }

  watch(folder: string, offset: number, signal?: AbortSignal): AsyncIterable<EventPage> {
    return watchRun(folder, offset, signal);
  }

  async input(folder: string, text: string): Promise<void> {
    // Without a reader at the other end this fails at once instead of waiting for one.
    const pipe = await open(runFolder(folder).input, constants.O_WRONLY | constants.O_NONBLOCK);
    try {
      await pipe.writeFile(text);
    } finally {
      await pipe.close();
    }
  }

  async cancel(folder: string): Promise<void> {
    if (closeUnstarted(folder, endBy('cancelled', { code: 'cancelled-unstarted' }))) return;
    const runner = claimant(folder);
    if (runner && isAlive(runner)) process.kill(runner.pid, 'SIGTERM');
    for (let waited = 0; runner && isAlive(runner); waited += LOOK_MILLISECONDS) {
      if (waited >= CANCEL_MILLISECONDS) return this.#end(folder, runner, CANCELLED);
      await sleep(LOOK_MILLISECONDS);
    }
    await this.reattach(folder);
  }

  async reattach(folder: string): Promise<RunLiveness> {
    const runner = claimant(folder);
    if (!runner) return 'waiting';
    const alive = isAlive(runner);
    if (hasEnded(folder)) return 'finished';
    if (alive && !(await this.#isOverdue(folder, runner))) return 'running';
    await this.#end(folder, runner, alive ? await this.#timedOut(folder) : LOST);
    return 'finished';
  }

  close(): void {
    this.#runners.close();
  }

  async #timedOut(folder: string): Promise<RunEnd> {
    const { seconds } = await this.#limitsOf(folder);
    return endBy('timed-out', { code: 'runner-overdue', seconds });
  }

  /** In place of a runner that is gone, or that hangs. */
  async #end(folder: string, runner: ProcessIdentity, end: RunEnd): Promise<void> {
    while (isAlive(runner)) {
      process.kill(runner.pid, 'SIGKILL');
      await sleep(LOOK_MILLISECONDS);
    }
    await endOrphans(folder);
    // It may have come to its end just before.
    if (!hasEnded(folder)) appendEnd(folder, end);
  }

  async #isOverdue(folder: string, runner: Claim): Promise<boolean> {
    return isOverdue(folder, runner, await this.#limitsOf(folder), this.#patience);
  }

  /** Read once: a plan does not change, and may be long. */
  async #limitsOf(folder: string): Promise<RunLimits> {
    const limits = this.#limits.get(folder) ?? (await readPlan(folder)).limits;
    if (this.#limits.size >= MOST_KNOWN) this.#limits.clear();
    this.#limits.set(folder, limits);
    return limits;
  }
}
