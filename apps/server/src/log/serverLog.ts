import { join } from 'node:path';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { LogFile } from './logFile.ts';

/** Of pino's levels: warnings and worse. */
const WARNING = 40;

interface Line {
  level: number;
  msg: string;
  err?: { message: string };
}

/**
 * Every call as a line of JSON in `<data>/logs/server.log`; warnings and errors on the terminal too, as people read
 * them. Headers, bodies and queries are never logged: they may hold passwords and tokens.
 */
export function serverLog(
  dataFolder: string,
  terminal: (line: string) => void,
): FastifyServerOptions['logger'] {
  const file = new LogFile(join(dataFolder, 'logs/server.log'));
  return {
    level: 'info',
    base: null,
    serializers: { req: describeRequest, err: describeError },
    stream: {
      write(text: string) {
        file.write(text);
        const { level, msg, err } = JSON.parse(text) as Line;
        if (level >= WARNING) terminal(err === undefined ? msg : `${msg}: ${err.message}`);
      },
    },
  };
}

/** Pages whose address opens them: what follows is a secret. */
const OPENED_BY_ADDRESS = /^(\/example\/caseList\/).+/;

function describeRequest({ method, url, ip }: FastifyRequest) {
  const path = url.split('?')[0]!.replace(OPENED_BY_ADDRESS, '$1…');
  return { method, path, ip };
}

/** Without the values of a database query. */
function describeError(error: Error & { code?: unknown }) {
  const withoutValues = (text = '') => text.replace(/\nparams: .*/g, '');
  const { name, code, cause } = error;
  return {
    type: name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: withoutValues(cause.message) }),
  };
}
