import type { Diagnostic } from '@netloom/model';
import { placePointer } from '../../../addressmap/places.ts';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { formatAddress, isPowerOfTwo } from '../../../addressmap/region.ts';
import { problem, removal } from '../../rule.ts';
import type { Place } from '../../rule.ts';
import { LEAST_SIZE, checkAlignment } from './alignment.ts';
import type { FreeSpace } from './freeSpace.ts';

/** SOC-ADDRESS-WINDOW, -ALIGNMENT and -ALIASED of the aliases of one entry. */
export function checkWindows(
  own: AddressPlace,
  aliases: readonly AddressPlace[],
  entry: Place,
  space: FreeSpace,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const sound: AddressPlace[] = [];
  for (const alias of aliases) {
    const place = { ...entry, pointer: entry.pointer + placePointer(alias) };
    const reason = windowProblem(own, alias);
    if (reason !== undefined) {
      const message = `${alias.endpoint} at ${formatAddress(alias.base)}: ${reason}`;
      found.push(problem('SOC-ADDRESS-WINDOW', message, place, removal('Remove it', place.pointer)));
    } else {
      found.push(...checkAlignment(alias, place, space));
      if (alias.size < own.size) sound.push(alias);
    }
  }
  return [...found, ...sharedBytes(sound, entry)];
}

function windowProblem(own: AddressPlace, { offset, size }: AddressPlace): string | undefined {
  if (!isPowerOfTwo(size) || size < LEAST_SIZE) {
    return `${formatAddress(size)} bytes are no power of two from 4 on`;
  }
  if (offset + size > own.size) {
    return `the window ends at ${formatAddress(offset + size - 1n)}, beyond the region's ${formatAddress(own.size)} bytes`;
  }
  if (offset % size !== 0n) {
    return `offset ${formatAddress(offset)} is no multiple of the window's ${formatAddress(size)} bytes`;
  }
  return undefined;
}

/** Windows by offset: two of a row have bytes in common when the second starts before the first ends. */
function sharedBytes(windows: readonly AddressPlace[], entry: Place): Diagnostic[] {
  const found: Diagnostic[] = [];
  const byOffset = windows.toSorted((a, b) => (a.offset < b.offset ? -1 : a.offset > b.offset ? 1 : 0));
  let last: AddressPlace | undefined;
  for (const window of byOffset) {
    if (last && window.offset < last.offset + last.size && meet(last.managers, window.managers)) {
      const both = `${formatAddress(last.base)} and ${formatAddress(window.base)}`;
      const message = `the windows of ${window.endpoint} at ${both} both show its byte ${formatAddress(window.offset)}`;
      found.push(
        problem('SOC-ADDRESS-ALIASED', message, { ...entry, pointer: entry.pointer + placePointer(window) }),
      );
    }
    if (!last || window.offset + window.size > last.offset + last.size) last = window;
  }
  return found;
}

/** True when some manager may see both. */
function meet(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return !a || !b || a.some((manager) => b.includes(manager));
}
