import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareRun, runFolder } from '@netloom/executor';
import type { Executor } from '@netloom/executor';
import type { RunEvent, RunLimits, RunPlan } from '@netloom/model';

export const LIMITS: RunLimits = {
  seconds: 600,
  memoryMegabytes: 4096,
  processes: 256,
  diskMegabytes: 4096,
};

/** A plan of one program. */
export function programPlan(argv: string[], tool: 'plain' | 'simulation' = 'plain'): RunPlan {
  const step = { id: 'step', title: 'Step', argv, env: {}, directory: 'src', weight: 1, tool };
  return { kind: 'simulate', title: 'bench', steps: [step], files: {}, outputs: [], limits: LIMITS };
}

/** Makes a folder with the sources of a run and removes it after the work. */
export async function inFolder<T>(
  plan: RunPlan,
  sources: Record<string, string>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-bench-'));
  try {
    await prepareRun(folder, plan);
    for (const [name, text] of Object.entries(sources))
      await writeFile(join(runFolder(folder).sources, name), text);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, maxRetries: 10 });
  }
}

/** Runs what was prepared to its end. */
export async function follow(executor: Executor, folder: string): Promise<RunEvent[]> {
  const all: RunEvent[] = [];
  await executor.submit(folder);
  for await (const { events } of executor.watch(folder, 0)) all.push(...events);
  return all;
}

/** The same, where anything but success makes the measure void. @throws the reason. */
export async function pass(executor: Executor, folder: string): Promise<RunEvent[]> {
  const events = await follow(executor, folder);
  const end = events.at(-1);
  if (end?.type !== 'finished' || end.verdict !== 'passed')
    throw new Error(end?.type === 'finished' ? end.reason : 'no end');
  return events;
}
