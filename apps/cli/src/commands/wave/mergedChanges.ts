import type { ChangeBatch } from '@netloom/waves';

export interface Change {
  time: number;
  /** Place among the signals. */
  signal: number;
  value: string;
}

interface Cursor {
  signal: number;
  batches: AsyncIterator<ChangeBatch>;
  batch: ChangeBatch;
  at: number;
}

/** Changes of several signals in order of time; one section of each is in memory at a time. */
export async function* mergedChanges(signals: AsyncIterable<ChangeBatch>[]): AsyncGenerator<Change> {
  const heap: Cursor[] = [];
  for (const [signal, changes] of signals.entries()) {
    const batches = changes[Symbol.asyncIterator]();
    const first = await batches.next();
    if (!first.done) push(heap, { signal, batches, batch: first.value, at: 0 });
  }
  while (heap.length > 0) {
    const cursor = heap[0]!;
    yield { time: timeOf(cursor), signal: cursor.signal, value: cursor.batch.text(cursor.at) };
    cursor.at += 1;
    if (cursor.at === cursor.batch.times.length) {
      const next = await cursor.batches.next();
      if (next.done) heap[0] = heap.at(-1)!;
      if (next.done) heap.pop();
      else Object.assign(cursor, { batch: next.value, at: 0 });
    }
    sink(heap, 0);
  }
}

function timeOf({ batch, at }: Cursor): number {
  return batch.times[at]!;
}

function before(a: Cursor, b: Cursor): boolean {
  return timeOf(a) < timeOf(b) || (timeOf(a) === timeOf(b) && a.signal < b.signal);
}

function swap(heap: Cursor[], i: number, k: number): void {
  [heap[i], heap[k]] = [heap[k]!, heap[i]!];
}

function push(heap: Cursor[], cursor: Cursor): void {
  heap.push(cursor);
  for (let i = heap.length - 1; i > 0;) {
    const parent = (i - 1) >> 1;
    if (!before(heap[i]!, heap[parent]!)) return;
    swap(heap, i, parent);
    i = parent;
  }
}

function sink(heap: Cursor[], from: number): void {
  for (let i = from; ;) {
    const children = [2 * i + 1, 2 * i + 2].filter((child) => child < heap.length);
    const least = children.reduce((best, child) => (before(heap[child]!, heap[best]!) ? child : best), i);
    if (least === i) return;
    swap(heap, i, least);
    i = least;
  }
}
