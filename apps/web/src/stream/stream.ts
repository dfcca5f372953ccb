import { serverConnection } from './connection.ts';
import { createHub } from './hub.ts';
import type { HubMessage, PageMessage } from './protocol.ts';

type Listener = (message: HubMessage) => void;
const listeners = new Set<Listener>();

function deliver(message: HubMessage): void {
  for (const listener of listeners) listener(message);
}

function connectToWorker(): (message: PageMessage) => void {
  const worker = new SharedWorker(new URL('./stream.worker.ts', import.meta.url), {
    type: 'module',
    name: 'netloom-stream',
  });
  worker.port.addEventListener('message', (event: MessageEvent<HubMessage>) => deliver(event.data));
  worker.port.start();
  return (message) => worker.port.postMessage(message);
}

/** Browsers without shared workers hold a stream in each page. */
function connectInPage(): (message: PageMessage) => void {
  const hub = createHub(serverConnection);
  const page = { send: deliver };
  return (message) => hub.receive(page, message);
}

let post: ((message: PageMessage) => void) | null = null;
let token: string | null = null;
const watched = new Map<string, number>();

function send(message: PageMessage): void {
  post ??= typeof SharedWorker === 'undefined' ? connectInPage() : connectToWorker();
  post(message);
}

/** Opens the browser's event stream for this session, or with null closes it. */
export function setStreamToken(next: string | null): void {
  if (next === null && post === null) return;
  token = next;
  send({ type: 'token', token });
}

const CLOSE_MS = 1000;

/** Stops all that the browser watches and closes its stream; the wait for that is short. */
export function closeStream(): Promise<void> {
  if (post === null) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onStreamMessage((message) => {
      if (message.type === 'closed') done();
    });
    const timer = setTimeout(done, CLOSE_MS);
    function done() {
      stop();
      clearTimeout(timer);
      resolve();
    }
    send({ type: 'close' });
  });
}

export function onStreamMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for a run's events from a byte offset of its event log on. */
export function subscribeRun(runId: string, offset: number): void {
  watched.set(runId, offset);
  send({ type: 'subscribe', runId, offset });
}

export function unsubscribeRun(runId: string): void {
  watched.delete(runId);
  send({ type: 'unsubscribe', runId });
}

window.addEventListener('pagehide', () => post?.({ type: 'leave' }));
window.addEventListener('pageshow', (event) => {
  if (!event.persisted || token === null) return;
  send({ type: 'token', token });
  for (const [runId, offset] of watched) send({ type: 'subscribe', runId, offset });
});
