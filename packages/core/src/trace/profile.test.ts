import { expect, it } from 'vitest';
import { addi, branchForm, jalr, jumpForm } from '../program/encode.ts';
import { Code, Profile, WordReader } from './index.ts';
import type { Packet, Region } from './index.ts';

const BASE = 0x8000_0000;
/** A loop of a branch, a call, a jump to itself, and what is called. */
const WORDS = [
  addi(5, 0, 3),
  addi(5, 5, -1),
  branchForm(1, 5, 0, -4),
  jumpForm(1, 8),
  jumpForm(0, 0),
  jalr(0, 1, 0),
];
const bytes = new Uint8Array(Uint32Array.from(WORDS).buffer);
const regions: Region[] = [
  { name: 'main', address: BASE, end: BASE + 20, kind: 'function' },
  { name: 'leaf', address: BASE + 20, end: BASE + 24, kind: 'function' },
];

const start: Packet = { at: 0, kind: 'start', taken: false, address: BASE, mode: 3 };
/** Three rounds, then behind the call's return. */
const around: Packet = {
  at: 6,
  kind: 'address',
  target: false,
  outcomes: [true, true, false],
  difference: 16,
};
const lost: Packet = { at: 9, kind: 'support', status: 'lost' };
const ended: Packet = { at: 9, kind: 'support', status: 'ended' };

function profiled(...packets: Packet[]) {
  const profile = new Profile({ code: new Code([{ address: BASE, bytes }]), regions, data: [] });
  for (const packet of packets) profile.take(packet);
  return profile.report({ core: 'c', program: 'p' }, 10);
}

it('counts a loop, a call and a return', () => {
  const { instructions, regions: rows, spans } = profiled(start, around);
  // li; three rounds of two; jal; ret; the jump behind
  expect(instructions).toBe(10);
  expect(rows[0]).toMatchObject({ executed: 9, reached: 5, branches: 1, bothWays: 1, total: 10 });
  expect(rows[1]).toMatchObject({ executed: 1, reached: 1, entries: 1, total: 1 });
  expect(
    spans.map(({ region, depth, begin, end, entry, ending }) => [region, depth, begin, end, entry, ending]),
  ).toEqual([
    [0, 0, 0, 10, 'unknown', 'end'],
    [1, 1, 8, 9, 'call', 'return'],
  ]);
});

it('keeps a gap a gap: nothing goes on over it', () => {
  const branch: Packet = { at: 6, kind: 'start', taken: true, address: BASE + 8, mode: 3 };
  const { gaps, spans, regions: rows, lost: times } = profiled(branch, lost, start);
  expect(gaps).toEqual([{ at: 1, why: 'lost' }]);
  expect(times).toBe(1);
  expect(spans.map(({ begin, end, ending }) => [begin, end, ending])).toEqual([
    [0, 1, 'gap'],
    [1, 2, 'end'],
  ]);
  expect(rows[0]).toMatchObject({ branches: 1, bothWays: 0, oneWay: 0 });
});

it('takes the end of a trace for no gap, and an end that goes on for one', () => {
  expect(profiled(start, ended)).toMatchObject({ gaps: [], ended: 0 });
  expect(profiled(start, ended, start)).toMatchObject({ gaps: [{ at: 1, why: 'ended' }], ended: 1 });
});

it('says that a loop without a decision counts at least once', () => {
  const again: Packet = { ...start, at: 7, address: BASE + 16 };
  const { uncounted, regions: rows } = profiled(start, around, again);
  expect(uncounted).toBeGreaterThan(0);
  expect(rows.map(({ atLeast }) => atLeast)).toEqual([true, false]);
});

it('says where a trace fits no longer, and keeps what was before', () => {
  const wrong = profiled(start, { ...around, outcomes: [true, false, true, true] }, start);
  expect(wrong.wrong).toMatch(/^byte 6: /);
  expect(wrong.instructions).toBeGreaterThan(1);
});

it('knows no clock behind a wait that is too long for the words of a bench', () => {
  const word = (byte: number, since: number) => (byte | (since << 9)) >>> 0;
  const words = [
    word(1, 7),
    word(0b0111, 1),
    word(1, 40),
    word(0b0111, 1),
    word(1, 0x7f_ffff),
    word(0b0111, 1),
  ];
  const reader = new WordReader();
  const all = new Uint8Array(Uint32Array.from(words).buffer);
  const read = [all.subarray(0, 5), all.subarray(5)].flatMap((piece) => [...reader.read(piece)]);
  expect(read.map(({ clock }) => clock)).toEqual([7, 48, undefined]);
  expect(reader.bytes).toBe(6);
});
