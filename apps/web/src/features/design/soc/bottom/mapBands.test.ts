import { expect, it } from 'vitest';
import { mapBands, sizeText } from './mapBands.ts';
import { overlapping } from './overlapping.ts';

const region = (endpoint: string, base: bigint, size: bigint) => ({ endpoint, base, size, offset: 0n });

it('names sizes as an engineer would', () => {
  expect(sizeText(4096n)).toBe('4 KiB');
  expect(sizeText(1536n)).toBe('≈ 2 KiB');
  expect(sizeText(1n << 32n)).toBe('4 GiB');
  expect(sizeText(512n)).toBe('512 B');
  expect(sizeText(0x1fff_f000n)).toBe('≈ 512 MiB');
});

it('orders regions and gaps by address, larger regions taller', () => {
  const view = {
    manager: 'cpu.m',
    span: 1n << 32n,
    regions: [region('sram', 0x2000_0000n, 0x10000n), region('rom', 0n, 0x1000n)],
    hidden: [],
    unassigned: [],
    gaps: [{ base: 0x1000n, size: 0x1fff_f000n }],
  };
  const bands = mapBands(view);
  expect(bands.map((band) => band.endpoint)).toEqual(['rom', undefined, 'sram']);
  expect(bands[2]!.height).toBeGreaterThan(bands[0]!.height);
});

it('finds every region that shares an address with another, also inside a large one', () => {
  const regions = [region('a', 0n, 0x8000n), region('b', 0x1000n, 0x10n), region('c', 0x7000n, 0x1000n)];
  expect([...overlapping(regions)].sort()).toEqual(['a', 'b', 'c']);
  expect(overlapping([region('a', 0n, 0x1000n), region('b', 0x1000n, 0x1000n)]).size).toBe(0);
});
