import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { dumpDatabase } from './dumpDatabase.ts';
import { loadDatabase } from './loadDatabase.ts';
import { DATABASE_FOLDER, KEY_FILE, MANIFEST_FILE, foldersOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { BEFORE_FILE, PENDING, readManifest } from './stageRestore.ts';

const LOADED_FILE = 'database-loaded';

/**
 * Takes a staged backup over, at the start, before anything uses the data. What was there is kept as a backup folder
 * `before-restore-…`. A start that was interrupted goes on where it was. Answers the name of that folder, or undefined
 * when nothing was staged.
 */
export async function applyRestore(root: string, pool: Pool, version: string): Promise<string | undefined> {
  const staged = join(root, PENDING);
  if (!existsSync(staged)) return undefined;
  const manifest = await readManifest(staged);
  const name = await readFile(join(staged, BEFORE_FILE), 'utf8');
  const before = join(root, name);
  if (!existsSync(join(staged, LOADED_FILE))) {
    if (!existsSync(join(before, MANIFEST_FILE))) await keepDatabase(root, before, pool, version);
    await loadDatabase(pool, join(staged, DATABASE_FOLDER), manifest);
    await writeFile(join(staged, LOADED_FILE), '');
  }
  await swapFolders(root, staged, before, manifest);
  await rm(staged, { recursive: true, force: true });
  return name;
}

async function keepDatabase(root: string, before: string, pool: Pool, version: string): Promise<void> {
  await mkdir(before, { recursive: true, mode: 0o700 });
  const dump = await dumpDatabase(pool, join(before, DATABASE_FOLDER), { runs: true });
  if (existsSync(join(root, KEY_FILE))) await copyFile(join(root, KEY_FILE), join(before, KEY_FILE));
  const manifest: Manifest = {
    format: 1,
    version,
    createTime: new Date().toISOString(),
    runs: true,
    ...dump,
  };
  await writeFile(join(before, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Each step is done once, however often it is begun: what has been moved is not there any more. */
async function swapFolders(root: string, staged: string, before: string, { runs }: Manifest): Promise<void> {
  for (const name of foldersOf(true)) {
    if (existsSync(join(root, name)) && !existsSync(join(before, name))) {
      await rename(join(root, name), join(before, name));
    }
    if (foldersOf(runs).includes(name) && existsSync(join(staged, name))) {
      await rename(join(staged, name), join(root, name));
    }
    await mkdir(join(root, name), { recursive: true, mode: 0o700 });
  }
  if (existsSync(join(staged, KEY_FILE))) await rename(join(staged, KEY_FILE), join(root, KEY_FILE));
}
