import { Worker } from 'node:worker_threads';
import type { ProbeQuery, ProbeReply } from '@netloom/contract';
import { warning } from '../../http/problem.ts';

const MEGABYTES = 1024;
const SECONDS = 30;

interface Answer {
  id?: number;
  reply?: ProbeReply | null;
  error?: string;
}

interface Waiting {
  resolve: (reply: ProbeReply | null) => void;
  reject: (error: Error) => void;
}

/** An elaborated design in a thread of its own, so that reading and searching a large one holds nobody else up. */
export class DesignThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  ended = false;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./design.worker.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => this.#settle(answer));
    this.#worker.once('error', (error: NodeJS.ErrnoException) => {
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#fail(full ? `it needs more than ${MEGABYTES} MB of memory` : error.message);
    });
    this.#worker.once('exit', () => this.#fail('its thread has ended'));
  }

  /** null for what the design does not have. @throws a 601 when it takes too long or the thread ends. */
  ask(query: ProbeQuery): Promise<ProbeReply | null> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#fail(`it took longer than ${SECONDS} seconds`);
        void this.close();
      }, SECONDS * 1000);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          settle(value);
        };
      this.#waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      if (this.ended) this.#fail('its thread has ended');
      else this.#worker.postMessage({ id, query });
    });
  }

  async close(): Promise<void> {
    this.ended = true;
    await this.#worker.terminate();
  }

  #settle({ id, reply, error }: Answer): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id!);
    if (error === undefined) waiting.resolve(reply ?? null);
    else waiting.reject(warning(`runId: the design could not be searched: ${error}`));
  }

  #fail(reason: string): void {
    this.ended = true;
    for (const { reject } of this.#waiting.values())
      reject(warning(`runId: the elaborated design could not be read: ${reason}`));
    this.#waiting.clear();
  }
}
