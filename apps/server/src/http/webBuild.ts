import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './errorReply.ts';
import { notFound } from './refuse.ts';

/** The bundler names all assets so, side by side. */
const ASSET = /^[\w-][\w.-]*$/;

/** Serves the built web client: hashed assets for ever, compressed copies where the build made them, `index.html` for screens. */
export async function registerWebBuild(app: FastifyInstance, dist: string): Promise<void> {
  const built = existsSync(join(dist, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      wildcard: true,
      index: 'index.html',
      setHeaders: (response, path) => {
        const hashed = path.includes(join(dist, 'assets'));
        void response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    // The plugin's own route reads the folder's whole list for each file.
    app.get('/assets/:name', (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      const { name } = request.params;
      return ASSET.test(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound();
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (isScreen(request.url) && ['GET', 'HEAD'].includes(request.method)) {
      if (built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
      return reply.type('text/plain').send('The web client is not built: run npm run build.\n');
    }
    const path = request.url.split('?')[0] ?? '';
    const call = `${request.method} ${path}`;
    const status = request.url.startsWith('/api/') ? 200 : 404;
    return sendProblem(notFound('no-resource', { values: { call } }), reply, status);
  });
}

/** A screen's address has no file extension and is no call. */
function isScreen(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
}
