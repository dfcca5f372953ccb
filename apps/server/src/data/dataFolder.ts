import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../startError.ts';
import { writeFileAtomically } from './atomicFile.ts';

const VERSION = 1;

/** Absolute paths of what the server keeps. */
export interface DataFolder {
  root: string;
  database: string;
  projects: string;
  runs: string;
  store: string;
  /** What runs keep for later ones; it can be deleted at any time. */
  cache: string;
  adminPasswordFile: string;
  /** What secrets in the database are encrypted with. */
  keyFile: string;
  backups: string;
  /** What was made for users to fetch, a folder a user; it can be deleted at any time. */
  exports: string;
}

/** Makes the folder ready for use, readable by its owner alone. @throws StartError when a newer version wrote it. */
export async function openDataFolder(root: string): Promise<DataFolder> {
  const folder = {
    root,
    database: join(root, 'database'),
    projects: join(root, 'projects'),
    runs: join(root, 'runs'),
    store: join(root, 'store'),
    cache: join(root, 'cache'),
    adminPasswordFile: join(root, 'admin-password'),
    keyFile: join(root, 'secret.key'),
    backups: join(root, 'backups'),
    exports: join(root, 'exports'),
  };
  await checkVersion(join(root, 'version'), root);
  for (const path of [folder.projects, folder.runs, folder.store, folder.backups])
    await mkdir(path, { recursive: true, mode: 0o700 });
  return folder;
}

async function checkVersion(file: string, root: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return writeFileAtomically(file, `${VERSION}\n`);
  if (text.trim() !== String(VERSION)) {
    throw new StartError(
      `The data folder ${root} has version ${text.trim()}; this program reads version ${VERSION}.`,
    );
  }
}
