import type { Diagnostic, Fix, Said } from '@netloom/model';
import { placePointer, placesFor, placesOf } from '../../addressmap/places.ts';
import type { Place } from '../../addressmap/places.ts';
import { leavesBehind } from '../../addressmap/reach.ts';
import { compareRegions, formatAddress } from '../../addressmap/region.ts';
import { isDecoding } from '../../design/generated.ts';
import { linksInto } from '../../design/linksAt.ts';
import { parseEndpoint } from '../../document/endpoint.ts';
import { pointerOf } from '../../document/pointer.ts';
import { mending, say } from '../../wording/sentences.ts';
import { placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';
import { FreeSpace } from './addresses/freeSpace.ts';

/**
 * SOC-ADDRESS-OVERLAP among the places that one manager sees, and among the own bases of the subordinates behind
 * interconnect that other interconnect leads to. One sweep over the places by base finds an overlap for each place that
 * has one in O(n log n), the bound of an interval tree built anew; documents are immutable, so that no tree could be kept.
 */
export function checkOverlaps(subject: Subject): Diagnostic[] {
  const { document } = subject.design;
  const space = new FreeSpace(document);
  const found = new Map<string, Diagnostic>();
  for (const places of groupsOf(subject)) {
    let widest: Place | undefined;
    // One of no bytes, which is told elsewhere, overlaps nothing.
    for (const place of places.filter(({ size }) => size > 0n).sort(compareRegions)) {
      if (widest && place.base < widest.base + widest.size) {
        const key = `${keyOf(widest)} ${keyOf(place)}`;
        if (!found.has(key)) found.set(key, overlap(widest, place, space));
      }
      if (!widest || place.base + place.size > widest.base + widest.size) widest = place;
    }
  }
  return [...found.values()];
}

/** Places that one decoder tells apart. */
function* groupsOf({ design, wiring, reach }: Subject): Generator<Place[]> {
  const { document } = design;
  for (const link of reach.entering) {
    if (!isDecoding(design, link.subordinate)) continue;
    yield unique(leavesBehind(design, reach, link)).flatMap((key) =>
      placesFor(document, key, link.manager.key),
    );
  }
  for (const [instance, links] of reach.leaving) {
    const entered = linksInto(wiring.links, instance).flatMap((link) => reach.whole.get(link) ?? []);
    if (entered.length > 0 && !entered.some(({ manager }) => isDecoding(design, manager))) continue;
    const leaves = unique(links.flatMap((link) => leavesBehind(design, reach, link)));
    yield leaves.flatMap((key) => placesOf(document, key).slice(0, 1));
  }
}

function unique(ends: readonly { key: string }[]): string[] {
  return [...new Set(ends.map(({ key }) => key))];
}

function keyOf(place: Place): string {
  return `${place.endpoint}${placePointer(place)}`;
}

function overlap(first: Place, second: Place, space: FreeSpace): Diagnostic {
  const pointer = pointerOf('addressMap', second.endpoint) + placePointer(second);
  const parsed = parseEndpoint(second.endpoint);
  const instance = parsed?.kind === 'name' ? parsed.instance : undefined;
  const free = space.find(second.size, second.base, 1n << (second.base >> 32n === 0n ? 32n : 64n));
  const fix = free === undefined ? undefined : moving(second.endpoint, pointer, formatAddress(free));
  const regions = { one: regionText(second), other: regionText(first) };
  return problem('SOC-ADDRESS-OVERLAP', regions, placeOf(instance, second.endpoint, pointer), fix);
}

function moving(endpoint: string, pointer: string, base: string): Fix {
  return mending('fix/move', { end: endpoint, base }, [{ pointer: `${pointer}/base`, value: base }]);
}

function regionText({ endpoint, alias, base, size }: Place): Said {
  const range = { first: formatAddress(base), last: formatAddress(base + size - 1n) };
  return say(alias === undefined ? 'region/own' : 'region/alias', { end: endpoint, ...range });
}
