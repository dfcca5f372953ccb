import { Worker } from 'node:worker_threads';
import type { ProbeQuery, ProbeReply } from '@netloom/contract';
import type { Refusal } from '../../http/refusal.ts';
import { warning } from '../../http/refuse.ts';

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
      this.#fail(
        full
          ? warning('design-too-large', { field: 'runId', values: { most: MEGABYTES } })
          : warning('design-not-read', { field: 'runId', values: { why: error.message } }),
      );
    });
    this.#worker.once('exit', () => this.#fail(threadEnded()));
  }

  /** null for what the design does not have. @throws a 601 when it takes too long or the thread ends. */
  ask(query: ProbeQuery): Promise<ProbeReply | null> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#fail(warning('design-too-long', { field: 'runId', values: { seconds: SECONDS } }));
        void this.close();
      }, SECONDS * 1000);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          settle(value);
        };
      this.#waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      if (this.ended) this.#fail(threadEnded());
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
    else waiting.reject(warning('design-not-searched', { field: 'runId', values: { why: error } }));
  }

  #fail(why: Refusal): void {
    this.ended = true;
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }
}

function threadEnded(): Refusal {
  return warning('design-thread-ended', { field: 'runId' });
}
