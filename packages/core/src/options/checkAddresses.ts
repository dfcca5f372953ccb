import type { Diagnostic } from '@netloom/model';
import type { CoreOptions } from './coreOptions.ts';
import { regionsOf } from './regions.ts';
import type { CoreRegion } from './regions.ts';
import { problem } from './problem.ts';

const TOP = 0x1_0000_0000;
const hex = (value: number) => `0x${value.toString(16).toUpperCase().padStart(8, '0')}`;
const isPowerOfTwo = (value: number) => value > 0 && Number.isInteger(Math.log2(value));

function checkSize(pointer: string, title: string, size: number): Diagnostic[] {
  if (isPowerOfTwo(size) && size >= 1024 && size <= 1 << 20) return [];
  return [
    problem(
      'core-memory-size',
      `${pointer}/size`,
      `Size of ${title}: ${size} is no power of two from 1024 (1 KiB) to 1048576 (1 MiB)`,
    ),
  ];
}

function checkPlace({ pointer, title, base, end }: CoreRegion): Diagnostic[] {
  const place = `${pointer}/base`;
  if (end > TOP)
    return [problem('core-address-range', place, `Base of ${title}: it would end beyond 0xFFFFFFFF`)];
  if (base % (end - base) === 0) return [];
  return [
    problem(
      'core-address-alignment',
      place,
      `Base of ${title}: ${hex(base)} is no multiple of its size, ${hex(end - base)}`,
    ),
  ];
}

function checkOverlaps(regions: CoreRegion[]): Diagnostic[] {
  return regions.flatMap((one, index) =>
    regions
      .slice(index + 1)
      .filter((other) => one.base < other.end && other.base < one.end)
      .map((other) =>
        problem(
          'core-address-overlap',
          `${other.pointer}/base`,
          `Base of ${other.title}: ${hex(other.base)} lies in ${one.title}, ${hex(one.base)} to ${hex(one.end - 1)}`,
        ),
      ),
  );
}

/** Without memory of its own the core starts from the bus, which the SoC's checks look at. */
function checkResetVector({ base }: CoreOptions, regions: CoreRegion[]): Diagnostic[] {
  const address = Number(base.resetVector);
  const refuse = (reason: string) => [
    problem('core-reset-vector', '/base/resetVector', `Reset vector: ${reason}`),
  ];
  if (address >= TOP) return refuse(`${base.resetVector} is beyond 0xFFFFFFFF`);
  const alignment = base.compressed ? 2 : 4;
  if (address % alignment !== 0) return refuse(`${hex(address)} is no multiple of ${alignment}`);
  const within = regions.find((region) => address >= region.base && address < region.end);
  if (!within || within.pointer === '/memory/instructionMemory') return [];
  return refuse(`${hex(address)} lies in ${within.title}, which holds no instructions`);
}

/** Ranges, alignment and overlaps of the memories in the core, and where it starts. */
export function checkAddresses(options: CoreOptions): Diagnostic[] {
  const { instructionMemory, dataMemory } = options.memory;
  const sizes = [
    ...(instructionMemory
      ? checkSize('/memory/instructionMemory', 'the instruction memory', instructionMemory.size)
      : []),
    ...(dataMemory ? checkSize('/memory/dataMemory', 'the data memory', dataMemory.size) : []),
  ];
  if (sizes.length > 0) return sizes;
  const regions = regionsOf(options);
  const places = regions.flatMap(checkPlace);
  const overlaps = places.length === 0 ? checkOverlaps(regions) : [];
  return [...places, ...overlaps, ...checkResetVector(options, regions)];
}
