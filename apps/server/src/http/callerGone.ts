import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { warning } from './refuse.ts';

/** Requests of one connection share its signal. */
const signals = new WeakMap<Socket, AbortSignal>();

/** Aborts when the caller hangs up before he has his answer, so that long work for him can stop. */
export function callerGone({ raw: { socket } }: FastifyRequest): AbortSignal {
  const known = signals.get(socket);
  if (known) return known;
  const gone = new AbortController();
  socket.once('close', () => gone.abort(warning('nobody-waits')));
  signals.set(socket, gone.signal);
  return gone.signal;
}
