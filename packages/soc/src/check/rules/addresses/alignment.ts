import type { Diagnostic } from '@netloom/model';
import { align } from '../../../addressmap/place.ts';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { formatAddress } from '../../../addressmap/region.ts';
import { problem } from '../../rule.ts';
import type { Place } from '../../rule.ts';

/** Smallest region: a word. */
export const LEAST_SIZE = 4n;

/** SOC-ADDRESS-ALIGNMENT of one place. */
export function checkAlignment({ endpoint, base, size }: AddressPlace, place: Place): Diagnostic[] {
  if (base % size === 0n) return [];
  const better = formatAddress(align(base, size));
  const fix = { title: `Move it to ${better}`, edits: [{ pointer: `${place.pointer}/base`, value: better }] };
  const message = `${endpoint} at ${formatAddress(base)} is not aligned to its ${formatAddress(size)} bytes`;
  return [problem('SOC-ADDRESS-ALIGNMENT', message, place, fix)];
}
