import type { CoreOptions } from '../options/coreOptions.ts';
import { Bank } from './bank.ts';
import type { Device, Region } from './memory.ts';

const TOP = 2 ** 32;
const hex = (value: number) => `0x${value.toString(16).padStart(8, '0')}`;
const sizeOf = (region: Region) => (region.kind === 'device' ? region.size : region.bytes.length);

function check(regions: Region[]): void {
  const sorted = regions
    .map((region) => ({ base: region.base, end: region.base + sizeOf(region) }))
    .toSorted((a, b) => a.base - b.base);
  for (const [index, { base, end }] of sorted.entries()) {
    if (!Number.isInteger(base) || base % 4 !== 0 || base < 0 || (end - base) % 4 !== 0 || end > TOP)
      throw new RangeError(`region ${hex(base)}: base and size must be multiples of 4 below 2^32`);
    const next = sorted[index + 1];
    if (next && next.base < end) throw new RangeError(`regions ${hex(base)} and ${hex(next.base)} overlap`);
  }
}

/** The bus's regions, and what the core itself decodes: its memories, the CLINT and the CLIC. */
export function memoryMap({ memory }: CoreOptions, regions: Region[], inside: (Device | undefined)[]) {
  const devicesInside = inside.filter((device) => device !== undefined);
  const { instructionMemory, dataMemory } = memory;
  const own = [instructionMemory, dataMemory].map((place): Region[] =>
    place ? [{ kind: 'ram', base: Number(place.base), bytes: new Uint8Array(place.size) }] : [],
  );
  check([...regions, ...own.flat(), ...devicesInside]);
  const [instructions, data] = own;
  const banks = (from: Region[], executable: boolean) =>
    from.flatMap((region) => (region.kind === 'device' ? [] : [new Bank(region, executable)]));
  const devices = regions.filter((region): region is Device => region.kind === 'device');
  return {
    banks: [...banks(regions, true), ...banks(instructions!, true), ...banks(data!, false)],
    devices: [...devices, ...devicesInside],
  };
}
