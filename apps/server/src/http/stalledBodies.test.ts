import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BODY_PATIENCE, closeStalledBodies, headTimeouts } from './stalledBodies.ts';

const PATIENCE = { headSeconds: 0.4, bodySeconds: 0.5, bytes: 500 };
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify({ http: headTimeouts(PATIENCE) });
  closeStalledBodies(app, PATIENCE);
  app.post('/', (request) => Promise.resolve({ bytes: JSON.stringify(request.body).length }));
  app.post(
    '/early',
    { onRequest: async (_request, reply) => reply.code(200).send('refused') },
    () => 'never',
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** A connection with all that came back, and its end. */
function open(first: string): { socket: Socket; ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  socket.write(first);
  let text = '';
  const ended = new Promise<string>((resolve) => {
    socket.setEncoding('latin1').on('data', (data: string) => (text += data));
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });
  return { socket, ended };
}

it.each([
  ['whose head never ends', 'POST / HTTP/1.1\r\nHost: a\r\n'],
  ['whose body never begins', head('/', 5000)],
  ['whose body stops', `${head('/', 5000)}{"a":"`],
  ['that was answered before its body came', head('/early', 5000)],
])('a connection %s is closed', async (_name, text) => {
  const { ended } = open(text);
  expect(await ended).not.toContain('"bytes"');
});

it('a body that trickles is closed', async () => {
  const { socket, ended } = open(head('/', 5000));
  const drip = setInterval(() => socket.write('x'), 20);
  expect(await ended).toBe('');
  clearInterval(drip);
});

it('a body that is slow and goes on is taken, however long it takes', async () => {
  const body = JSON.stringify('x'.repeat(9998));
  // The looks at the body come when the test says so, not when a busy machine is late.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const taken = once(app.server, 'connection') as Promise<[Socket]>;
    const first = head('/', body.length).replace('Host: a', 'Host: a\r\nConnection: close');
    const { socket, ended } = open(first);
    const [theirs] = await taken;
    const hasRead = async (length: number) => {
      while (theirs.bytesRead < first.length + length && !theirs.destroyed) await nextTurn();
    };
    await hasRead(0);
    for (let sent = 0; sent < 9000; sent += 1000) {
      socket.write(body.slice(sent, sent + 1000));
      await hasRead(sent + 1000);
      vi.advanceTimersByTime(PATIENCE.bodySeconds * 1000);
    }
    socket.write(body.slice(9000));
    expect(await ended).toContain('"bytes":10000');
  } finally {
    vi.useRealTimers();
  }
});

it('the server gives a minute at most before it looks at a stalled request', () => {
  expect(headTimeouts(BODY_PATIENCE).headersTimeout).toBeLessThanOrEqual(60_000);
  expect(BODY_PATIENCE.bodySeconds).toBeLessThanOrEqual(60);
});
