// What a bundle was made of, and whether that is still so.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file that changed so shortly before it was noted may change again within the same tick of the clock. */
const TICK_MILLISECONDS = 2000;

/**
 * What the kernel says of a file. Whoever writes to one, or puts another in its place, changes its time of change or
 * its number; unlike the time of modification, no program can set these.
 */
const stampOf = ({ size, ino, ctimeMs }) => [size, ino, ctimeMs];
/** The stamp of a file that may change unseen: no file has it. */
const NONE = [NaN, NaN, NaN];
const HASH_DIGITS = 64;

/** Loaded where it is needed: most starts find that nothing has changed. */
export function hashOf(content) {
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash('sha256').update(content).digest('hex');
}

/** The content of a file with the note of it: its path from `root`, its hash and its stamp. */
export function readInput(root, path) {
  const stat = statSync(join(root, path));
  const content = readFileSync(join(root, path));
  const isSettled = Date.now() - stat.ctimeMs > TICK_MILLISECONDS;
  return { content, note: { path, hash: hashOf(content), stamp: isSettled ? stampOf(stat) : NONE } };
}

/** Notes in few texts, which are read at every start: thousands of lists would take longer. */
export function packed(notes) {
  return {
    paths: notes.map(({ path }) => path).join('\n'),
    hashes: notes.map(({ hash }) => hash).join(''),
    stamps: textOf(Float64Array.from(notes.flatMap(({ stamp }) => stamp))),
  };
}

const textOf = (stamps) => Buffer.from(stamps.buffer).toString('base64');
const stampsOf = (text) => new Float64Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);

/** The notes as they are now, the same object where nothing is new; undefined where a file has other content, or is gone. */
export function renewed(root, noted) {
  const stamps = stampsOf(noted.stamps);
  let isSame = true;
  for (const [at, path] of noted.paths.split('\n').entries()) {
    const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (stat === undefined) return undefined;
    const first = at * NONE.length;
    // Compared as numbers: this is asked of every source at every start.
    if (stat.size === stamps[first] && stat.ino === stamps[first + 1] && stat.ctimeMs === stamps[first + 2])
      continue;
    const { note } = readInput(root, path);
    if (note.hash !== noted.hashes.slice(at * HASH_DIGITS, (at + 1) * HASH_DIGITS)) return undefined;
    stamps.set(note.stamp, first);
    isSame = false;
  }
  return isSame ? noted : { ...noted, stamps: textOf(stamps) };
}
