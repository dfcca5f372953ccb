import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { runFolder } from './runFolder.ts';

/**
 * The file that a run left at `path` (relative to its working folder), or undefined if there is none. Links are not
 * followed: a tool could have made one to a file that its run must not read.
 */
export async function artifactPath(folder: string, path: string): Promise<string | undefined> {
  const { work } = runFolder(folder);
  const file = join(work, path);
  try {
    const root = await realpath(work);
    const real = await realpath(file);
    const regular = (await lstat(file)).isFile();
    return regular && real === join(root, path) && real.startsWith(root + sep) ? real : undefined;
  } catch {
    return undefined;
  }
}

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
