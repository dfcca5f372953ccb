import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, existsSync, openSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { claimant } from './claim.ts';
import { closeUnstarted } from './closeUnstarted.ts';
import { appendEnd } from './eventLog.ts';
import { hasEnded } from './eventTail.ts';
import type { EventPage, Executor, RunLiveness } from './executor.ts';
import { cacheFolders, noteCaches, type RunCaches } from './runCaches.ts';
import { endOrphans } from './orphans.ts';
import { isAlive } from './processIdentity.ts';
import { runFolder } from './runFolder.ts';
import type { Sandbox } from './sandbox.ts';
import { watchRun } from './watchRun.ts';

const RUNNER = fileURLToPath(new URL('./runner/main.ts', import.meta.url));
const PATH = '/usr/local/bin:/usr/bin:/bin';

async function startRunner(folder: string, compiled: string | undefined): Promise<void> {
  const log = openSync(runFolder(folder).runnerLog, 'a');
  const runner = spawn(process.execPath, [RUNNER, folder], {
    cwd: folder,
    // Nothing of our own environment reaches a run: it may hold secrets.
    env: { PATH, ...(compiled && { NODE_COMPILE_CACHE: compiled }) },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  runner.unref();
  runner.once('exit', (code) => {
    if (code === 0 || !existsSync(folder)) return;
    closeUnstarted(folder, {
      verdict: 'failed',
      reason: `the runner ended with exit code ${code} before it began`,
    });
  });
  await once(runner, 'spawn');
}

/** Runs on this machine, each under a runner process of its own that outlives us. */
export class LocalExecutor implements Executor {
  readonly name = 'local';
  readonly #sandbox: () => Promise<Sandbox>;
  readonly #caches: RunCaches | undefined;

  /** `sandbox` rejects with the reason where runs cannot be confined; without `caches` nothing is kept between runs. */
  constructor(sandbox: () => Promise<Sandbox>, caches?: RunCaches) {
    this.#sandbox = sandbox;
    this.#caches = caches;
  }

  async submit(folder: string): Promise<void> {
    try {
      await writeFile(runFolder(folder).sandbox, JSON.stringify(await this.#sandbox()));
      if (this.#caches) noteCaches(folder, this.#caches);
      await startRunner(folder, this.#caches && cacheFolders(this.#caches).node);
    } catch (error) {
      closeUnstarted(folder, {
        verdict: 'failed',
        reason: error instanceof Error ? error.message : String(error),
      });
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
    if (closeUnstarted(folder, { verdict: 'cancelled', reason: 'cancelled before its start' })) return;
    const runner = claimant(folder);
    if (runner && isAlive(runner)) process.kill(runner.pid, 'SIGTERM');
    while (runner && isAlive(runner)) await sleep(20);
    await this.reattach(folder);
  }

  async reattach(folder: string): Promise<RunLiveness> {
    const runner = claimant(folder);
    if (!runner) return 'waiting';
    const alive = isAlive(runner);
    if (hasEnded(folder)) return 'finished';
    if (alive) return 'running';
    await endOrphans(folder);
    appendEnd(folder, { verdict: 'lost', reason: 'the process of the run is gone' });
    return 'finished';
  }
}
