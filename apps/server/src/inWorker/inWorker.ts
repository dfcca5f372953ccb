import { Worker } from 'node:worker_threads';
import type { Refusal } from '../http/refusal.ts';
import { warning } from '../http/refuse.ts';
import type { RefusalReason } from '../http/wording/refusals/reason.ts';
import type { Answer } from './answerTasks.ts';
import { letWait, takeIdle } from './idleThreads.ts';

const MEGABYTES = 2048;

type TaskName = RefusalReason extends infer Reason
  ? Reason extends `task-${infer Name}`
    ? Name
    : never
  : never;

export interface WorkerTask {
  /** The thread's program: it calls `answerTasks`. */
  program: URL;
  data: unknown;
  /** What the work is about. */
  field: string;
  /** Names the words for what is done, and for what may help when time or memory does not suffice. */
  task: TaskName;
  seconds?: number;
}

/** Runs a long computation within limits of time and memory, so that it holds nobody else up. @throws a 601 when one is reached. */
export async function inWorker<Result>(work: WorkerTask): Promise<Result> {
  const worker = takeIdle(work.program) ?? started(work.program);
  worker.ref();
  const answer = await answerOf(worker, work);
  if (answer.isSpent) void worker.terminate();
  else letWait(work.program, worker);
  if ('failure' in answer) throw failure(work, answer.failure);
  return answer.result as Result;
}

function failure({ field, task }: WorkerTask, why: string): Refusal {
  return warning('work-failed', { field, values: { task: { reason: `task-${task}` }, why } });
}

function started(program: URL): Worker {
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } });
  // A thread that fails while nobody waits for it just ends.
  return worker.on('error', () => undefined);
}

/** What the thread answers to the task; one that does not answer in time is ended. */
function answerOf(worker: Worker, work: WorkerTask): Promise<Answer> {
  const { data, field, task, seconds = 60 } = work;
  const about = { task: { reason: `task-${task}` }, advice: { reason: `advice-${task}` } } as const;
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
      reject(
        full
          ? warning('work-too-large', { field, values: { ...about, most: MEGABYTES } })
          : failure(work, error.message),
      );
    };
    const miss = () => {
      settle();
      reject(new Error(`${task}: the thread ended without an answer`));
    };
    const timer = setTimeout(() => {
      settle();
      void worker.terminate();
      reject(warning('work-too-long', { field, values: { ...about, seconds } }));
    }, seconds * 1000);
    worker.on('message', hear).on('error', fail).on('exit', miss);
    worker.postMessage(data);
  });
}
