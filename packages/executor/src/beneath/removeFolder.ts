import { constants } from 'node:fs';
import { chmod, open, readdir, rmdir, unlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { O_PATH } from './descent.ts';
import { entryOf } from './walk.ts';

const FOLDER = O_PATH | constants.O_NOFOLLOW | constants.O_DIRECTORY;
/** Somebody may still be writing there. */
const TRIES = 6;
const REST_MILLISECONDS = 50;
const BUSY = ['ENOTEMPTY', 'EBUSY', 'EEXIST', 'ENOTDIR', 'EISDIR'];
/** A folder that became a link, or a link that became a folder, between the look and the removal. */
const EXCHANGED = ['ENOTDIR', 'EISDIR'];
/** Who exchanges the two without end wins each try by half. */
const EXCHANGES = 100;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Removes a folder, or a file, with all that is below it, one too whose owner has shut folders of it against himself.
 * What a link leads to stays, also where a link takes a folder's place in the middle of it.
 */
export async function removeFolder(path: string | Buffer): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await removeEntry(path);
    } catch (error) {
      if (!BUSY.includes(codeOf(error)) || tries === TRIES) throw error;
      await sleep(REST_MILLISECONDS);
    }
  }
}

async function removeEntry(path: string | Buffer): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ((await empty(path)) ? rmdir(path) : unlink(path));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return;
      if (!EXCHANGED.includes(codeOf(error)) || tries === EXCHANGES) throw error;
    }
  }
}

/** Removes all that is in a folder; false if it is none. */
async function empty(path: string | Buffer): Promise<boolean> {
  const folder = await open(path, FOLDER).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOTDIR') throw error;
  });
  if (folder === undefined) return false;
  try {
    const place = `/proc/self/fd/${folder.fd}`;
    const { mode } = await folder.stat();
    if ((mode & 0o700) !== 0o700) await chmod(place, 0o700);
    for (const name of await readdir(place, { encoding: 'buffer' }))
      await removeEntry(entryOf(folder.fd, name));
    return true;
  } finally {
    await folder.close();
  }
}
