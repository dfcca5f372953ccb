import type { FastifyInstance } from 'fastify';

/** HTML forms are understood beside JSON: their fields are the members of the body, as text. */
export function registerForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text as string))),
  );
}
