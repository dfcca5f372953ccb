import type { FastifyInstance } from 'fastify';
import { docsPage } from './docsPage.ts';
import { openApi } from './openApi.ts';
import type { Route } from './route.ts';

/** `/api/docs` for people, `/api/docs/json` for machines; made when first asked for. */
export function registerDocs(app: FastifyInstance, routes: Route[], version: string): void {
  let page: string | undefined;
  let description: Record<string, unknown> | undefined;
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((page ??= docsPage(routes, version))),
  );
  app.get('/api/docs/json', () => (description ??= openApi(routes, version)));
}
