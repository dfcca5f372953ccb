import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { ProbeQuery } from '@netloom/contract';
import { Elaborated } from '@netloom/tools';
import { answer } from './answer.ts';
import type { ElaboratedText } from './elaborate.ts';

const { xml, texts } = JSON.parse(
  gunzipSync(readFileSync(workerData as string)).toString(),
) as ElaboratedText;
const design = new Elaborated(xml, texts);

parentPort!.on('message', ({ id, query }: { id: number; query: ProbeQuery }) => {
  try {
    parentPort!.postMessage({ id, reply: answer(design, query) ?? null });
  } catch (error) {
    parentPort!.postMessage({ id, error: (error as Error).message });
  }
});
