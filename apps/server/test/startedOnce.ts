import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../src/app.ts';
import { users } from '../src/features/session/tables.ts';
import type { Settings } from '../src/settings.ts';
import { newDatabase } from './newDatabase.ts';
import { quickHash } from './quickHash.ts';

interface Installation {
  dataFolder: string;
  databaseUrl: string;
}

let installation: Promise<Installation> | undefined;

/**
 * An installation that was started once and stopped, the same for all test files of a worker. A copy of it starts
 * in a fraction of the time that a first start takes, which generates the demo designs.
 */
export function startedOnce(settingsOf: (dataFolder: string, databaseUrl: string) => Settings) {
  return (installation ??= startAndStop(settingsOf));
}

async function startAndStop(
  settingsOf: (dataFolder: string, databaseUrl: string) => Settings,
): Promise<Installation> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'netloom-started-'));
  process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  const databaseUrl = await newDatabase();
  const settings = settingsOf(dataFolder, databaseUrl);
  const server = await buildServer({ settings, restart: () => undefined });
  const passwordHash = await quickHash(settings.adminPassword!);
  await server.services.database.update(users).set({ passwordHash });
  await server.close();
  // Few files are copied sooner than many.
  for (const repository of globSync(join(dataFolder, 'projects/*/repository.git')))
    execFileSync('git', ['repack', '-adq'], { cwd: repository });
  return { dataFolder, databaseUrl };
}
