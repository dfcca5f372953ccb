import { constants, type Stats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Descent, O_PATH, isAbsence, type Rules } from './descent.ts';
import { UnsafePath } from './unsafePath.ts';

/** Goes down for as long as `work` lasts. */
export async function descend<T>(
  root: string,
  path: string,
  rules: Rules,
  work: (descent: Descent) => Promise<T> | T,
): Promise<T> {
  const descent = new Descent(root, path, rules);
  try {
    return await work(descent);
  } finally {
    descent.close();
  }
}

/** What is at a path beneath `root`; undefined where nothing is. @throws UnsafePath */
export function statBeneath(root: string, path: string, rules: Rules = {}): Stats | undefined {
  const descent = new Descent(root, path, rules);
  descent.close();
  return descent.missing.length > 0 ? undefined : descent.stats;
}

/** Opens a regular file beneath `root` to read it; undefined where there is none. @throws UnsafePath */
export function openBeneath(root: string, path: string, rules: Rules = {}): Promise<FileHandle | undefined> {
  return descend(root, path, rules, ({ missing, stats, place }) =>
    missing.length > 0 || !stats.isFile() ? undefined : open(place, constants.O_RDONLY),
  );
}

/** Holds what is at a path whose folder is held already; a link is held itself. `place` leads to it while `work` lasts. */
export async function holdEntry<T>(
  path: string,
  work: (place: string, stats: Stats) => Promise<T>,
): Promise<T> {
  const entry = await open(path, O_PATH | constants.O_NOFOLLOW);
  try {
    return await work(`/proc/self/fd/${entry.fd}`, await entry.stat());
  } finally {
    await entry.close();
  }
}

/** Whether an error says that a path does not lead to anything in its own folder. */
export function isNoFile(error: unknown): boolean {
  return error instanceof UnsafePath || isAbsence(error);
}
