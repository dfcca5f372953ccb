import type { Diagnostic, Said } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import type { CoreOptions } from './coreOptions.ts';
import { NMI_EXCEPTION_OFFSET } from './nmi.ts';
import { regionsOf } from './regions.ts';
import type { CoreRegion } from './regions.ts';
import { problem } from './problem.ts';

const TOP = 0x1_0000_0000;
const hex = (value: number) => `0x${value.toString(16).toUpperCase().padStart(8, '0')}`;
const NMI_SIZE = 2 * NMI_EXCEPTION_OFFSET;
const isPowerOfTwo = (value: number) => value > 0 && Number.isInteger(Math.log2(value));

function checkSize(pointer: string, region: Said, size: number): Diagnostic[] {
  if (isPowerOfTwo(size) && size >= 1024 && size <= 1 << 20) return [];
  return [problem('core-memory-size', `${pointer}/size`, say('core-memory-size', { region, size }))];
}

function checkPlace({ pointer, title, base, end }: CoreRegion): Diagnostic[] {
  const place = `${pointer}/base`;
  if (end > TOP) return [problem('core-address-range', place, say('core-address-range', { region: title }))];
  if (base % (end - base) === 0) return [];
  return [
    problem(
      'core-address-alignment',
      place,
      say('core-address-alignment', { region: title, base: hex(base), size: hex(end - base) }),
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
          say('core-address-overlap', {
            region: other.title,
            base: hex(other.base),
            other: one.title,
            first: hex(one.base),
            last: hex(one.end - 1),
          }),
        ),
      ),
  );
}

/** Without memory of its own the core starts from the bus, which the SoC's checks look at. */
function checkResetVector({ base }: CoreOptions, regions: CoreRegion[]): Diagnostic[] {
  const address = Number(base.resetVector);
  const refuse = (said: Said) => [problem('core-reset-vector', '/base/resetVector', said)];
  if (address >= TOP) return refuse(say('core-reset-vector/range', { address: base.resetVector }));
  const alignment = base.compressed ? 2 : 4;
  if (address % alignment !== 0) {
    return refuse(say('core-reset-vector/alignment', { address: hex(address), alignment }));
  }
  const within = regions.find((region) => address >= region.base && address < region.end);
  if (!within || within.pointer === '/memory/instructionMemory') return [];
  return refuse(say('core-reset-vector/data', { address: hex(address), region: within.title }));
}

/** Its two entries have 16 bytes each. */
function checkNmi({ auxiliary }: CoreOptions): Diagnostic[] {
  if (!auxiliary.nmi) return [];
  const address = Number(auxiliary.nmi.base);
  if (address < TOP && address % NMI_SIZE === 0) return [];
  const said = say('core-nmi-address', { address: auxiliary.nmi.base, alignment: NMI_SIZE });
  return [problem('core-nmi-address', '/auxiliary/nmi/base', said)];
}

/** Ranges, alignment and overlaps of the memories in the core, and where it starts. */
export function checkAddresses(options: CoreOptions): Diagnostic[] {
  const { instructionMemory, dataMemory } = options.memory;
  const sizes = [
    ...(instructionMemory
      ? checkSize('/memory/instructionMemory', say('core-region/instructions', {}), instructionMemory.size)
      : []),
    ...(dataMemory ? checkSize('/memory/dataMemory', say('core-region/data', {}), dataMemory.size) : []),
  ];
  if (sizes.length > 0) return sizes;
  const regions = regionsOf(options);
  const places = regions.flatMap(checkPlace);
  const overlaps = places.length === 0 ? checkOverlaps(regions) : [];
  return [...places, ...overlaps, ...checkResetVector(options, regions), ...checkNmi(options)];
}
