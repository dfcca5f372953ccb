import { parentPort, workerData } from 'node:worker_threads';
import { mergeAll } from './mergeTexts.ts';
import type { TextSides } from './mergeTexts.ts';

parentPort?.postMessage({ result: mergeAll(workerData as TextSides[]) });
