import { parentPort, workerData } from 'node:worker_threads';
import { readTimingReport } from '@netloom/tools';

const { files, known } = workerData as {
  files: Parameters<typeof readTimingReport>[0];
  known: Parameters<typeof readTimingReport>[1];
};
parentPort!.postMessage({ result: readTimingReport(files, known) });
