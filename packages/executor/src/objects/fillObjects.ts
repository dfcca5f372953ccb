import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OBJECTS_FOLDER } from '@netloom/tools/reading';
import type { RunPlan } from '@netloom/model';
import { removeFolder } from '../beneath/index.ts';
import { finishedEvent } from '../eventLog.ts';
import type { Executor } from '../executor.ts';
import { prepareRun } from '../prepareRun.ts';
import { cacheFolders, type RunCaches } from '../runCaches.ts';
import { runFolder } from '../runFolder.ts';

/** The shell program that finds objects and precompiled headers, and makes those that may be made. */
export const modelCompiler = (): string => readFileSync(join(import.meta.dirname, 'compile.sh'), 'utf8');

async function build(
  folder: string,
  executor: Executor,
  plan: RunPlan,
  signal: AbortSignal | undefined,
): Promise<void> {
  await prepareRun(folder, plan);
  await executor.submit(folder);
  for await (const page of executor.watch(folder, 0, signal)) void page;
  if (signal?.aborted) await executor.cancel(folder);
  const end = await finishedEvent(folder);
  if (end?.verdict !== 'passed')
    throw new Error(`the simulator's objects could not be built: ${end?.reason}`);
}

const BUILD = 'build-';

/** What a server that was stopped meanwhile left behind. */
async function sweep(caches: RunCaches, executor: Executor): Promise<void> {
  const left = (await readdir(caches.folder)).filter((name) => name.startsWith(BUILD));
  for (const folder of left.map((name) => join(caches.folder, name))) {
    await executor.cancel(folder).catch(() => undefined);
    await removeFolder(folder);
  }
}

/**
 * Compiles the simulator's own sources once, by a plan of ours in the sandbox, and keeps the objects for the runs to
 * come. `name` stands for the versions of the tools: objects of that name are not built again, others go. When `signal`
 * aborts, it rejects after the build has ended and its folder is gone.
 */
export async function fillObjects(
  caches: RunCaches,
  executor: Executor,
  plan: RunPlan,
  name: string,
  signal?: AbortSignal,
): Promise<void> {
  const { objects } = cacheFolders(caches);
  await mkdir(objects, { recursive: true, mode: 0o700 });
  await sweep(caches, executor);
  if (existsSync(join(objects, name))) return;
  const folder = await mkdtemp(join(caches.folder, BUILD));
  try {
    await build(folder, executor, plan, signal);
    const earlier = await readdir(objects);
    await rename(join(runFolder(folder).work, OBJECTS_FOLDER), join(objects, name));
    for (const old of earlier) await rm(join(objects, old), { recursive: true, force: true });
  } finally {
    await removeFolder(folder);
  }
}
