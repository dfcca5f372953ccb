import type { Diagnostic } from '@netloom/model';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { formatAddress } from '../../../addressmap/region.ts';
import { mending } from '../../../wording/sentences.ts';
import { problem } from '../../rule.ts';
import type { Place } from '../../rule.ts';
import type { FreeSpace } from './freeSpace.ts';

/** Smallest region: a word. */
export const LEAST_SIZE = 4n;

/** SOC-ADDRESS-ALIGNMENT of one place. */
export function checkAlignment(own: AddressPlace, place: Place, space: FreeSpace): Diagnostic[] {
  const { endpoint, base, size } = own;
  if (base % size === 0n) return [];
  const values = { end: endpoint, base: formatAddress(base), size: formatAddress(size) };
  const free = space.findFor(own, size);
  if (free === undefined) return [problem('SOC-ADDRESS-ALIGNMENT', values, place)];
  const better = formatAddress(free);
  const edits = [{ pointer: `${place.pointer}/base`, value: better }];
  const fix = mending('fix/move-it', { base: better }, edits);
  return [problem('SOC-ADDRESS-ALIGNMENT', values, place, fix)];
}
