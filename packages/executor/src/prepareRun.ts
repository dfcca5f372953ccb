import { constants } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { RunPlan } from '@netloom/model';
import { descend } from './beneath/index.ts';
import { appendEvent } from './eventLog.ts';
import { runFolder } from './runFolder.ts';

/** More than one block of any common file system. */
const RESERVE_BYTES = 65536;

const WRITE = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

/** Writes a run's intent into its folder. The caller then puts the sources into `runFolder(folder).sources`. */
export async function prepareRun(folder: string, plan: RunPlan): Promise<void> {
  const files = runFolder(folder);
  await mkdir(files.sources, { recursive: true });
  await mkdir(files.temporary, { recursive: true });
  for (const [path, content] of Object.entries(plan.files)) {
    // Sources may be there already, with links among them.
    await descend(files.work, path, {}, (descent) => {
      descent.makeFolders();
      return writeFile(descent.entry, content, { flag: WRITE });
    });
  }
  await writeFile(files.plan, JSON.stringify(plan), { flag: 'wx' });
  await writeFile(files.log, '');
  await writeFile(files.reserve, Buffer.alloc(RESERVE_BYTES));
  appendEvent(folder, { type: 'queued', time: Date.now() });
}

/** What a run does, as it was decided. */
export async function readPlan(folder: string): Promise<RunPlan> {
  return JSON.parse(await readFile(runFolder(folder).plan, 'utf8')) as RunPlan;
}
