import { parentPort, workerData } from 'node:worker_threads';
import type { Versions } from './compareErrors.ts';
import { newErrors } from './newErrors.ts';

parentPort?.postMessage({ result: await newErrors(workerData as Versions) });
