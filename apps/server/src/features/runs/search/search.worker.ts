import { parentPort, workerData } from 'node:worker_threads';
import { findLines } from './findLines.ts';
import type { LogQuery } from './findLines.ts';

/** Searches in a thread of its own: neither a long log nor a costly expression holds anybody else up. */
parentPort?.postMessage({ result: findLines(workerData as LogQuery) });
