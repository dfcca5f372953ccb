import { Worker } from 'node:worker_threads';
import { warning } from '../http/problem.ts';
import type { Answer } from './answerTasks.ts';
import { letWait, takeIdle } from './idleThreads.ts';

const MEGABYTES = 2048;

export interface WorkerTask {
  /** The thread's program: it calls `answerTasks`. */
  program: URL;
  data: unknown;
  /** Begins the message of a failure with the field that it comes from, e.g. "files: reading them". */
  task: string;
  /** What may help when time or memory does not suffice. */
  advice: string;
  seconds?: number;
}

/** Runs a long computation within limits of time and memory, so that it holds nobody else up. @throws a 601 when one is reached. */
export async function inWorker<Result>(work: WorkerTask): Promise<Result> {
  const worker = takeIdle(work.program) ?? started(work.program);
  worker.ref();
  const answer = await answerOf(worker, work);
  if (answer.isSpent) void worker.terminate();
  else letWait(work.program, worker);
  if ('failure' in answer) throw warning(`${work.task} failed: ${answer.failure}`);
  return answer.result as Result;
}

function started(program: URL): Worker {
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } });
  // A thread that fails while nobody waits for it just ends.
  return worker.on('error', () => undefined);
}

/** What the thread answers to the task; one that does not answer in time is ended. */
function answerOf(worker: Worker, { data, task, advice, seconds = 60 }: WorkerTask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', miss);
    };
    // Under `node --watch` other messages come too: the files that the thread has loaded.
    const hear = (message: Answer | { isSpent?: undefined }) => {
      if (message.isSpent === undefined) return;
      settle();
      resolve(message);
    };
    const fail = (error: NodeJS.ErrnoException) => {
      settle();
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const reason = full ? `it needs more than ${MEGABYTES} MB of memory; ${advice}` : error.message;
      reject(warning(`${task} failed: ${reason}`));
    };
    const miss = () => {
      settle();
      reject(new Error(`${task}: the thread ended without an answer`));
    };
    const timer = setTimeout(() => {
      settle();
      void worker.terminate();
      reject(warning(`${task} took longer than ${seconds} seconds; ${advice}`));
    }, seconds * 1000);
    worker.on('message', hear).on('error', fail).on('exit', miss);
    worker.postMessage(data);
  });
}
