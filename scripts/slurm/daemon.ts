import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

/** A program in the background that ends with us, however we end. */
export class Daemon {
  readonly #argv: string[];
  readonly #log: string;
  #child: ChildProcess | undefined;

  /** What it prints goes to `log`. */
  constructor(argv: string[], log: string) {
    this.#argv = argv;
    this.#log = log;
  }

  async start(): Promise<void> {
    const log = openSync(this.#log, 'a');
    this.#child = spawn('setpriv', ['--pdeathsig', 'TERM', ...this.#argv], { stdio: ['ignore', log, log] });
    closeSync(log);
    await once(this.#child, 'spawn');
  }

  /** Ends it and waits for that. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
