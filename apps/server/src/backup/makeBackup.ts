import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { DataFolder } from '../data/dataFolder.ts';
import { dumpDatabase } from './dumpDatabase.ts';
import { folderBytes } from './folderBytes.ts';
import { DATABASE_FOLDER, KEY_FILE, MANIFEST_FILE, foldersOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { writeArchive } from './writeArchive.ts';

interface Options {
  pool: Pool;
  folder: DataFolder;
  /** Version of this program. */
  version: string;
  runs: boolean;
  /** From 0 to 1. */
  onProgress?: (progress: number) => void;
}

/** Writes a backup to `file`, whole or not at all. */
export async function makeBackup(
  file: string,
  { pool, folder, version, runs, onProgress }: Options,
): Promise<Manifest> {
  const work = await mkdtemp(join(folder.backups, '.new-'));
  try {
    const dump = await dumpDatabase(pool, join(work, DATABASE_FOLDER), { runs });
    const createTime = new Date().toISOString();
    const manifest: Manifest = { format: 1, version, createTime, runs, ...dump };
    await writeFile(join(work, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    const sources = [
      { name: MANIFEST_FILE, path: join(work, MANIFEST_FILE) },
      { name: DATABASE_FOLDER, path: join(work, DATABASE_FOLDER) },
      { name: KEY_FILE, path: folder.keyFile },
      ...foldersOf(runs).map((name) => ({ name, path: join(folder.root, name) })),
    ];
    const sizes = await Promise.all(sources.map(({ path }) => folderBytes(path)));
    const total = Math.max(
      1,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    let done = 0;
    await writeArchive(`${file}.new`, sources, (bytes) => {
      done += bytes;
      onProgress?.(Math.min(1, done / total));
    });
    await rename(`${file}.new`, file);
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(`${file}.new`, { force: true });
  }
}
