import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of folders that are on their way in or out; no key begins with a dot. */
export const PASSING = '.';

/** A name for a folder that is on its way. */
export const passingFolder = (models: string) => join(models, `${PASSING}${randomUUID()}`);

/** Takes a model away at once, then removes its files. Another process may do the same at the same time. */
export async function discard(models: string, folder: string): Promise<void> {
  const leaving = passingFolder(models);
  try {
    await rename(folder, leaving);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  await rm(leaving, { recursive: true, force: true });
}
