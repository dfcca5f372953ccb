import { serverConnection } from './connection.ts';
import { createHub } from './hub.ts';
import type { PageMessage } from './protocol.ts';

const scope = self as unknown as SharedWorkerGlobalScope;
const hub = createHub(serverConnection);

scope.addEventListener('connect', ({ ports: [port] }) => {
  if (port === undefined) return;
  const page = { send: (message: unknown) => port.postMessage(message) };
  port.addEventListener('message', (event: MessageEvent<PageMessage>) => hub.receive(page, event.data));
  port.start();
});
