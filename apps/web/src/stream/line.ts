import type { StreamMessage } from '@netloom/contract';
import { Unauthenticated } from './connection.ts';
import type { Connection, RunPosition } from './connection.ts';

const LONGEST_PAUSE_MS = 30_000;
/** A stream is renewed after a day. */
const RENEWAL_MS = 86_400_000;

interface LineListener {
  message: (message: StreamMessage) => void;
  unauthenticated: () => void;
}

/** The event stream of a token, opened again whenever it ends. */
export interface Line {
  /** Null ends it. */
  adopt: (token: string | null) => void;
  /** Tells the server which runs to send, if there is a stream; a stream that it does not know is given up. */
  watch: (runs: RunPosition[]) => void;
  /** Watches nothing any more, and ends. */
  close: () => Promise<void>;
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

/** Passes messages on until the stream ends, is not wanted any more, or is too old. */
async function readStream(
  stream: AsyncIterable<StreamMessage>,
  { ended, opened }: { ended: AbortSignal; opened: AbortController },
  onMessage: (message: StreamMessage) => void,
): Promise<void> {
  const renewal = setTimeout(() => opened.abort(), RENEWAL_MS);
  try {
    for await (const message of stream) {
      if (ended.aborted) return;
      onMessage(message);
    }
  } finally {
    clearTimeout(renewal);
  }
}

export function createLine(connection: Connection, listener: LineListener, pause = pauseBefore): Line {
  let token: string | null = null;
  let session = new AbortController();
  let attempt = new AbortController();
  let streamId: string | null = null;

  async function stayConnected(current: string, ended: AbortSignal): Promise<void> {
    let failures = 0;
    const onMessage = (message: StreamMessage) => {
      failures = 0;
      if (message.type === 'hello') streamId = message.streamId;
      listener.message(message);
    };
    while (!ended.aborted) {
      attempt = new AbortController();
      const signal = AbortSignal.any([ended, attempt.signal]);
      const reading = readStream(connection.open(current, signal), { ended, opened: attempt }, onMessage);
      const failure = await reading.catch((error: unknown) => error);
      if (ended.aborted) return;
      if (failure instanceof Unauthenticated) return listener.unauthenticated();
      streamId = null;
      await sleep(pause(failures), ended);
      failures += 1;
    }
  }

  function adopt(next: string | null): void {
    if (next === token) return;
    token = next;
    streamId = null;
    session.abort();
    session = new AbortController();
    if (next !== null) void stayConnected(next, session.signal);
  }

  function watch(runs: RunPosition[]): void {
    if (token === null || streamId === null) return;
    const stale = attempt;
    connection.subscribe(token, streamId, runs).catch(() => stale.abort());
  }

  async function close(): Promise<void> {
    if (token !== null && streamId !== null)
      await connection.subscribe(token, streamId, []).catch(() => undefined);
    adopt(null);
  }

  return { adopt, watch, close };
}
