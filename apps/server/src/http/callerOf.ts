import type { FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** Looks up, once a request, whose token it carries. */
export async function identify(
  request: FastifyRequest,
  authenticate: (token: string) => Promise<Caller | undefined>,
): Promise<Caller | undefined> {
  const token = tokenOf(request);
  const caller = token === undefined ? undefined : await authenticate(token);
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
