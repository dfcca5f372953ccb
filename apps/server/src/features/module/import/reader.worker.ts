import { parentPort, workerData } from 'node:worker_threads';
import { readVerilog } from '@netloom/hdl';
import type { ReadOptions } from '@netloom/hdl';

/** Reads in a thread of its own, so that a large upload holds nobody else up. */
const { others, ...options } = workerData as ReadOptions & { others: Map<string, string> };
const result = await readVerilog({ ...options, resolveInclude: (path) => others.get(path) });
parentPort?.postMessage({ result });
