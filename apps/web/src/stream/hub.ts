import type { StreamMessage } from '@netloom/contract';
import { Unauthenticated } from './connection.ts';
import type { Connection } from './connection.ts';
import { createPositions } from './positions.ts';
import type { HubMessage, HubPort, PageMessage } from './protocol.ts';

const LONGEST_PAUSE_MS = 30_000;
/** A stream is renewed after a day. */
const RENEWAL_MS = 86_400_000;

export interface Hub {
  receive: (port: HubPort, message: PageMessage) => void;
}

/** Doubles from half a second, with a little chance so that browsers do not return all at once. */
export function pauseBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE_MS, 500 * 2 ** attempt) * (0.75 + chance / 4);
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Holds the one event stream of a browser for all its pages: keeps it open, tells the server which runs they watch
 * and from which offset, and passes every message on. Pages apply run events by offset, so a message may come twice.
 */
export function createHub(connection: Connection, pause = pauseBefore): Hub {
  const ports = new Set<HubPort>();
  const positions = createPositions();
  let token: string | null = null;
  let session = new AbortController();
  let attempt = new AbortController();
  let streamId: string | null = null;

  function broadcast(message: HubMessage): void {
    for (const port of ports) port.send(message);
  }

  function subscribe(): void {
    if (token === null || streamId === null) return;
    const stale = attempt;
    connection.subscribe(token, streamId, positions.list()).catch(() => stale.abort());
  }

  function pass(message: StreamMessage): void {
    if (message.type === 'hello') {
      streamId = message.streamId;
      if (positions.list().length > 0) subscribe();
    }
    if (message.type === 'run') positions.advance(message.runId, message.nextOffset);
    broadcast(message);
  }

  async function stayConnected(current: string, ended: AbortSignal): Promise<void> {
    for (let failures = 0; !ended.aborted; failures += 1) {
      const opened = new AbortController();
      attempt = opened;
      const renewal = setTimeout(() => opened.abort(), RENEWAL_MS);
      try {
        for await (const message of connection.open(current, AbortSignal.any([ended, attempt.signal]))) {
          if (ended.aborted) return;
          failures = 0;
          pass(message);
        }
      } catch (error) {
        if (ended.aborted) return;
        if (error instanceof Unauthenticated) return broadcast({ type: 'unauthenticated' });
      } finally {
        clearTimeout(renewal);
      }
      streamId = null;
      await sleep(pause(failures), ended);
    }
  }

  function adoptToken(next: string | null): void {
    if (next === token) return;
    token = next;
    streamId = null;
    session.abort();
    session = new AbortController();
    if (next !== null) void stayConnected(next, session.signal);
  }

  /** A page signs out: nothing is watched any more, and the browser's other pages go with it. */
  async function close(): Promise<void> {
    if (token !== null && streamId !== null)
      await connection.subscribe(token, streamId, []).catch(() => undefined);
    adoptToken(null);
    broadcast({ type: 'closed' });
  }

  function receive(port: HubPort, message: PageMessage): void {
    ports.add(port);
    if (message.type === 'token') adoptToken(message.token);
    if (message.type === 'subscribe' && positions.add(port, message.runId, message.offset)) subscribe();
    if (message.type === 'unsubscribe' && positions.remove(port, message.runId)) subscribe();
    if (message.type === 'close') void close();
    if (message.type === 'leave') {
      ports.delete(port);
      if (positions.leave(port)) subscribe();
      if (ports.size === 0) adoptToken(null);
    }
  }

  return { receive };
}
