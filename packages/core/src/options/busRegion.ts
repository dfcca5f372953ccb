import type { Diagnostic, Said } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import type { BusRegion } from './coreOptions.ts';
import { problem } from './problem.ts';

const TOP = 0x1_0000_0000;
const isPowerOfTwo = (value: number) => value > 0 && Number.isInteger(Math.log2(value));

export const hex = (value: number) => `0x${value.toString(16).toUpperCase().padStart(8, '0')}`;

/** The first address behind a region. */
export const endOf = ({ base, size }: BusRegion) => Number(base) + size;

/** A region is one test of upper address bits, and no line of a cache reaches beyond it. */
export function checkRegion(
  pointer: string,
  region: Said,
  place: BusRegion | null,
  least = 1024,
): Diagnostic[] {
  if (place === null) return [];
  const { base, size } = place;
  if (!isPowerOfTwo(size) || size < least || size > TOP)
    return [problem('core-region-size', `${pointer}/size`, say('core-region-size', { region, size, least }))];
  if (Number(base) + size > TOP)
    return [problem('core-address-range', `${pointer}/base`, say('core-address-range', { region }))];
  if (Number(base) % size === 0) return [];
  const said = say('core-address-alignment', { region, base: hex(Number(base)), size: hex(size) });
  return [problem('core-address-alignment', `${pointer}/base`, said)];
}
