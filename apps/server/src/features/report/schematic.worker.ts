import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { schematicOf } from '@netloom/tools';
import type { YosysDesign } from '@netloom/tools';

const { file, module } = workerData as { file: string; module: string };
const design = JSON.parse(await readFile(file, 'utf8')) as YosysDesign;
parentPort!.postMessage({ result: schematicOf(design, module) ?? null });
