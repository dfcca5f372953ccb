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
    const fault = windowProblem(own, alias, place);
    if (fault) found.push(fault);
    else {
      found.push(...checkAlignment(alias, place, space));
      if (alias.size < own.size) sound.push(alias);
    }
  }
  return [...found, ...sharedBytes(sound, entry)];
}

function windowProblem(
  own: AddressPlace,
  { endpoint, base, offset, size }: AddressPlace,
  place: Place,
): Diagnostic | undefined {
  const fix = removal('fix/remove-window', {}, place.pointer);
  const window = { end: endpoint, base: formatAddress(base) };
  if (!isPowerOfTwo(size) || size < LEAST_SIZE) {
    return problem('SOC-ADDRESS-WINDOW/size', { ...window, size: formatAddress(size) }, place, fix);
  }
  if (offset + size > own.size) {
    const values = { ...window, last: formatAddress(offset + size - 1n), size: formatAddress(own.size) };
    return problem('SOC-ADDRESS-WINDOW/beyond', values, place, fix);
  }
  if (offset % size !== 0n) {
    const values = { ...window, offset: formatAddress(offset), size: formatAddress(size) };
    return problem('SOC-ADDRESS-WINDOW/offset', values, place, fix);
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
      const place = { ...entry, pointer: entry.pointer + placePointer(window) };
      const bases = { one: formatAddress(last.base), other: formatAddress(window.base) };
      const shared = { end: window.endpoint, offset: formatAddress(window.offset) };
      found.push(problem('SOC-ADDRESS-ALIASED', { ...shared, ...bases }, place));
    }
    if (!last || window.offset + window.size > last.offset + last.size) last = window;
  }
  return found;
}

/** True when some manager may see both. */
function meet(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return !a || !b || a.some((manager) => b.includes(manager));
}
