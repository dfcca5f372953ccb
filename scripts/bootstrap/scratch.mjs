// Where the tests keep what they make. Plain JavaScript: this runs on the host's Node (18 or newer).
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Bytes that must be free there; the tests keep 3 GB at a time. */
const ROOM = 8 * 2 ** 30;
/** With the process that keeps things there. */
const NAME = /^nl-tests-(\d+)-/;

const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/** A disk's file system takes longer than the tests themselves for files that live for a moment. */
function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM && freemem() >= ROOM;
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What a run that was killed has left keeps memory for ever. */
function removeLeft(place) {
  for (const name of readdirSync(place)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      remove(join(place, name));
    } catch {
      // It is somebody else's.
    }
  }
}

/** The folder for temporary files of this process and those that it starts, until it ends. */
export function useScratch() {
  const place = hasRoomInMemory() ? IN_MEMORY : tmpdir();
  removeLeft(place);
  const scratch = mkdtempSync(join(place, `nl-tests-${process.pid}-`));
  process.env.TMPDIR = scratch;
  process.on('exit', () => remove(scratch));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  return scratch;
}
