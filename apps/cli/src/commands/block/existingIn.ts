import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, matchesGlob, relative, sep } from 'node:path';

/** Texts that may hold hand-written parts, by path from the folder. */
export async function existingIn(folder: string, glob: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (!existsSync(folder)) return texts;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (entry.isFile() && matchesGlob(name, glob)) texts.set(name, await readFile(path, 'utf8'));
  }
  return texts;
}
