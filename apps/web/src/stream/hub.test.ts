import type { StreamMessage } from '@netloom/contract';
import { describe, expect, it, vi } from 'vitest';
import { Unauthenticated } from './connection.ts';
import type { Connection, RunPosition } from './connection.ts';
import { createHub } from './hub.ts';
import { pauseBefore } from './line.ts';
import type { HubMessage } from './protocol.ts';

/** A server whose streams are fed and broken by the test. */
function fakeServer() {
  const subscriptions: { streamId: string; runs: RunPosition[] }[] = [];
  let wake = () => {};
  let queue: (StreamMessage | Error | 'end')[] = [];
  let streams = 0;
  const push = (message: StreamMessage | Error | 'end') => {
    queue.push(message);
    wake();
  };
  const connection: Connection = {
    async *open(_token, signal) {
      streams += 1;
      queue = [{ type: 'hello', streamId: `stream${streams}` }];
      while (!signal.aborted) {
        const next = queue.shift();
        if (next === 'end') return;
        if (next instanceof Error) throw next;
        if (next) yield next;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
            signal.addEventListener('abort', () => resolve());
          });
      }
    },
    subscribe: async (_token, streamId, runs) => {
      subscriptions.push({ streamId, runs });
    },
  };
  return { connection, push, subscriptions, streams: () => streams };
}

function page() {
  const got: HubMessage[] = [];
  return { got, send: (message: HubMessage) => void got.push(message) };
}

const run = (offset: number, nextOffset: number): StreamMessage => ({
  type: 'run',
  runId: 'r',
  offset,
  events: [],
  nextOffset,
});
const start = (server = fakeServer()) => {
  const hub = createHub(server.connection, () => 0);
  const first = page();
  hub.receive(first, { type: 'token', token: 'secret' });
  return { server, hub, first };
};

describe('hub', () => {
  it('shares one stream among pages and passes every message to each', async () => {
    const { server, hub, first } = start();
    const second = page();
    hub.receive(second, { type: 'token', token: 'secret' });
    await expect.poll(() => first.got).toHaveLength(1);
    server.push({ type: 'runs-changed', deptId: 3 });
    await expect.poll(() => second.got).toContainEqual({ type: 'runs-changed', deptId: 3 });
    expect(server.streams()).toBe(1);
  });

  it('subscribes again from where it stood when the stream breaks', async () => {
    const { server, hub, first } = start();
    hub.receive(first, { type: 'subscribe', runId: 'r', offset: 100 });
    await expect.poll(() => server.subscriptions).toHaveLength(1);
    server.push(run(100, 240));
    await expect.poll(() => first.got).toContainEqual(run(100, 240));
    server.push(new Error('connection reset'));
    await expect.poll(() => server.subscriptions).toHaveLength(2);
    expect(server.subscriptions[1]).toEqual({ streamId: 'stream2', runs: [{ runId: 'r', offset: 240 }] });
  });

  it('goes back for a page that stands further behind', async () => {
    const { server, hub, first } = start();
    await expect.poll(() => first.got).toHaveLength(1);
    hub.receive(first, { type: 'subscribe', runId: 'r', offset: 500 });
    hub.receive(page(), { type: 'subscribe', runId: 'r', offset: 900 });
    hub.receive(page(), { type: 'subscribe', runId: 'r', offset: 20 });
    expect(server.subscriptions.map(({ runs }) => runs[0]?.offset)).toEqual([500, 20]);
  });

  it('tells the pages when the server refuses the token, and stops', async () => {
    const { server, first } = start();
    await expect.poll(() => first.got).toHaveLength(1);
    server.push(new Unauthenticated());
    await expect.poll(() => first.got).toContainEqual({ type: 'unauthenticated' });
    expect(server.streams()).toBe(1);
  });

  it('closes the stream when the last page leaves', async () => {
    const { server, hub, first } = start();
    await expect.poll(() => first.got).toHaveLength(1);
    hub.receive(first, { type: 'leave' });
    server.push({ type: 'runs-changed', deptId: 1 });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(first.got).toHaveLength(1);
  });
});

describe('pauseBefore', () => {
  it('grows from half a second to half a minute', () => {
    expect([0, 1, 2, 5, 6, 20].map((attempt) => pauseBefore(attempt, 1))).toEqual([
      500, 1000, 2000, 16000, 30000, 30000,
    ]);
  });

  it('closes for the whole browser when a page signs out', async () => {
    const { server, hub, first } = start();
    const second = page();
    hub.receive(second, { type: 'subscribe', runId: 'r', offset: 0 });
    await expect.poll(() => server.subscriptions).toHaveLength(1);
    hub.receive(first, { type: 'close' });
    await expect.poll(() => first.got).toContainEqual({ type: 'closed' });
    expect(server.subscriptions.at(-1)).toEqual({ streamId: 'stream1', runs: [] });
    expect(second.got).toContainEqual({ type: 'closed' });
  });

  it('renews the stream after a day', async () => {
    vi.useFakeTimers();
    try {
      const { server } = start();
      await vi.advanceTimersByTimeAsync(86_399_000);
      expect(server.streams()).toBe(1);
      await vi.advanceTimersByTimeAsync(1100);
      expect(server.streams()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
