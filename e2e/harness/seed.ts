import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEED } from './dataFolder.ts';
import { startServer } from './server.ts';

/** Starts an installation once: copies of it start in a fraction of the time that a first start takes. */
export async function setup(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'netloom-seed-'));
  const server = await startServer({ dataFolder });
  await server.stop({ keepData: true });
  process.env[SEED] = dataFolder;
  return () => rm(dataFolder, { recursive: true, force: true });
}
