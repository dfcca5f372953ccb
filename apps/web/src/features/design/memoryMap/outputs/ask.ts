import type { PaletteModule } from '../../palette/index.ts';
import type { Job, OutputFile, Request, Response } from './jobs.ts';

interface Waiting {
  resolve: (files: OutputFile[]) => void;
  reject: (reason: Error) => void;
}

let worker: Worker | undefined;
let known: readonly PaletteModule[] | undefined;
let next = 0;
const waiting = new Map<number, Waiting>();

function started(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./outputs.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { id, files, error } }: MessageEvent<Response>) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (files) resolve?.(files);
    else reject?.(new Error(error));
  };
  worker.onerror = ({ message }) => {
    worker?.terminate();
    [worker, known] = [undefined, undefined];
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  return worker;
}

function ask(job: Job): Promise<OutputFile[]> {
  const id = next++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    started().postMessage({ id, job } satisfies Request);
  });
}

/** The outputs of a document over a palette, written in a worker so that large maps hold nobody up. */
export async function writeOutputs(
  modules: readonly PaletteModule[],
  document: Extract<Job, { kind: 'write' }>['document'],
  manager: string | undefined,
): Promise<OutputFile[]> {
  if (known !== modules) {
    known = modules;
    await ask({ kind: 'modules', modules });
  }
  return ask({ kind: 'write', document, manager });
}
