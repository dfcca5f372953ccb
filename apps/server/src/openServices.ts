import type { Executor } from '@netloom/executor';
import type { FastifyBaseLogger } from 'fastify';
import { applyRestore } from './backup/applyRestore.ts';
import { openDataFolder } from './data/dataFolder.ts';
import type { DataFolder } from './data/dataFolder.ts';
import { requireStartRoom, watchRoom } from './data/diskRoom.ts';
import { lockDataFolder } from './data/folderLock.ts';
import { Secrets } from './data/secrets.ts';
import { FileStore } from './data/store.ts';
import { openDatabase } from './database/index.ts';
import type { OpenDatabase } from './database/index.ts';
import { Configs } from './features/config/index.ts';
import { CloneQueue } from './features/department/index.ts';
import { DictionaryCache } from './features/dictionary/index.ts';
import { MenuLinks } from './features/menu/index.ts';
import { Pasts } from './features/regression/index.ts';
import { Permissions } from './features/role/index.ts';
import { RunKeeper, RunQueue, clearEnded } from './features/runs/index.ts';
import { Hub } from './features/stream/index.ts';
import { Deliverer } from './features/webhook/index.ts';
import { Outbox, smtpTransport } from './mail/index.ts';
import { periodically } from './periodically.ts';
import { productVersion } from './productVersion.ts';
import { Projects } from './projects/index.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** How often it is seen whether the database has room. */
const ROOM_MILLISECONDS = 5_000;

/** What services are opened with. */
export interface ServiceOptions {
  settings: Settings;
  /** Runs runs in place of the one that the settings name. */
  executor?: Executor;
  /** Stops the server and starts it anew, with the data as it then is. */
  restart: () => void;
  /** Ends the server, which cannot go on. */
  fail?: (reason: Error) => void;
}

interface Opening extends ServiceOptions {
  log: FastifyBaseLogger;
  /** Take what ends each thing that was opened; the last is ended first. */
  closers: (() => Promise<void>)[];
  /** The same for an end at once. */
  killers: (() => void)[];
}

/** Opens data folder and database, and makes what calls use of them. */
export async function openServices(opening: Opening): Promise<Services> {
  const { settings, executor, restart, log, closers } = opening;
  const lock = await lockDataFolder(settings.dataFolder);
  closers.push(() => lock.release());
  const folder = await openDataFolder(settings.dataFolder);
  const look = await keepRoom(folder, opening);
  const { database, pool } = await openWatched(folder, look, opening);
  await applyRestore(folder.root, pool, productVersion);
  const projects = new Projects(folder.projects);
  const secrets = await Secrets.open(folder.keyFile);
  const transport = settings.mail && smtpTransport(settings.mail);
  const mail = new Outbox({ database, secrets, transport, log });
  closers.push(() => mail.close());
  const store = new FileStore(folder.store);
  const keeper = new RunKeeper({ database, folder, store, log });
  const services = {
    ...{ settings, folder, database, pool, projects, secrets, restart, mail, store, keeper, log },
    hub: new Hub(),
    configs: new Configs(),
    dictionaries: new DictionaryCache(),
    menuLinks: new MenuLinks(),
    permissions: new Permissions(),
    pasts: new Pasts({ database }),
  };
  const clones = new CloneQueue(services);
  const webhooks = new Deliverer(services);
  return { ...services, clones, webhooks, runs: new RunQueue({ ...services, clones, webhooks }, executor) };
}

/** Refuses to start on a full disk, and clears what can go whenever it fills up; answers that look. */
async function keepRoom(folder: DataFolder, { log, closers }: Opening): Promise<() => Promise<void>> {
  const clear = () => clearEnded(folder.runs);
  await requireStartRoom(folder, clear);
  const look = async () => {
    if (!(await watchRoom(folder, clear))) log.error(`the disk of ${folder.root} is full`);
  };
  closers.push(
    periodically(ROOM_MILLISECONDS, look, (error) =>
      log.error({ err: error }, 'the disk cannot be looked at'),
    ),
  );
  return look;
}

/** Opens the database; what becomes of it is logged, and the server ends with one that is lost. */
async function openWatched(
  folder: DataFolder,
  look: () => Promise<void>,
  { settings, fail, log, closers, killers }: Opening,
): Promise<OpenDatabase> {
  const opened = await openDatabase({
    url: settings.databaseUrl,
    folder: folder.database,
    onConnectionLost: (error) => log.error({ err: error }, 'database connection lost'),
    watcher: {
      ended: (how) => {
        log.error(`PostgreSQL ended (${how}) and is started again`);
        // A full disk is what ends it most easily.
        look().catch(() => undefined);
      },
      startedAgain: () => log.info('PostgreSQL is back'),
      lost: (error) => fail?.(error),
    },
  });
  closers.push(opened.close);
  killers.push(opened.kill);
  return opened;
}
