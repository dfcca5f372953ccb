import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { storeBuffer } from '../../src/rtl/lsu/storeBuffer.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { randomNumbers } from '../optionSets.ts';
import { simulate } from './icarus.ts';
import { seenIn, storeBufferBench } from './storeBufferBench.ts';
import type { Access, Seen, Waits } from './storeBufferBench.ts';

type Store = Extract<Seen, { kind: 'store' }>;
type Request = Exclude<Access, { kind: 'pause' }>;

/** Without a data cache and with one. */
const coreOf = (preset: 'standard' | 'fast', writeCombining = true): CoreOptions => ({
  ...PRESETS[preset],
  advanced: { ...PRESETS[preset].advanced, writeCombining },
});

const run = async (options: CoreOptions, accesses: readonly Access[], waits: Waits) =>
  seenIn(await simulate([moduleText(options, storeBuffer), storeBufferBench(options, accesses, waits)]));

const [WORD, NEXT, LAST, DEVICE] = [0x8000_0100, 0x8000_0104, 0xbfff_fffc, 0x4000_0100];
const LANES = [0, 1, 2, 3];
const store = (address: number, ...bytes: (number | null)[]): Store => ({ kind: 'store', address, bytes });
const byte = (address: number, lane: number): Store =>
  store(address, ...LANES.map((at) => (at === lane ? 0xa0 + lane : null)));
const load = (address: number): Seen => ({ kind: 'load', address });
const atomic = (address: number, bytes: Store['bytes']): Access => ({ kind: 'atomic', address, bytes });

const [A, B, C, D] = LANES.map((lane) => byte(WORD, lane)) as [Store, Store, Store, Store];
const OTHER = byte(NEXT, 2);
const OF_DEVICE = LANES.map((lane) => byte(DEVICE, lane));

describe('stores behind one that the bus is busy with', () => {
  const SLOW: Waits = { grant: 0, answer: 8 };

  it.each<[string, Access[], Seen[]]>([
    ['join the one that waits for the same word', [A, B, C, D], [A, store(WORD, null, 0xa1, 0xa2, 0xa3)]],
    [
      'replace its bytes',
      [A, store(WORD, 1, 2, null, null), store(WORD, null, 3, 4, null)],
      [A, store(WORD, 1, 3, 4, null)],
    ],
    ['do not join one for another word', [A, B, OTHER], [A, B, OTHER]],
    ['do not join across another word', [A, B, OTHER, C], [A, B, OTHER, C]],
    ['do not join across an atomic instruction', [A, B, atomic(WORD, C.bytes), D], [A, B, C, D]],
    ['do not join across a load', [A, B, load(WORD), C], [A, B, load(WORD), C]],
    ['do not join in a device', OF_DEVICE, OF_DEVICE],
  ])('%s', async (_, accesses, seen) => {
    expect(await run(coreOf('standard'), accesses, SLOW)).toEqual(seen);
  });

  it('leave a request as it is that the bus has seen', async () => {
    // The second is requested when the first is answered, ten cycles after its own request, and granted four later.
    const accesses: Access[] = [A, B, C, { kind: 'pause', cycles: 3 }, D];
    const seen = await run(coreOf('standard'), accesses, { grant: 4, answer: 4 });
    expect(seen).toEqual([A, store(WORD, null, 0xa1, 0xa2, null), D]);
  });

  it('are written one by one without the option', async () => {
    expect(await run(coreOf('standard', false), [A, B, C, D], SLOW)).toEqual([A, B, C, D]);
  });
});

/** Stores, atomic instructions and loads of words of memory and of a device, most of them in a row; each store has a number. */
function drawn(seed: number, count: number): Access[] {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  let address = WORD;
  return Array.from({ length: count }, (_, index): Access => {
    if (below(4) === 0) address = [WORD, NEXT, LAST, DEVICE][below(4)]!;
    if (below(12) === 0) return load(address);
    if (below(8) === 0) return { kind: 'pause', cycles: 1 + below(12) };
    const strobe = 1 + below(15);
    const bytes = LANES.map((lane) => (strobe & (1 << lane) ? index % 256 : null));
    return below(12) === 0 ? atomic(address, bytes) : store(address, ...bytes);
  });
}

const same = (one: Seen, other: Seen) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a store may be written with one before it. */
const joins = (one: Request, next: Request | undefined): next is Store =>
  one.kind === 'store' && next?.kind === 'store' && next.address === one.address && one.address !== DEVICE;

/** How many of the accesses are seen as this one. @throws Error where it is none that the first may be a part of */
function countOf(accesses: readonly Request[], seen: Seen): number {
  const first = accesses[0]!;
  if (first.kind === 'load') {
    if (!same(first, seen)) throw new Error(`${JSON.stringify(seen)} in place of a load`);
    return 1;
  }
  let [count, all] = [1, store(first.address, ...first.bytes)];
  while (!same(all, seen)) {
    const next = accesses[count];
    if (!joins(first, next)) throw new Error(`${JSON.stringify(seen)} in place of ${JSON.stringify(all)}`);
    const before = all.bytes;
    all = store(first.address, ...next.bytes.map((value, lane) => value ?? before[lane]!));
    count++;
  }
  return count;
}

describe.each(['standard', 'fast'] as const)('of %s, under random waits', (preset) => {
  it.each([1, 2, 3])('the bus sees every access, and stores of a word together, seed %i', async (seed) => {
    const accesses = drawn(seed, 600);
    const left = accesses.filter((access) => access.kind !== 'pause');
    const count = left.length;
    const seen = await run(coreOf(preset), accesses, { grant: 3, answer: 9, random: true });
    for (const each of seen) left.splice(0, countOf(left, each));
    expect(left).toEqual([]);
    expect(seen.length).toBeLessThan(0.9 * count);
  });
});
