import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Somebody may still be writing there. */
const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 };

/** Removes a folder, one too whose owner has shut folders of it against himself. */
export async function removeFolder(path: string): Promise<void> {
  try {
    await rm(path, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    await openUp(path);
    await rm(path, options);
  }
}

async function openUp(path: string): Promise<void> {
  await chmod(path, 0o700);
  const entries = await readdir(path, { withFileTypes: true });
  // What a link leads to is no part of it.
  for (const entry of entries) if (entry.isDirectory()) await openUp(join(path, entry.name));
}
