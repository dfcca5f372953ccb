import type { StreamMessage } from '@netloom/contract';
import type { Connection } from './connection.ts';
import { createLine } from './line.ts';
import type { pauseBefore } from './line.ts';
import { createPositions } from './positions.ts';
import type { HubMessage, HubPort, PageMessage } from './protocol.ts';

export interface Hub {
  receive: (port: HubPort, message: PageMessage) => void;
}

/**
 * Holds the one event stream of a browser for all its pages: keeps it open, tells the server which runs they watch
 * and from which offset, and passes every message on. Pages apply run events by offset, so a message may come twice.
 */
export function createHub(connection: Connection, pause?: typeof pauseBefore): Hub {
  const ports = new Set<HubPort>();
  const positions = createPositions();
  const unauthenticated = () => broadcast({ type: 'unauthenticated' });
  const line = createLine(connection, { message: pass, unauthenticated }, pause);
  const subscribe = () => line.watch(positions.list());

  function broadcast(message: HubMessage): void {
    for (const port of ports) port.send(message);
  }

  function pass(message: StreamMessage): void {
    if (message.type === 'hello' && positions.list().length > 0) subscribe();
    if (message.type === 'run') positions.advance(message.runId, message.nextOffset);
    broadcast(message);
  }

  /** A page signs out: nothing is watched any more, and the browser's other pages go with it. */
  async function close(): Promise<void> {
    await line.close();
    broadcast({ type: 'closed' });
  }

  function receive(port: HubPort, message: PageMessage): void {
    ports.add(port);
    if (message.type === 'token') line.adopt(message.token);
    if (message.type === 'subscribe' && positions.add(port, message.runId, message.offset)) subscribe();
    if (message.type === 'unsubscribe' && positions.remove(port, message.runId)) subscribe();
    if (message.type === 'close') void close();
    if (message.type === 'leave') {
      ports.delete(port);
      if (positions.leave(port)) subscribe();
      if (ports.size === 0) line.adopt(null);
    }
  }

  return { receive };
}
