import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Names the installation that new data folders are copies of. */
export const SEED = 'NETLOOM_STORY_SEED';

/** Compiled models of all stories, of earlier times too: the product keeps them by the hash of all that they are made of. */
function modelsFolder(): string {
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'netloom', 'models');
}

/** An empty data folder; where stories run, one of an installation that was started and stopped before (see `seed.ts`). */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-story-'));
  const seed = process.env[SEED];
  if (seed === undefined) return folder;
  await promisify(execFile)('cp', ['-a', `${seed}/.`, folder]);
  await mkdir(modelsFolder(), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, 'cache'), { recursive: true, mode: 0o700 });
  await symlink(modelsFolder(), join(folder, 'cache', 'models'));
  return folder;
}
