import { Worker } from 'node:worker_threads';
import { warning } from './http/problem.ts';

const MEGABYTES = 2048;

export interface WorkerTask {
  /** The thread's program: it posts `{result}` once. */
  program: URL;
  data: unknown;
  /** Begins the message of a failure with the field that it comes from, e.g. "files: reading them". */
  task: string;
  /** What may help when time or memory does not suffice. */
  advice: string;
  seconds?: number;
}

/** Runs a long computation within limits of time and memory, so that it holds nobody else up. @throws a 601 when one is reached. */
export function inWorker<Result>({ program, data, task, advice, seconds = 60 }: WorkerTask): Promise<Result> {
  const worker = new Worker(program, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(warning(`${task} took longer than ${seconds} seconds; ${advice}`));
      void worker.terminate();
    }, seconds * 1000);
    // Under `node --watch` other messages come too: the files that the thread has loaded.
    worker.on('message', (message: { result?: Result }) => {
      if (message.result !== undefined) resolve(message.result);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const reason = full ? `it needs more than ${MEGABYTES} MB of memory; ${advice}` : error.message;
      reject(warning(`${task} failed: ${reason}`));
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`${task}: the thread ended without an answer`));
    });
  });
}
