import { Worker } from 'node:worker_threads';

const MEGABYTES = 1024;
const LOOK_MS = 500;

/** A thread within limits of memory. @param fail is told why it cannot go on, at the latest when it has ended */
export function limitedWorker(script: URL, workerData: unknown, fail: (reason: string) => void): Worker {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const tooMuch = `needs more than ${MEGABYTES} MB of memory`;
  // Buffers lie outside of the heap that resourceLimits bounds.
  const watch = setInterval(() => {
    void worker.getHeapStatistics().then(({ used_heap_size: heap, external_memory: buffers }) => {
      if (heap + buffers <= MEGABYTES << 20) return;
      fail(tooMuch);
      void worker.terminate();
    }, ignore);
  }, LOOK_MS);
  worker.once('error', (error: NodeJS.ErrnoException) => {
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    fail(isFull ? tooMuch : `could not be read on: ${error.message}`);
  });
  worker.once('exit', () => {
    clearInterval(watch);
    fail('the thread that read it has ended');
  });
  worker.unref();
  watch.unref();
  return worker;
}

/** A thread that has just ended has no statistics. */
function ignore(): void {
  return undefined;
}
