import { UNATTENDED_HEADER, getSseStream, subscribe } from '@netloom/contract';
import type { StreamMessage } from '@netloom/contract';
import { readEvents } from './sse.ts';

/** The server sends a comment every 15 s. A stream without anything for so long is dead, though a proxy may keep it open. */
const HEARTBEAT_MS = 300_000;

export class Unauthenticated extends Error {
  override name = 'Unauthenticated';
}

export interface RunPosition {
  runId: string;
  offset: number;
}

/** How the hub reaches the server. */
export interface Connection {
  open: (token: string, signal: AbortSignal) => AsyncIterable<StreamMessage>;
  subscribe: (token: string, streamId: string, runs: RunPosition[]) => Promise<void>;
}

/** What is carried is chosen anew after each new connection, whoever sits there. */
function headers(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, token, [UNATTENDED_HEADER]: '1' };
}

async function* watched(body: ReadableStream<Uint8Array>, lost: AbortController) {
  let timer = setTimeout(() => lost.abort(), HEARTBEAT_MS);
  try {
    for await (const bytes of body) {
      clearTimeout(timer);
      timer = setTimeout(() => lost.abort(), HEARTBEAT_MS);
      yield bytes;
    }
  } finally {
    clearTimeout(timer);
  }
}

async function* open(token: string, signal: AbortSignal): AsyncGenerator<StreamMessage> {
  const lost = new AbortController();
  const response = await fetch(`/api${getSseStream.path}`, {
    headers: { ...headers(token), accept: 'text/event-stream' },
    signal: AbortSignal.any([signal, lost.signal]),
  });
  if (response.status === 401) throw new Unauthenticated();
  if (!response.ok || response.body === null) throw new Error(`stream: status ${response.status}`);
  for await (const event of readEvents(watched(response.body, lost))) {
    yield JSON.parse(event.data) as StreamMessage;
  }
}

async function choose(token: string, streamId: string, runs: RunPosition[]): Promise<void> {
  const response = await fetch(`/api${subscribe.path}`, {
    method: 'POST',
    headers: { ...headers(token), 'content-type': 'application/json' },
    body: JSON.stringify({ streamId, runs }),
  });
  const reply = (await response.json()) as { code: number; msg: string };
  if (reply.code !== 200) throw new Error(reply.msg);
}

export const serverConnection: Connection = { open, subscribe: choose };
