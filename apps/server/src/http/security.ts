import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What no screen of ours needs, nor a page that it embeds. */
const NO_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ');

const TWO_YEARS = 'max-age=63072000';

/**
 * Security headers. Scripts come from us alone; WebAssembly reads Verilog in the browser; the editor's workers may be
 * blobs; component styles are inline; frames show our own pages and those of `frameSources`, asked for each reply.
 */
export async function registerSecurity(app: FastifyInstance, frameSources: () => string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: [() => ["'self'", ...frameSources()].join(' ')],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', NO_FEATURES);
    // Of a proxy in front, when it is trusted; over plain HTTP browsers ignore it (RFC 6797, 8.1).
    if (request.protocol === 'https') reply.header('strict-transport-security', TWO_YEARS);
  });
}
