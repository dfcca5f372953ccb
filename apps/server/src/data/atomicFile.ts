import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Begins the name of a file that is still being written; such a file is never shown nor part of a run. */
export const TEMPORARY_PREFIX = '.netloom-writing-';

/** Writes a file so that a crash at any moment leaves the old or the new content whole. */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array,
  mode = 0o644,
): Promise<void> {
  const temporary = join(dirname(path), `${TEMPORARY_PREFIX}${basename(path).slice(0, 100)}-${randomUUID()}`);
  try {
    const file = await open(temporary, 'wx', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Makes the names in a folder last through a crash of the machine. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
