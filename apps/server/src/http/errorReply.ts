import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ReplyCode } from '@netloom/contract';
import { isDatabaseAway } from './databaseAway.ts';
import { InvalidInput } from './invalidInput.ts';
import { Problem, warning } from './problem.ts';
import { Refusal } from './refusal.ts';
import { languageOf } from './wording/language.ts';

const MEGABYTE = 1024 * 1024;

export const BODY_LIMIT = 48 * MEGABYTE;
/** For calls that need no session. */
export const STRANGERS_BODY_LIMIT = MEGABYTE;

/** By the codes of Fastify and of PostgreSQL. */
const KNOWN_MESSAGES: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body: expected Content-Type application/json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body: expected JSON, got nothing',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body: shorter or longer than its Content-Length',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body: not JSON',
  '22021': 'a text holds the character NUL, which cannot be kept',
};

/** What the user is told of any failure; what nobody foresaw is logged and told without its inside. */
export function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  const code = errorCode(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const megabytes = (request.routeOptions.bodyLimit ?? BODY_LIMIT) / MEGABYTE;
    return warning(`body: larger than the limit of ${megabytes} MB`);
  }
  const known = KNOWN_MESSAGES[code];
  if (known !== undefined) return warning(known);
  const { statusCode = 500, message } = error as FastifyError;
  if (error instanceof SyntaxError && statusCode === 400) return warning(`body: not JSON: ${message}`);
  // What Fastify and its readers of bodies find wrong with a request.
  if (code.startsWith('FST_') && statusCode >= 400 && statusCode < 500) return warning(`request: ${message}`);
  request.log.error({ err: error }, 'call failed');
  if (isDatabaseAway(error)) {
    return new Problem(
      ReplyCode.failed,
      'The database cannot be reached. Runs go on meanwhile; try again in a moment.',
    );
  }
  if (DISK_FULL.has(code) || NO_SPACE.test(errorText(error))) {
    return new Problem(ReplyCode.failed, 'The disk of the data folder is full: nothing was changed.');
  }
  return new Problem(
    ReplyCode.failed,
    `The server failed to answer; its log has the reason under ${request.id}.`,
  );
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
  if (problem instanceof InvalidInput || problem instanceof Refusal) {
    const told = problem.in(languageOf(reply.request.headers['accept-language']));
    return reply.code(httpStatus).send({ code: told.code, msg: told.message, data: told.data });
  }
  return reply.code(httpStatus).send({ code: problem.code, msg: problem.message, data: problem.data });
}
