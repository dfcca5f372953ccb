import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';

/** A thread whose heap has grown beyond this ends instead of waiting for the next task, in bytes. */
const LARGE = 128e6;

export type Answer = ({ result: unknown } | { failure: string }) & { isSpent: boolean };

/** The program of a thread of `inWorker`: it answers one task after the other. */
export function answerTasks<Data, Result>(compute: (data: Data) => Result | Promise<Result>): void {
  const port = parentPort!;
  const tell = (answer: { result: unknown } | { failure: string }) => {
    const isSpent = getHeapStatistics().used_heap_size > LARGE;
    port.postMessage({ ...answer, isSpent } satisfies Answer);
  };
  port.on('message', async (data: Data) => {
    try {
      tell({ result: await compute(data) });
    } catch (error) {
      tell({ failure: (error as Error).message });
    }
  });
}
