import { useQuery } from '@tanstack/react-query';
import type { Answers, Job, Request, Response } from './jobs.ts';

type Kind = Job['kind'];

interface Waiting {
  resolve: (answer: never) => void;
  reject: (reason: Error) => void;
}

let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, Waiting>();

function started(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./registers.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { id, answer, error } }: MessageEvent<Response>) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error === undefined) resolve?.(answer as never);
    else reject?.(new Error(error));
  };
  worker.onerror = ({ message }) => stop(message);
  return worker;
}

/** Ends what runs; everybody who waits is told why. */
function stop(reason: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(reason));
  waiting.clear();
}

/** Readers and writers run in a worker, so that large files hold nobody up. */
export function ask<K extends Kind>(job: Extract<Job, { kind: K }>): Promise<Answers[K]> {
  const id = next++;
  return new Promise<Answers[K]>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    started().postMessage({ id, job } satisfies Request);
  });
}

/** The formats that can be read and written; undefined until the worker is there. */
export function useFormats(): Answers['formats'] | undefined {
  return useQuery({
    queryKey: ['registers', 'formats'],
    queryFn: () => ask({ kind: 'formats' }),
    staleTime: Infinity,
  }).data;
}
