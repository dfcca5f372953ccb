import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, constants, copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Mutex } from '../projects/mutex.ts';
import { TEMPORARY_PREFIX, syncFolder } from './atomicFile.ts';

/** Larger than the default, so that a dump of gigabytes is not read in crumbs. */
const READ_BYTES = 1 << 20;

/** A file of the store that nobody may need any more. */
export interface StoredFile {
  sha256: string;
  bytes: number;
  /** Milliseconds since the epoch when it came, or was put again. */
  since: number;
}

/** Big files by the hash of their content: what is put twice is there once. */
export interface Store {
  /** Takes the file in under its hash; the file itself stays until its owner removes it. Safe to repeat. */
  put(file: string, sha256: string): Promise<void>;
  has(sha256: string): Promise<boolean>;
  /** Where a file of the store is read. */
  path(sha256: string): string;
  /** Removes a file unless `isNeeded` says otherwise; no `put` of it comes in between. */
  remove(sha256: string, isNeeded: () => Promise<boolean>): Promise<boolean>;
  list(): AsyncIterable<StoredFile>;
}

/** SHA-256 in hex and length of a file that nobody writes any more. Links are not followed. */
export async function digest(file: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW;
  for await (const chunk of createReadStream(file, { flags: flags as never, highWaterMark: READ_BYTES })) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { sha256: hash.digest('hex'), bytes };
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

  put(file: string, sha256: string): Promise<void> {
    return this.turns.run(sha256, async () => {
      if (await this.has(sha256)) return;
      const target = this.path(sha256);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // A hard link costs nothing, however large the file is.
      await link(file, target).catch(() => copyWhole(file, target));
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

/** Where no link can be made: another file system, or one without links. */
async function copyWhole(file: string, target: string): Promise<void> {
  const temporary = join(dirname(target), `${TEMPORARY_PREFIX}${target.slice(-64)}`);
  await copyFile(file, temporary, constants.COPYFILE_FICLONE);
  await syncFile(temporary);
  await rename(temporary, target);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
