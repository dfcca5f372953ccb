import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { busDesign } from '../../test/designs.ts';
import { soc, testLibrary } from '../../test/fixtures.ts';
import { describeAddress } from './describeAddress.ts';
import { packAddresses } from './packAddresses.ts';
import {
  addAddress,
  moveAddress,
  nearestMultiple,
  removeAddress,
  resizeAddress,
  resizedRegion,
} from './placeAddress.ts';

const document: SocDocument = {
  ...soc(),
  addressMap: {
    'ram0.s': { base: '0x20000000', size: '0x10000' },
    'uart0.s': { base: '0x80005000', size: '0x1000' },
    'gpio0.s': { base: '0x80009000', size: '0x2000' },
    'dma0.s': { base: '0x8000c000', size: '0x1000' },
  },
};

it('moves a region and leaves the text of its size as it was written', () => {
  const moved = moveAddress(document, { endpoint: 'uart0.s' }, 0x8000_7000n).document!;
  expect(moved.addressMap['uart0.s']).toEqual({ base: '0x80007000', size: '0x1000' });
  expect(moved.addressMap['ram0.s']).toBe(document.addressMap['ram0.s']);
});

it('refuses what no 64-bit address can express', () => {
  expect(moveAddress(document, { endpoint: 'uart0.s' }, -1n).refused?.message).toMatch(/negative/);
  expect(moveAddress(document, { endpoint: 'uart0.s' }, 2n ** 64n - 0x800n).refused?.message).toMatch(
    /64 bits/,
  );
  expect(moveAddress(document, { endpoint: 'spi0.s' }, 0n).refused?.message).toBe('spi0.s has no address');
  expect(resizeAddress(document, { endpoint: 'uart0.s' }, 0x1800n).refused?.message).toMatch(/power of two/);
});

it.each([
  // 0x80005000 lies in the upper half of the 8 KiB from 0x80004000 on.
  [0x2000n, 'base', 0x8000_4000n],
  [0x2000n, 'end', 0x8000_4000n],
  [0x800n, 'base', 0x8000_5000n],
  [0x800n, 'end', 0x8000_5800n],
  [0x100_0000n, 'base', 0x8000_0000n],
] as const)('a region of 4 KiB at 0x80005000 resized to %d keeps its %s', (size, keep, base) => {
  const region = { endpoint: 'uart0.s', base: 0x8000_5000n, size: 0x1000n };
  expect(resizedRegion(region, size, keep)).toEqual({ endpoint: 'uart0.s', base, size });
  expect(base % size).toBe(0n);
});

it('adds an address of the size that the subordinate decodes, and removes it', () => {
  const bus = busDesign(1, 1, 1);
  const endpoint = 'ram0.s';
  const open = removeAddress(bus, { endpoint }).document!;
  expect(Object.keys(open.addressMap)).not.toContain(endpoint);
  const added = addAddress(open, testLibrary(), endpoint, 0x8000_f000n).document!;
  // The fixture's RAM has 12 address bits.
  expect(added.addressMap[endpoint]).toEqual({ base: '0x8000F000', size: '0x00001000' });
  expect(addAddress(added, testLibrary(), endpoint, 0n).refused?.message).toMatch(/already/);
  expect(addAddress(added, testLibrary(), 'nobody.s', 0n).refused?.message).toMatch(/no subordinate/);
});

it.each([
  [0x1800n, 0x2000n],
  [0x17ffn, 0x1000n],
  [0x7ffn, 0n],
  [-5n, 0n],
])('the multiple of 4 KiB nearest to %d', (address, nearest) => {
  expect(nearestMultiple(address, 0x1000n)).toBe(nearest);
});

const bases = (packed: SocDocument) =>
  Object.entries(packed.addressMap).map(([endpoint, { base }]) => [endpoint, Number(base)]);
const peripherals = ['uart0.s', 'gpio0.s', 'dma0.s'];

it('packs in the order of addresses: alignment alone leaves holes', () => {
  const packed = packAddresses(document, peripherals, { order: 'address' });
  expect(bases(packed)).toEqual([
    ['ram0.s', 0x2000_0000],
    ['uart0.s', 0x8000_5000],
    ['gpio0.s', 0x8000_6000],
    ['dma0.s', 0x8000_8000],
  ]);
});

it('packs the largest first, from a start, around what is not packed', () => {
  const packed = packAddresses(document, peripherals, { order: 'size', start: 0x1fff_f000n });
  expect(bases(packed)).toEqual([
    ['ram0.s', 0x2000_0000],
    ['uart0.s', 0x2001_3000],
    ['gpio0.s', 0x2001_0000],
    ['dma0.s', 0x2001_2000],
  ]);
});

const aliased = describeAddress(document, 'ram0.s', {
  aliases: [
    {
      base: '0x80006000',
      offset: '0x4000',
      size: '0x1000',
    },
  ],
}).document!;

it('moves and resizes an alias and leaves the region itself alone', () => {
  const window = { endpoint: 'ram0.s', alias: 0 };
  const moved = moveAddress(aliased, window, 0x9000_0000n).document!;
  const resized = resizeAddress(moved, window, 0x2000n).document!;
  expect(resized.addressMap['ram0.s']).toEqual({
    ...document.addressMap['ram0.s'],
    aliases: [{ base: '0x90000000', offset: '0x4000', size: '0x00002000' }],
  });
  expect(moveAddress(aliased, { endpoint: 'ram0.s', alias: 1 }, 0n).refused?.message).toBe(
    'ram0.s has no alias 1',
  );
  expect(removeAddress(resized, window).document!.addressMap).toEqual(document.addressMap);
});

it('packs around aliases', () => {
  const packed = packAddresses(aliased, peripherals, { order: 'address' });
  expect(bases(packed)).toContainEqual(['gpio0.s', 0x8000_8000]);
});

it('sets details and takes them back', () => {
  const secure = describeAddress(document, 'uart0.s', { secure: true, description: 'Console' }).document!;
  expect(secure.addressMap['uart0.s']).toMatchObject({ secure: true, description: 'Console' });
  const plain = describeAddress(secure, 'uart0.s', { secure: undefined, description: undefined });
  expect(plain.document!.addressMap).toEqual(document.addressMap);
  expect(describeAddress(document, 'spi0.s', { secure: true }).refused?.message).toBe(
    'spi0.s has no address',
  );
  expect(describeAddress(aliased, 'ram0.s', { aliases: [] }).document!.addressMap).toEqual(
    document.addressMap,
  );
});
