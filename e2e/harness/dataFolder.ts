import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shareCaches } from '../../packages/executor/test/sharedCaches.ts';

/** Names the installation that new data folders are copies of. */
export const SEED = 'NETLOOM_STORY_SEED';

/** An empty data folder; where stories run, one of an installation that was started and stopped before (see `seed.ts`). */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-story-'));
  const seed = process.env[SEED];
  if (seed === undefined) return folder;
  await promisify(execFile)('cp', ['-a', `${seed}/.`, folder]);
  await shareCaches(folder, 'models', 'objects', 'node');
  return folder;
}
