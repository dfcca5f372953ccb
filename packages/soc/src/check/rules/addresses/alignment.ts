import type { Diagnostic } from '@netloom/model';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { formatAddress } from '../../../addressmap/region.ts';
import { problem } from '../../rule.ts';
import type { Place } from '../../rule.ts';
import type { FreeSpace } from './freeSpace.ts';

/** Smallest region: a word. */
export const LEAST_SIZE = 4n;

/** SOC-ADDRESS-ALIGNMENT of one place. */
export function checkAlignment(own: AddressPlace, place: Place, space: FreeSpace): Diagnostic[] {
  const { endpoint, base, size } = own;
  if (base % size === 0n) return [];
  const message = `${endpoint} at ${formatAddress(base)} is not aligned to its ${formatAddress(size)} bytes`;
  const free = space.findFor(own, size);
  if (free === undefined) return [problem('SOC-ADDRESS-ALIGNMENT', message, place)];
  const better = formatAddress(free);
  const fix = { title: `Move it to ${better}`, edits: [{ pointer: `${place.pointer}/base`, value: better }] };
  return [problem('SOC-ADDRESS-ALIGNMENT', message, place, fix)];
}
