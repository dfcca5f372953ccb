import { closeSync, constants, openSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { O_PATH } from './descent.ts';

const FOLDER = O_PATH | constants.O_NOFOLLOW | constants.O_DIRECTORY;

/** Undefined for what is no folder any more, or is shut. */
function hold(folder: string): number | undefined {
  try {
    return openSync(folder, FOLDER);
  } catch {
    return undefined;
  }
}

/**
 * Paths of what is no folder below one, left out what `isShown` says no to. Each folder is opened once, in the one above
 * it that is held meanwhile: links are told and never followed. Other work goes on while folders are read.
 */
export async function filesBeneath(folder: string, isShown: (name: string) => boolean): Promise<string[]> {
  const found: string[] = [];
  await gather(folder, '', isShown, found);
  return found;
}

async function gather(
  place: string,
  above: string,
  isShown: (name: string) => boolean,
  found: string[],
): Promise<void> {
  const descriptor = hold(place);
  if (descriptor === undefined) return;
  try {
    const held = `/proc/self/fd/${descriptor}`;
    const entries = await readdir(held, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!isShown(entry.name)) continue;
      if (entry.isDirectory())
        await gather(`${held}/${entry.name}`, `${above}${entry.name}/`, isShown, found);
      else found.push(above + entry.name);
    }
  } finally {
    closeSync(descriptor);
  }
}
