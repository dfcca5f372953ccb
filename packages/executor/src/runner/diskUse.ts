import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes that a folder takes on disk, links not followed; stops counting past `enough`. */
export async function diskUse(folder: string, enough: number): Promise<number> {
  let bytes = 0;
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined && bytes <= enough; next = folders.pop()) {
    // What vanishes while it is counted takes no space.
    const entries: Dirent[] = await readdir(next, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(next, entry.name);
      if (entry.isDirectory()) folders.push(path);
      const stat = await lstat(path).catch(() => undefined);
      bytes += (stat?.blocks ?? 0) * 512;
    }
  }
  return bytes;
}
