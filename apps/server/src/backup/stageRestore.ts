import { existsSync } from 'node:fs';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backupError.ts';
import { DATABASE_FOLDER, KEY_FILE, MANIFEST_FILE, Manifest, foldersOf } from './manifest.ts';
import { unpackArchive } from './readArchive.ts';

export const PENDING = 'restore-pending';
/** In a staged backup: the name of the folder that keeps what was there before. */
export const BEFORE_FILE = 'before';
const MIGRATIONS = join(import.meta.dirname, '../database/migrations');

/**
 * Unpacks a backup beside the data, to be taken over at the next start of the server. @throws BackupError when it is
 * damaged or of a newer version; nothing is changed then.
 */
export async function stageRestore(file: string, root: string): Promise<void> {
  const unfinished = join(root, `${PENDING}.new`);
  await rm(unfinished, { recursive: true, force: true });
  try {
    await unpackArchive(file, unfinished);
    await checkStaged(unfinished);
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
    await writeFile(join(unfinished, BEFORE_FILE), `before-restore-${stamp}`);
    await rm(join(root, PENDING), { recursive: true, force: true });
    await rename(unfinished, join(root, PENDING));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => 'null');
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError('backup-manifest-wrong', {});
  return parsed.data;
}

async function checkStaged(folder: string): Promise<void> {
  const { tables, runs, migration } = await readManifest(folder);
  const needed = [
    KEY_FILE,
    ...foldersOf(runs),
    ...Object.keys(tables).map((name) => join(DATABASE_FOLDER, `${name}.jsonl`)),
  ];
  const missing = needed.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) throw new BackupError('backup-lacks', { names: missing.join(', ') });
  if (!(await readdir(MIGRATIONS)).includes(migration)) {
    throw new BackupError('backup-newer-schema', { schema: migration });
  }
}
