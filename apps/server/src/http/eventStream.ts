import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';

const HEARTBEAT_MILLISECONDS = 15_000;

/** One open server-sent event stream (WHATWG HTML, 9.2). */
export interface EventStream {
  /** Aborts when the client has gone or the server stops. */
  closed: AbortSignal;
  untilClosed(): Promise<void>;
  /** Sends one JSON message, which is not changed any more, and waits while the client reads slower than we write. */
  send(message: object, id?: string): Promise<void>;
  end(): void;
}

/** What a message is on the wire: made once, to however many streams it is sent. */
const frames = new WeakMap<object, Buffer>();

function frameOf(message: object): Buffer {
  const known = frames.get(message);
  if (known !== undefined) return known;
  const frame = Buffer.from(`data: ${JSON.stringify(message)}\n\n`);
  frames.set(message, frame);
  return frame;
}

/** Takes the connection over from Fastify and keeps it alive until `end` is called or the client goes. */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  stopping: AbortSignal,
): EventStream {
  reply.hijack();
  const response = reply.raw;
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  response.write(':\n\n');
  const gone = new AbortController();
  const isOver = () => response.writableEnded || response.destroyed;
  const heartbeat = setInterval(() => isOver() || response.write(':\n\n'), HEARTBEAT_MILLISECONDS);
  response.once('close', () => {
    clearInterval(heartbeat);
    gone.abort();
  });
  const closed = AbortSignal.any([gone.signal, stopping]);
  return {
    closed,
    async untilClosed() {
      if (!closed.aborted) await once(closed, 'abort');
    },
    async send(message, id) {
      if (isOver()) return;
      if (id !== undefined) response.write(`id: ${id}\n`);
      if (!response.write(frameOf(message))) await drained(response);
    },
    end: () => void response.end(),
  };
}

function drained(response: NodeJS.WritableStream): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}
