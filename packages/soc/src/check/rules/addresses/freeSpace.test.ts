import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { placesOf } from '../../../addressmap/places.ts';
import { emptySoc } from '../../../document/templates/emptySoc.ts';
import { FreeSpace } from './freeSpace.ts';

const document = (addressMap: SocDocument['addressMap']): SocDocument => ({ ...emptySoc('soc'), addressMap });

/** The base that a place gets with another size, when every multiple of that size is tried against every other place. */
function searched(soc: SocDocument, endpoint: string, size: bigint, limit: bigint): bigint | undefined {
  const own = placesOf(soc, endpoint)[0]!;
  const others = Object.keys(soc.addressMap).flatMap((each) =>
    placesOf(soc, each).filter((place) => place !== own),
  );
  const start = ((own.base + size - 1n) / size) * size;
  for (let base = start; base + size <= limit; base += size) {
    if (others.every((other) => base + size <= other.base || other.base + other.size <= base)) return base;
  }
  return undefined;
}

it.each([
  ['alone', 0x40n, { a: { base: '0x20', size: '0x20' } }],
  ['before another one', 0x40n, { a: { base: '0x20', size: '0x20' }, b: { base: '0x60', size: '0x20' } }],
  [
    'in its own room and the free one behind',
    0x40n,
    {
      a: { base: '0x40', size: '0x20' },
      b: { base: '0x0', size: '0x60' },
      c: { base: '0x80', size: '0x40' },
    },
  ],
  [
    'covered by another one',
    0x10n,
    {
      a: { base: '0x20', size: '0x20' },
      b: { base: '0x0', size: '0x100' },
      c: { base: '0x110', size: '0x10' },
    },
  ],
  [
    'covering others',
    0x20n,
    {
      a: { base: '0x0', size: '0x100' },
      b: { base: '0x0', size: '0x20' },
      c: { base: '0x20', size: '0x10' },
    },
  ],
] as const)('finds the next room for a place: %s', (_case, size, addressMap) => {
  const soc = document(Object.fromEntries(Object.entries(addressMap).map(([name, at]) => [`${name}.s`, at])));
  const own = placesOf(soc, 'a.s')[0]!;
  expect(new FreeSpace(soc).findFor(own, size)).toBe(searched(soc, 'a.s', size, 1n << 12n));
});

it('does not move a place of the lower 4 GiB above them', () => {
  const soc = document({
    'a.s': { base: '0xFFFF0000', size: '0x8000' },
    'b.s': { base: '0xFFFF8000', size: '0x8000' },
    'c.s': { base: '0x200000000', size: '0x1000' },
  });
  const own = placesOf(soc, 'a.s')[0]!;
  expect(new FreeSpace(soc).findFor(own, 0x10000n)).toBeUndefined();
});
