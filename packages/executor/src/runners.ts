import { once } from 'node:events';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { claimant } from './claim.ts';
import { closeUnstarted } from './closeUnstarted.ts';
import { endBy, endByError } from './endBy.ts';
import { cacheFolders, type RunCaches } from './runCaches.ts';
import { runFolder } from './runFolder.ts';
import { spawnRunner } from './spawnRunner.ts';
import { StandbyRunner } from './standbyRunner.ts';

/**
 * Starts the runners of this machine. Where runs have caches one runner stands by, so that a run waits neither for Node
 * nor for its modules; where there is none, or it fails, the run gets a runner of its own.
 */
export class Runners {
  readonly #caches: RunCaches | undefined;
  #standby: StandbyRunner | undefined;
  #closed = false;

  constructor(caches: RunCaches | undefined) {
    this.#caches = caches;
  }

  async start(folder: string): Promise<void> {
    const standby = this.#standby;
    this.#standby = undefined;
    const handed = standby !== undefined && (await standby.hand(folder));
    if (!handed) {
      standby?.end();
      await this.#startOwn(folder);
    }
    this.#standBy(folder);
  }

  /** Nobody stands by any more; runs go on. */
  close(): void {
    this.#closed = true;
    this.#standby?.end();
    this.#standby = undefined;
  }

  async #startOwn(folder: string): Promise<void> {
    const runner = spawnRunner({
      words: [folder],
      stdin: 'ignore',
      log: runFolder(folder).runnerLog,
      compiled: this.#caches && cacheFolders(this.#caches).node,
    });
    runner.once('exit', (code) => {
      if (code === 0 || !existsSync(folder)) return;
      closeUnstarted(folder, endBy('failed', { code: 'runner-ended', exitCode: code }));
    });
    await once(runner, 'spawn');
  }

  /** For the next run, which lies where this one does. Where nobody can stand by, it starts without. */
  #standBy(folder: string): void {
    if (!this.#caches || this.#closed || this.#standby) return;
    const { standby } = cacheFolders(this.#caches);
    try {
      mkdirSync(standby, { recursive: true });
      // What it says becomes the run's by a link, which leads to no other file system.
      if (statSync(folder).dev !== statSync(standby).dev) return;
      this.#standby = new StandbyRunner(this.#caches, (runner, run) => this.#ended(runner, run));
    } catch {
      // A full disk, or a run whose folder is gone already.
    }
  }

  #ended(runner: StandbyRunner, run: string | undefined): void {
    if (this.#standby === runner) this.#standby = undefined;
    if (run === undefined || !existsSync(run) || claimant(run)) return;
    // It was killed, say, while it stood by.
    this.#startOwn(run).catch((error: unknown) => closeUnstarted(run, endByError('failed', error)));
  }
}
