import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsx } from '@netloom/soc/sheet';

// Every cell is text (ECMA-376, 18.3.1.40), so that no name is taken for a formula.
parentPort!.postMessage({ result: writeXlsx(workerData as string[][], 'Users') });
