import { describe, expect, it } from 'vitest';
import { readEvents } from './sse.ts';
import type { SseEvent } from './sse.ts';

async function read(text: string, chunk: number): Promise<SseEvent[]> {
  const bytes = new TextEncoder().encode(text);
  async function* cut() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.slice(at, at + chunk);
  }
  return Array.fromAsync(readEvents(cut()));
}

const text =
  ': hello\n\nevent: run\r\nid: 12\r\ndata: {"a":"é"}\r\n\r\ndata: one\ndata:two\n\ndata: unfinished';

describe('readEvents', () => {
  it.each([1, 2, 3, 7, 1000])('reads the same events from pieces of %i bytes', async (chunk) => {
    expect(await read(text, chunk)).toEqual([
      { event: 'run', id: '12', data: '{"a":"é"}' },
      { event: 'message', id: '', data: 'one\ntwo' },
    ]);
  });
});
