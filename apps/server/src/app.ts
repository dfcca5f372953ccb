import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { authenticate } from './features/session/index.ts';
import { recordCall } from './features/audit/index.ts';
import { frameSources } from './features/menu/index.ts';
import { features } from './features/index.ts';
import { noteStep } from './features/tour/index.ts';
import { firstStart } from './firstStart.ts';
import { BODY_LIMIT, sendProblem, toProblem } from './http/errorReply.ts';
import { registerDocs } from './http/registerDocs.ts';
import { registerForms } from './http/registerForms.ts';
import { registerRoutes } from './http/registerRoutes.ts';
import { registerSecurity } from './http/security.ts';
import { BODY_PATIENCE, closeStalledBodies, headTimeouts } from './http/stalledBodies.ts';
import { registerWebBuild } from './http/webBuild.ts';
import { openServices } from './openServices.ts';
import type { ServiceOptions } from './openServices.ts';
import { productVersion } from './productVersion.ts';
import type { Services } from './services.ts';
import { webBuild } from './settings.ts';

/** How long calls that are being answered may hold up a stop. */
const CLOSE_MILLISECONDS = 2_000;

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
export async function buildServer(
  options: ServiceOptions & { logger?: FastifyServerOptions['logger'] },
): Promise<Server> {
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
    const services = await openServices({ ...options, log: app.log, closers, killers });
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
    record: (attempt) => {
      recordCall(attempt, services);
      noteStep(attempt, services);
    },
  });
  registerDocs(app, routes, productVersion);
  await registerWebBuild(app, webBuild);
}
