import { lstat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { walkBeneath } from '@netloom/executor/beneath';

const AT_ONCE = 200;

/** Bytes of a file, or of all files below a folder; 0 of what is not there. */
export async function folderBytes(path: string): Promise<number> {
  const stats = await lstat(path).catch(() => undefined);
  if (!stats?.isDirectory()) return stats?.isFile() ? stats.size : 0;
  let total = 0;
  let count = 0;
  for (const below of walkBeneath(path)) {
    if (below.stats.isFile()) total += below.stats.size;
    // Other work of the server goes on meanwhile.
    if (++count % AT_ONCE === 0) await setImmediate();
  }
  return total;
}
