import { parentPort, workerData } from 'node:worker_threads';
import { readComponents } from '@netloom/soc/ipxact';
import type { ComponentInput } from './readComponents.ts';

/** Reads in a thread of its own, so that a large upload holds nobody else up. */
const { files, paths } = workerData as ComponentInput;
const known = new Set(paths);
const result = readComponents(files, (path) => known.has(path));
parentPort?.postMessage({ result });
