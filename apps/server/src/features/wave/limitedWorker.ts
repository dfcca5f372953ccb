import { Worker } from 'node:worker_threads';
import type { Refusal } from '../../http/refusal.ts';
import { warning } from '../../http/refuse.ts';

const MEGABYTES = 1024;
const LOOK_MS = 500;

/** A thread within limits of memory. `name` is that of what it reads. @param fail is told why it cannot go on, at the latest when it has ended */
export function limitedWorker(
  script: URL,
  workerData: unknown,
  name: string,
  fail: (why: Refusal) => void,
): Worker {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const tooMuch = () => warning('dump-too-large', { values: { name, most: MEGABYTES } });
  // Buffers lie outside of the heap that resourceLimits bounds.
  const watch = setInterval(() => {
    void worker.getHeapStatistics().then(({ used_heap_size: heap, external_memory: buffers }) => {
      if (heap + buffers <= MEGABYTES << 20) return;
      fail(tooMuch());
      void worker.terminate();
    }, ignore);
  }, LOOK_MS);
  worker.once('error', (error: NodeJS.ErrnoException) => {
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    fail(isFull ? tooMuch() : warning('dump-broken-off', { values: { name, why: error.message } }));
  });
  worker.once('exit', () => {
    clearInterval(watch);
    fail(warning('dump-ended', { values: { name } }));
  });
  worker.unref();
  watch.unref();
  return worker;
}

/** A thread that has just ended has no statistics. */
function ignore(): void {
  return undefined;
}
