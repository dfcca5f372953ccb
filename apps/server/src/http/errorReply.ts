import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from './databaseAway.ts';
import { Problem } from './problem.ts';
import { failed, warning } from './refuse.ts';
import type { Refusal } from './refusal.ts';
import { languageOf } from './wording/language.ts';

const MEGABYTE = 1024 * 1024;

export const BODY_LIMIT = 48 * MEGABYTE;
/** For calls that need no session. */
export const STRANGERS_BODY_LIMIT = MEGABYTE;

/** By the codes of Fastify and of PostgreSQL. */
const KNOWN: Record<string, () => Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => warning('body-media-type', { field: 'body' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => warning('body-empty', { field: 'body' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => warning('body-length', { field: 'body' }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => warning('body-not-json', { field: 'body' }),
  '22021': () => warning('text-with-nul'),
};

/** What the user is told of any failure; what nobody foresaw is logged and told without its inside. */
export function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  const code = errorCode(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const megabytes = (request.routeOptions.bodyLimit ?? BODY_LIMIT) / MEGABYTE;
    return warning('body-too-large', { field: 'body', values: { most: megabytes } });
  }
  const known = KNOWN[code];
  if (known !== undefined) return known();
  const { statusCode = 500, message } = error as FastifyError;
  if (error instanceof SyntaxError && statusCode === 400)
    return warning('not-json', { field: 'body', values: { why: message } });
  // What Fastify and its readers of bodies find wrong with a request.
  if (code.startsWith('FST_') && statusCode >= 400 && statusCode < 500)
    return warning('request-refused', { field: 'request', values: { why: message } });
  request.log.error({ err: error }, 'call failed');
  if (isDatabaseAway(error)) {
    return failed('database-away');
  }
  if (DISK_FULL.has(code) || NO_SPACE.test(errorText(error))) {
    return failed('disk-full');
  }
  return failed('server-failed', { values: { request: request.id } });
}

/** File system and PostgreSQL (53100) names of one misfortune. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** How git and other programs tell of ENOSPC. */
const NO_SPACE = /No space left on device|Disk quota exceeded/;

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

function errorCode(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause instanceof Error ? errorCode(cause) : '';
}

/** JSON calls always answer HTTP 200; the code is in the body. */
export function sendProblem(problem: Problem, reply: FastifyReply, httpStatus = 200): FastifyReply {
  const { code, message, data } = problem.in(languageOf(reply.request.headers['accept-language']));
  return reply.code(httpStatus).send({ code, msg: message, data });
}
