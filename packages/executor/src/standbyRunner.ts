import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { STANDBY } from './runner/handedFolder.ts';
import { cacheFolders, type RunCaches } from './runCaches.ts';
import { runFolder } from './runFolder.ts';
import { spawnRunner } from './spawnRunner.ts';

/**
 * A runner that has loaded what runners need, and waits for its run. Until it is handed one it ends with us: it reads the
 * other end of a pipe of ours. From then on it is a runner as any other.
 */
export class StandbyRunner {
  readonly #log: string;
  readonly #process: ChildProcess;
  readonly #pipe: Socket | null;
  #run: string | undefined;

  /** `ended` is told of the end of its process, with the folder of its run if it was handed one. */
  constructor(caches: RunCaches, ended: (runner: StandbyRunner, run: string | undefined) => void) {
    const { node: compiled, standby } = cacheFolders(caches);
    this.#log = join(standby, `${randomUUID()}.log`);
    this.#process = spawnRunner({ words: [STANDBY, this.#log], stdin: 'pipe', log: this.#log, compiled });
    const over = () => {
      rmSync(this.#log, { force: true });
      ended(this, this.#run);
    };
    this.#process.once('exit', over).once('error', over);
    // A pipe of a child process is a socket (child_process, subprocess.stdin); where none could be started there is none.
    this.#pipe = this.#process.stdin as Socket | null;
    this.#pipe?.unref();
    // The end of the process tells it.
    this.#pipe?.on('error', () => undefined);
  }

  /** Hands it a run; false where its words cannot become the run's, which may have a runner already. */
  async hand(folder: string): Promise<boolean> {
    const pipe = this.#pipe;
    if (!pipe) return false;
    try {
      linkSync(this.#log, runFolder(folder).runnerLog);
    } catch {
      return false;
    }
    rmSync(this.#log, { force: true });
    this.#run = folder;
    await new Promise<void>((resolve) => pipe.end(`${folder}\n`, () => resolve()));
    return true;
  }

  /** Ends one that has no run. */
  end(): void {
    this.#pipe?.end();
  }
}
