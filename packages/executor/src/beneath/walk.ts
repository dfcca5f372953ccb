import { closeSync, constants, lstatSync, openSync, readdirSync, type Stats } from 'node:fs';
import { O_PATH } from './descent.ts';

/** An entry below a folder. */
export interface Walked {
  /** Seen from the folder. A name that is no UTF-8 is told as near as can be. */
  path: string;
  stats: Stats;
  /** Leads to the entry until the walk goes on. */
  place: Buffer;
}

interface Level {
  descriptor: number;
  path: string;
  names: Buffer[];
}

const FOLDER = O_PATH | constants.O_NOFOLLOW | constants.O_DIRECTORY;

/** Of what may vanish, or be shut, at any moment: nothing. */
function orNothing<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

function levelOf(folder: string | Buffer, path: string): Level | undefined {
  const descriptor = orNothing(() => openSync(folder, FOLDER));
  if (descriptor === undefined) return undefined;
  const names = orNothing(() => readdirSync(`/proc/self/fd/${descriptor}`, { encoding: 'buffer' })) ?? [];
  return { descriptor, path, names };
}

/** The path of a name in a folder that a descriptor holds; names are bytes, and not all are UTF-8. */
export function entryOf(descriptor: number, name: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`/proc/self/fd/${descriptor}/`), name]);
}

/**
 * Everything below a folder, each folder before what is in it. Links are told and never followed, also where one takes
 * a folder's place in the middle of it; how long paths are does not matter.
 */
export function* walkBeneath(folder: string): Generator<Walked> {
  const levels = [levelOf(folder, '')].filter((level) => level !== undefined);
  try {
    for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
      const name = level.names.pop();
      if (name === undefined) {
        closeSync(levels.pop()!.descriptor);
        continue;
      }
      const place = entryOf(level.descriptor, name);
      const stats = orNothing(() => lstatSync(place));
      if (stats === undefined) continue;
      const path = level.path === '' ? name.toString() : `${level.path}/${name.toString()}`;
      yield { path, stats, place };
      const below = stats.isDirectory() ? levelOf(place, path) : undefined;
      if (below !== undefined) levels.push(below);
    }
  } finally {
    for (const { descriptor } of levels) closeSync(descriptor);
  }
}
