import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { DataFolder } from './data/dataFolder.ts';
import type { Secrets } from './data/secrets.ts';
import type { Store } from './data/store.ts';
import type { Database } from './database/index.ts';
import type { Outbox } from './mail/index.ts';
import type { Projects } from './projects/index.ts';
import type { Settings } from './settings.ts';

/**
 * What every call may use: here what the server itself has. A feature that has a service for others adds it in its
 * `index.ts`, so that nothing here knows of features.
 */
export interface Services {
  settings: Settings;
  folder: DataFolder;
  database: Database;
  pool: Pool;
  projects: Projects;
  secrets: Secrets;
  /** Stops the server and starts it anew, with the data as it then is. */
  restart: () => void;
  mail: Outbox;
  store: Store;
  log: FastifyBaseLogger;
}
