// Where the tests keep what they make. Plain JavaScript: this runs on the host's Node (18 or newer).
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Bytes that must be free there; what the tests keep at one time is a fraction of it. */
const ROOM = 8 * 2 ** 30;

/** A disk's file system takes longer than the tests themselves for files that live for a moment. */
function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM && freemem() >= ROOM;
  } catch {
    return false;
  }
}

/** The folder for temporary files of this process and those that it starts, until it ends. */
export function useScratch() {
  const scratch = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), 'nl-'));
  process.env.TMPDIR = scratch;
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
  return scratch;
}
