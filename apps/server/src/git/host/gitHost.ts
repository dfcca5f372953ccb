import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromHost, GitEnd, Order, ToHost } from './order.ts';

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Memory that each process of git may take for itself. */
const DATA_BYTES = 4 * 1024 ** 3;
/** What is started from a process has its limits, so that none is set anew at each call. */
const LIMITED = ['--core=0', `--data=${DATA_BYTES}`, process.execPath];

interface Call {
  resolve: (end: GitEnd) => void;
  reject: (error: Error) => void;
  onLine: ((line: string) => void) | undefined;
}

/**
 * A small process that programs are started from. Node forks, and a fork copies the page tables of all that the
 * process has in memory: a server of some hundred megabytes would stand still for milliseconds at every call of git.
 */
class GitHost {
  readonly #process: ChildProcess;
  readonly #calls = new Map<number, Call>();
  #last = 0;

  constructor() {
    this.#process = fork(PROGRAM, {
      serialization: 'advanced',
      // Ctrl-C at the terminal reaches the server alone, which lets git come to its end.
      detached: true,
      cwd: '/',
      env: {},
      execPath: 'prlimit',
      execArgv: LIMITED,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.on('message', (word: FromHost) => this.#hear(word));
    this.#process.on('error', (error) => this.#giveUp(error));
    this.#process.on('exit', () => this.#giveUp(new Error('the process that git is started from has ended')));
    this.#process.unref();
    this.#process.channel?.unref();
  }

  get isThere(): boolean {
    const { connected, exitCode, signalCode } = this.#process;
    return connected && exitCode === null && signalCode === null;
  }

  ask(order: Order, options: { signal?: AbortSignal; onLine?: (line: string) => void }): Promise<GitEnd> {
    const id = ++this.#last;
    const { signal, onLine } = options;
    const stop = () => this.#tell({ id, stop: true });
    const end = new Promise<GitEnd>((resolve, reject) => {
      this.#calls.set(id, { resolve, reject, onLine });
      this.#process.channel?.ref();
      this.#tell({ id, order });
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop, { once: true });
    });
    return end.finally(() => {
      signal?.removeEventListener('abort', stop);
      this.#calls.delete(id);
      if (this.#calls.size === 0) this.#process.channel?.unref();
    });
  }

  /** Where it cannot be told, it has ended, which answers the call. */
  #tell(word: ToHost): void {
    this.#process.send(word, () => undefined);
  }

  #hear(word: FromHost): void {
    const call = this.#calls.get(word.id);
    if ('line' in word) call?.onLine?.(word.line);
    else if ('end' in word) call?.resolve(word.end);
    else call?.reject(new Error(word.failure));
  }

  #giveUp(error: Error): void {
    for (const { reject } of this.#calls.values()) reject(error);
  }
}

let host: GitHost | undefined;

/** The host of this process; one that has ended is followed by another. */
export function gitHost(): GitHost {
  if (!host?.isThere) host = new GitHost();
  return host;
}
