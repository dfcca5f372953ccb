import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of a file, or of all files below a folder; 0 of what is not there. */
export async function folderBytes(path: string): Promise<number> {
  const stats = await lstat(path).catch(() => undefined);
  if (!stats?.isDirectory()) return stats?.isFile() ? stats.size : 0;
  let total = 0;
  for (const name of await readdir(path).catch(() => [])) total += await folderBytes(join(path, name));
  return total;
}
