import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { Executor } from '@netloom/executor';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { applyRestore } from './backup/applyRestore.ts';
import { openDataFolder } from './data/dataFolder.ts';
import { requireStartRoom, watchRoom } from './data/diskRoom.ts';
import { lockDataFolder } from './data/folderLock.ts';
import { Secrets } from './data/secrets.ts';
import { FileStore } from './data/store.ts';
import { openDatabase } from './database/index.ts';
import { authenticate } from './features/session/index.ts';
import { recordCall } from './features/audit/index.ts';
import { Configs } from './features/config/index.ts';
import { CloneQueue } from './features/department/index.ts';
import { DictionaryCache } from './features/dictionary/index.ts';
import { MenuLinks, frameSources } from './features/menu/index.ts';
import { Permissions } from './features/role/index.ts';
import { RunKeeper, RunQueue, clearEnded } from './features/runs/index.ts';
import { Hub } from './features/stream/index.ts';
import { features } from './features/index.ts';
import { firstStart } from './firstStart.ts';
import { BODY_LIMIT, sendProblem, toProblem } from './http/errorReply.ts';
import { registerDocs } from './http/registerDocs.ts';
import { registerForms } from './http/registerForms.ts';
import { registerRoutes } from './http/registerRoutes.ts';
import { registerSecurity } from './http/security.ts';
import { BODY_PATIENCE, closeStalledBodies, headTimeouts } from './http/stalledBodies.ts';
import { registerWebBuild } from './http/webBuild.ts';
import { Outbox, smtpTransport } from './mail/index.ts';
import { periodically } from './periodically.ts';
import { Projects } from './projects/index.ts';
import { productVersion } from './productVersion.ts';
import type { Services } from './services.ts';
import { webBuild } from './settings.ts';
import type { Settings } from './settings.ts';

/** How long calls that are being answered may hold up a stop. */
const CLOSE_MILLISECONDS = 2_000;

/** How often it is seen whether the database has room. */
const ROOM_MILLISECONDS = 5_000;

export interface Server {
  app: FastifyInstance;
  services: Services;
  /** The admin's password when this start made it. */
  madePassword: string | undefined;
  /** Answers the address, e.g. http://127.0.0.1:8080. */
  listen(): Promise<string>;
  close(): Promise<void>;
  /** Ends what would go on without the server, at once. */
  kill(): void;
}

/** Opens data folder and database and prepares all calls; nothing listens before `listen`. */
export async function buildServer(options: {
  settings: Settings;
  logger?: FastifyServerOptions['logger'];
  /** Runs runs in place of the one that the settings name. */
  executor?: Executor;
  /** Stops the server and starts it anew, with the data as it then is. */
  restart: () => void;
  /** Ends the server, which cannot go on. */
  fail?: (reason: Error) => void;
}): Promise<Server> {
  const { settings } = options;
  const app = Fastify({
    logger: options.logger ?? false,
    bodyLimit: BODY_LIMIT,
    http: headTimeouts(BODY_PATIENCE),
    forceCloseConnections: 'idle',
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
  });
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  const killers: (() => void)[] = [];
  const kill = () => killers.forEach((each) => each());
  try {
    const services = await openServices(options, app, closers, killers);
    const madePassword = await firstStart(services);
    for (const feature of features) {
      const stop = await feature.start?.(services);
      if (stop) closers.push(stop);
    }
    services.mail.deliver();
    await prepareHttp(app, services, closers);
    const listen = () => app.listen({ port: settings.port, host: settings.host });
    return { app, services, madePassword, listen, close, kill };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openServices(
  { settings, executor, restart, fail }: Parameters<typeof buildServer>[0],
  app: FastifyInstance,
  closers: (() => Promise<void>)[],
  killers: (() => void)[],
): Promise<Services> {
  const lock = await lockDataFolder(settings.dataFolder);
  closers.push(() => lock.release());
  const folder = await openDataFolder(settings.dataFolder);
  const clear = () => clearEnded(folder.runs);
  await requireStartRoom(folder, clear);
  const look = async () => {
    if (!(await watchRoom(folder, clear))) app.log.error(`the disk of ${folder.root} is full`);
  };
  closers.push(
    periodically(ROOM_MILLISECONDS, look, (error) =>
      app.log.error({ err: error }, 'the disk cannot be looked at'),
    ),
  );
  const { database, pool, close, kill } = await openDatabase({
    url: settings.databaseUrl,
    folder: folder.database,
    onConnectionLost: (error) => app.log.error({ err: error }, 'database connection lost'),
    watcher: {
      ended: (how) => {
        app.log.error(`PostgreSQL ended (${how}) and is started again`);
        // A full disk is what ends it most easily.
        look().catch(() => undefined);
      },
      startedAgain: () => app.log.info('PostgreSQL is back'),
      lost: (error) => fail?.(error),
    },
  });
  closers.push(close);
  killers.push(kill);
  await applyRestore(folder.root, pool, productVersion);
  const projects = new Projects(folder.projects);
  const secrets = await Secrets.open(folder.keyFile);
  const transport = settings.mail && smtpTransport(settings.mail);
  const mail = new Outbox({ database, secrets, transport, log: app.log });
  closers.push(() => mail.close());
  const store = new FileStore(folder.store);
  const keeper = new RunKeeper({ database, folder, store, log: app.log });
  const services = {
    settings,
    folder,
    database,
    pool,
    projects,
    hub: new Hub(),
    configs: new Configs(),
    dictionaries: new DictionaryCache(),
    menuLinks: new MenuLinks(),
    permissions: new Permissions(),
    secrets,
    restart,
    mail,
    store,
    keeper,
    log: app.log,
  };
  const clones = new CloneQueue(services);
  return { ...services, clones, runs: new RunQueue({ ...services, clones }, executor) };
}

async function prepareHttp(
  app: FastifyInstance,
  services: Services,
  closers: (() => Promise<void>)[],
): Promise<void> {
  const stopping = new AbortController();
  closers.push(async () => {
    stopping.abort();
    const patience = setTimeout(() => app.server.closeAllConnections(), CLOSE_MILLISECONDS);
    await app.close();
    clearTimeout(patience);
  });
  // JSON, forms and multipart alone are understood.
  app.removeContentTypeParser('text/plain');
  registerForms(app);
  closeStalledBodies(app, BODY_PATIENCE);
  app.setErrorHandler((error, request, reply) => sendProblem(toProblem(error, request), reply));
  await registerSecurity(app, () => frameSources(services));
  await app.register(compress);
  await app.register(multipart);
  app.get('/healthz', async () => {
    await services.pool.query('SELECT 1');
    return { status: 'ok' };
  });
  const routes = features.flatMap((feature) => feature.routes);
  registerRoutes(app, routes, {
    services,
    stopping: stopping.signal,
    authenticate: (token, attended) => authenticate(services, token, attended),
    record: (attempt) => recordCall(attempt, services),
  });
  registerDocs(app, routes, productVersion);
  await registerWebBuild(app, webBuild);
}
