// What `netloom backup` and `netloom restore` run: backs a stopped server's data folder up, or puts a backup into one.
import { resolve } from 'node:path';
import { applyRestore } from './backup/applyRestore.ts';
import { BackupError } from './backup/backupError.ts';
import { makeBackup } from './backup/makeBackup.ts';
import { stageRestore } from './backup/stageRestore.ts';
import { openDataFolder } from './data/dataFolder.ts';
import { lockDataFolder } from './data/folderLock.ts';
import { Secrets } from './data/secrets.ts';
import { openDatabase } from './database/index.ts';
import type { OpenDatabase } from './database/index.ts';
import { productVersion } from './productVersion.ts';
import { readSettings } from './settings.ts';
import { StartError } from './startError.ts';

const [command, file = '', ...flags] = process.argv.slice(2);

/** Works on the data folder that the settings name, while no server uses it. */
async function withDataFolder(
  work: (folder: Awaited<ReturnType<typeof openDataFolder>>, open: OpenDatabase) => Promise<void>,
): Promise<void> {
  const { dataFolder, databaseUrl: url } = readSettings(process.env);
  const lock = await lockDataFolder(dataFolder);
  try {
    const folder = await openDataFolder(dataFolder);
    await Secrets.open(folder.keyFile);
    const database = await openDatabase({ url, folder: folder.database, onConnectionLost: () => undefined });
    await work(folder, database).finally(() => database.close());
  } finally {
    await lock.release();
  }
}

function backup(target: string): Promise<void> {
  return withDataFolder(async (folder, { pool }) => {
    const runs = flags.includes('--runs');
    const { tables } = await makeBackup(target, { pool, folder, version: productVersion, runs });
    process.stdout.write(`${target}: ${tables.users ?? 0} users, ${tables.departments ?? 0} projects\n`);
  });
}

function restore(source: string): Promise<void> {
  return withDataFolder(async ({ root }, { pool }) => {
    await stageRestore(source, root);
    const before = await applyRestore(root, pool, productVersion);
    process.stdout.write(`${source} is restored; what was there is kept in ${root}/${before ?? ''}\n`);
  });
}

try {
  if (command === 'backup') await backup(resolve(file));
  else await restore(resolve(file));
} catch (error) {
  const expected = error instanceof BackupError || error instanceof StartError;
  process.stderr.write(`${expected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
