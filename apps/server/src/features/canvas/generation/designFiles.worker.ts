import { parentPort, workerData } from 'node:worker_threads';
import { ProjectTree } from '../../../projects/index.ts';
import { designFiles } from './designFiles.ts';
import type { DesignInput } from './generateDesign.ts';

const { documentText, root } = workerData as DesignInput;
const result = await designFiles(documentText, new ProjectTree(root));
parentPort?.postMessage({ result });
