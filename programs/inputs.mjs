// What a bundle was made of, and whether that is still so.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file that changed so shortly before it was noted may change again within the same tick of the clock. */
const TICK_MILLISECONDS = 2000;

/**
 * What the kernel says of a file. Whoever writes to one, or puts another in its place, changes its time of change or
 * its number; unlike the time of modification, no program can set these.
 */
function stampOf({ size, ino, mtimeMs, ctimeMs }) {
  return [size, ino, mtimeMs, ctimeMs];
}

/** Compared as numbers: this is asked of every source at every start. */
function isStampOf([size, ino, mtimeMs, ctimeMs], stat) {
  return stat.size === size && stat.ino === ino && stat.mtimeMs === mtimeMs && stat.ctimeMs === ctimeMs;
}

/** Loaded where it is needed: most starts find that nothing has changed. */
export function hashOf(content) {
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash('sha256').update(content).digest('hex');
}

/** The content of a file with the note of it: its path from `root`, its hash, and its stamp unless it may change unseen. */
export function readInput(root, path) {
  const stat = statSync(join(root, path));
  const content = readFileSync(join(root, path));
  const isSettled = Date.now() - stat.ctimeMs > TICK_MILLISECONDS;
  return { content, note: [path, hashOf(content), isSettled ? stampOf(stat) : []] };
}

/** The notes as they are now; undefined where a file has other content, or is gone. */
export function renewed(root, notes) {
  const now = [];
  for (const note of notes) {
    const [path, hash, stamp] = note;
    const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (stat === undefined) return undefined;
    now.push(isStampOf(stamp, stat) ? note : readInput(root, path).note);
    if (now.at(-1)[1] !== hash) return undefined;
  }
  return now;
}
