import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Of the user: what runs keep for later ones serves the servers of all tests, of later times too. */
export const SHARED = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'netloom');

/** Lets a new data folder have the named caches in common with others. */
export async function shareCaches(
  dataFolder: string,
  ...names: ('models' | 'objects' | 'node')[]
): Promise<void> {
  await mkdir(join(dataFolder, 'cache'), { recursive: true, mode: 0o700 });
  for (const name of names) {
    await mkdir(join(SHARED, name), { recursive: true, mode: 0o700 });
    if (!existsSync(join(dataFolder, 'cache', name)))
      await symlink(join(SHARED, name), join(dataFolder, 'cache', name));
  }
}
