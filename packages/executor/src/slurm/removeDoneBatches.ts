import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBatch } from './batch.ts';
import { hasEnded } from '../eventTail.ts';

const INTERVAL_MILLISECONDS = 600_000;
const last = new Map<string, number>();

/** Removes the folders of batches whose runs have all ended or are gone, from time to time. */
export async function removeDoneBatches(folder: string): Promise<void> {
  const now = performance.now();
  if (now - (last.get(folder) ?? -Infinity) < INTERVAL_MILLISECONDS) return;
  last.set(folder, now);
  for (const name of await readdir(folder).catch(() => [])) {
    const batch = await readBatch(join(folder, name));
    if (batch?.job === undefined) continue;
    if (batch.runs.every((run) => !existsSync(run) || hasEnded(run)))
      await rm(batch.folder, { recursive: true, force: true });
  }
}
