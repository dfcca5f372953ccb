import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { orNothing } from './processTree.ts';

/** What an entry takes of a file system beside its content: many empty files fill one too. */
const ENTRY_BYTES = 1024;

/** Bytes that a folder takes on disk, links not followed; stops counting past `enough`. */
export function diskUse(folder: string, enough: number): number {
  let bytes = 0;
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined && bytes <= enough; next = folders.pop()) {
    const entries: Dirent[] = orNothing(() => readdirSync(next ?? '', { withFileTypes: true }), []);
    for (const entry of entries) {
      const path = join(next, entry.name);
      if (entry.isDirectory()) folders.push(path);
      const blocks = orNothing(() => lstatSync(path).blocks, 0);
      bytes += blocks * 512 + ENTRY_BYTES;
    }
  }
  return bytes;
}
