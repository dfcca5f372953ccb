import type { RunEvent } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { RunFeed } from './runFeed.ts';

/** A log in memory that grows; a place in it is an offset. */
function fakeLog() {
  const log: RunEvent[] = [];
  let reads = 0;
  const feed = new RunFeed({
    async readEvents(_runId, offset) {
      reads += 1;
      const events = log.slice(offset);
      await new Promise((resolve) => setTimeout(resolve, 1));
      const ends = events.map((_, index) => offset + index + 1);
      return { events, ends, nextOffset: offset + events.length };
    },
    hasEnded: () => Promise.resolve(log.at(-1)?.type === 'finished'),
    departmentOf: () => Promise.resolve(1),
  });
  const write = (...events: RunEvent[]) => {
    log.push(...events);
    feed.advanced('r');
  };
  return { feed, log, write, reads: () => reads };
}

const started = (time: number): RunEvent => ({ type: 'queued', time });
const finished: RunEvent = { type: 'finished', time: 9, verdict: 'passed', reason: '' };

async function collect(pages: AsyncIterable<{ events: RunEvent[] }>): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  for await (const page of pages) events.push(...page.events);
  return events;
}

describe('the watchers of a run', () => {
  it('share the reads of its log, however many they are', async () => {
    const { feed, log, write, reads } = fakeLog();
    const watchers = Array.from({ length: 200 }, () =>
      collect(feed.watch('r', 0, new AbortController().signal)),
    );
    for (let time = 0; time < 20; time += 1) {
      write(started(time));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    write(finished);
    for (const events of await Promise.all(watchers)) expect(events).toEqual(log);
    // One for what is new and one that finds nothing, for each growth.
    expect(reads()).toBeLessThan(100);
  });

  it('end when they come after the end', async () => {
    const { feed, write } = fakeLog();
    write(started(0), finished);
    expect(await collect(feed.watch('r', 2, new AbortController().signal))).toEqual([]);
  });

  it('end when they leave', async () => {
    const { feed, write } = fakeLog();
    write(started(0));
    const leaving = new AbortController();
    const events = collect(feed.watch('r', 0, leaving.signal));
    setTimeout(() => leaving.abort(), 20);
    expect(await events).toEqual([started(0)]);
  });
});
