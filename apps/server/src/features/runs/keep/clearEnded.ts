import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasEnded, readPlan, runFolder } from '@netloom/executor';
import { removeFolder, walkBeneath } from '@netloom/executor/beneath';
import { HIERARCHY_SUFFIX } from './collect.ts';

/**
 * Makes room without the database, which a full disk may have stopped: of every run whose own log says that it has
 * ended, all goes but what it was to leave behind. A later start brings that into the store.
 */
export async function clearEnded(runs: string): Promise<void> {
  for (const name of await readdir(runs)) {
    const folder = join(runs, name);
    if (isOver(folder)) await clear(folder).catch(() => undefined);
  }
}

function isOver(folder: string): boolean {
  try {
    return hasEnded(folder);
  } catch {
    // No folder of a run, or one that is being made.
    return false;
  }
}

async function clear(folder: string): Promise<void> {
  const { work, temporary, reserve } = runFolder(folder);
  const { outputs } = await readPlan(folder);
  const kept = outputs.flatMap(({ path }) => [path, path + HIERARCHY_SUFFIX]);
  for (const path of [temporary, reserve]) await removeFolder(path);
  for (const { path, stats, place } of walkBeneath(work)) {
    const isKept = kept.some((each) => each === path || each.startsWith(`${path}/`));
    if (!isKept || stats.isSymbolicLink()) await removeFolder(place);
  }
}
