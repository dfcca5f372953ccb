import type { Stats } from 'node:fs';
import {
  chmod,
  constants,
  copyFile,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { descend, isNoFile } from '@netloom/executor/beneath';
import { Mutex } from '../projects/mutex.ts';
import { TEMPORARY_PREFIX, syncFolder } from './atomicFile.ts';

/** A file of the store that nobody may need any more. */
export interface StoredFile {
  sha256: string;
  bytes: number;
  /** Milliseconds since the epoch when it came, or was put again. */
  since: number;
}

/** Where a file comes from. */
export interface Source {
  root: string;
  path: string;
}

/** Big files by the hash of their content: what is put twice is there once. */
export interface Store {
  /**
   * Takes a file beneath `root` in under its hash, unless none is there that can be reached without a link; it stays
   * there until its owner removes it. Safe to repeat.
   */
  put(file: Source, sha256: string): Promise<void>;
  has(sha256: string): Promise<boolean>;
  /** Where a file of the store is read. */
  path(sha256: string): string;
  /** Removes a file unless `isNeeded` says otherwise; no `put` of it comes in between. */
  remove(sha256: string, isNeeded: () => Promise<boolean>): Promise<boolean>;
  list(): AsyncIterable<StoredFile>;
}

/** `<root>/<first two digits>/<sha256>`. */
export class FileStore implements Store {
  private readonly root: string;
  private readonly turns = new Mutex();

  constructor(root: string) {
    this.root = root;
  }

  path(sha256: string): string {
    return join(this.root, sha256.slice(0, 2), sha256);
  }

  has(sha256: string): Promise<boolean> {
    return stat(this.path(sha256)).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  put({ root, path }: Source, sha256: string): Promise<void> {
    return this.turns.run(sha256, async () => {
      if (await this.has(sha256)) return;
      const target = this.path(sha256);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const taken = await descend(root, path, {}, async ({ missing, stats, place, entry }) => {
        if (missing.length > 0 || !stats.isFile()) return false;
        // A hard link costs nothing, however large the file is.
        if (!(await linkSame(entry, stats, target))) await copyWhole(place, target);
        return true;
      }).catch((error: unknown) => {
        if (!isNoFile(error)) throw error;
        return false;
      });
      if (!taken) return;
      await chmod(target, 0o440);
      await syncFile(target);
      await syncFolder(dirname(target));
    });
  }

  remove(sha256: string, isNeeded: () => Promise<boolean>): Promise<boolean> {
    return this.turns.run(sha256, async () => {
      if (await isNeeded()) return false;
      await rm(this.path(sha256), { force: true });
      return true;
    });
  }

  async *list(): AsyncGenerator<StoredFile> {
    for (const folder of await readdir(this.root)) {
      for (const sha256 of await readdir(join(this.root, folder))) {
        // Its change time, for a link keeps the time when the content was written.
        const found = await stat(join(this.root, folder, sha256)).catch(() => undefined);
        if (found) yield { sha256, bytes: found.size, since: found.ctimeMs };
      }
    }
  }
}

/** Links a name that may lead to another file by now; true if it is the one that was looked at. */
async function linkSame(entry: string, wanted: Stats, target: string): Promise<boolean> {
  const temporary = temporaryFor(target);
  await rm(temporary, { force: true });
  try {
    await link(entry, temporary);
    const { ino, dev } = await lstat(temporary);
    const same = ino === wanted.ino && dev === wanted.dev;
    if (same) await rename(temporary, target);
    return same;
  } catch {
    return false;
  } finally {
    await rm(temporary, { force: true });
  }
}

const temporaryFor = (target: string) => join(dirname(target), `${TEMPORARY_PREFIX}${target.slice(-64)}`);

/** Where no link can be made: another file system, or one without links. */
async function copyWhole(file: string, target: string): Promise<void> {
  const temporary = temporaryFor(target);
  await copyFile(file, temporary, constants.COPYFILE_FICLONE);
  await syncFile(temporary);
  await rename(temporary, target);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
