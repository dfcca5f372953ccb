import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runFolder } from '@netloom/executor';
import type { Database } from '../../../database/index.ts';
import { knownRuns } from './repository.ts';

const RUN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Removes what a server left that ended while it queued a run: a folder that no row names. One that was ever started is
 * left alone: it had a row, which perhaps an older copy of the database lacks.
 */
export async function removeUnqueued(folder: string, database: Database): Promise<void> {
  const unstarted = (await readdir(folder)).filter(
    (name) => RUN_ID.test(name) && !existsSync(runFolder(join(folder, name)).claim),
  );
  const known = await knownRuns(database, unstarted);
  for (const name of unstarted) {
    if (!known.has(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
