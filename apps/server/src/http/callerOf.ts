import { UNATTENDED_HEADER } from '@netloom/contract';
import type { Call } from '@netloom/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** Looks up, once a request, whose token it carries. */
export async function identify(
  request: FastifyRequest,
  call: Call,
  authenticate: (token: string, attended: boolean) => Promise<Caller | undefined>,
): Promise<Caller | undefined> {
  const token = tokenOf(request);
  // A browser opens its stream anew by itself, whoever sits there.
  const attended = call.kind !== 'stream' && request.headers[UNATTENDED_HEADER] === undefined;
  const caller = token === undefined ? undefined : await authenticate(token, attended);
  if (caller !== undefined) callers.set(request, caller);
  return caller;
}

/** Who was identified. */
export function callerOf(request: FastifyRequest): Caller | undefined {
  return callers.get(request);
}

/** A header alone: a cookie would be sent by other sites' pages too. */
function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.headers.token;
  return typeof token === 'string' && token.length <= 200 ? token : undefined;
}
