import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { DataFolder } from './data/dataFolder.ts';
import type { Secrets } from './data/secrets.ts';
import type { Store } from './data/store.ts';
import type { Database } from './database/index.ts';
import type { Configs } from './features/config/index.ts';
import type { CloneQueue } from './features/department/index.ts';
import type { DictionaryCache } from './features/dictionary/index.ts';
import type { MenuLinks } from './features/menu/index.ts';
import type { Permissions } from './features/role/index.ts';
import type { RunKeeper, RunQueue } from './features/runs/index.ts';
import type { Hub } from './features/stream/index.ts';
import type { Route } from './http/route.ts';
import type { Outbox } from './mail/index.ts';
import type { Projects } from './projects/index.ts';
import type { Settings } from './settings.ts';

/** What every call may use. */
export interface Services {
  settings: Settings;
  folder: DataFolder;
  database: Database;
  pool: Pool;
  projects: Projects;
  clones: CloneQueue;
  hub: Hub;
  configs: Configs;
  dictionaries: DictionaryCache;
  menuLinks: MenuLinks;
  permissions: Permissions;
  secrets: Secrets;
  /** Stops the server and starts it anew, with the data as it then is. */
  restart: () => void;
  mail: Outbox;
  store: Store;
  keeper: RunKeeper;
  runs: RunQueue;
  log: FastifyBaseLogger;
}

export interface Feature {
  routes: Route[];
  /** Runs before the server listens; what it returns runs before the database closes. */
  start?(services: Services): Promise<() => Promise<void>>;
}
