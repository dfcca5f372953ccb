import type { Worker } from 'node:worker_threads';

/** A thread that nobody needed for so long ends, in milliseconds. */
const PATIENCE = 60_000;
/** What `threadId` says of a thread that has ended. */
const ENDED = -1;

interface Idle {
  worker: Worker;
  timer: NodeJS.Timeout;
}

const idle = new Map<string, Idle>();

/** A thread of this program that waits for work: loading a program anew takes seconds of a processor. */
export function takeIdle(program: URL): Worker | undefined {
  const found = idle.get(program.href);
  idle.delete(program.href);
  clearTimeout(found?.timer);
  return found?.worker.threadId === ENDED ? undefined : found?.worker;
}

/** Lets a thread wait for the next task of its program, unless another does; it keeps no process alive. */
export function letWait(program: URL, worker: Worker): void {
  if (idle.has(program.href)) {
    void worker.terminate();
    return;
  }
  worker.unref();
  const timer = setTimeout(() => {
    idle.delete(program.href);
    void worker.terminate();
  }, PATIENCE).unref();
  idle.set(program.href, { worker, timer });
}
