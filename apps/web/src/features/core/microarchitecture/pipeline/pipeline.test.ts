import { expect, it } from 'vitest';
import { nextMoment } from './moments.ts';
import { beginOf, traceOf } from './traceOf.ts';

const [FETCHED, THERE, ON, SHOWN] = [1, 2, 4, 1 << 8];
const cause = (number: number) => number << 11;

/** A record of two stages: flags, address that is offered, address that executes, address that the port shows. */
function bytesOf(cycles: readonly (readonly [flags: number, offered: number, there: number])[]): Uint8Array {
  const bytes = new Uint8Array(32 * cycles.length);
  const view = new DataView(bytes.buffer);
  for (const [index, [flags, offered, there]] of cycles.entries()) {
    const words = [flags, offered, there, 0x13, 0, 40 + index, there, index];
    words.forEach((word, at) => view.setUint32(32 * index + 4 * at, word, true));
  }
  return bytes;
}

// Two instructions: the second waits a clock for memory, and what was fetched behind it is dropped.
const trace = traceOf(
  bytesOf([
    [FETCHED | ON | cause(1), 0x100, 0],
    [FETCHED | THERE | ON | SHOWN, 0x104, 0x100],
    [FETCHED | THERE | cause(4), 0x108, 0x104],
    [FETCHED | THERE | ON | SHOWN | (1 << 7), 0x108, 0x104],
    [ON | cause(2), 0, 0],
    [ON | cause(2), 0, 0],
  ]),
);

it('knows the first instruction that is somewhere in each cycle', () => {
  expect(trace.record).toMatchObject({ stages: 2, first: 40, cycles: 6 });
  expect(trace.instructions.map(({ pc, fate }) => [pc, fate])).toEqual([
    [0x100, 'retired'],
    [0x104, 'retired'],
    [0x108, 'flushed'],
  ]);
  expect([...trace.firstIn]).toEqual([0, 0, 1, 1, -1, -1]);
  expect(trace.instructions.map(beginOf)).toEqual([0, 1, 2]);
  expect(trace.summary).toMatchObject({
    retired: 2,
    flushed: 1,
    lost: { noFetch: 1, memory: 1, redirected: 2 },
  });
});

it('goes to where a stretch begins, forwards and back, and stays where there is none', () => {
  expect(nextMoment(trace, 'lost', 0, 1)).toBe(2);
  expect(nextMoment(trace, 'redirected', 0, 1)).toBe(4);
  expect(nextMoment(trace, 'redirected', 4, 1)).toBeUndefined();
  expect(nextMoment(trace, 'memory', 5, -1)).toBe(2);
  expect(nextMoment(trace, 'flush', 0, 1)).toBe(3);
  expect(nextMoment(trace, 'unit', 0, 1)).toBeUndefined();
});
