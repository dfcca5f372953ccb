import type { Diagnostic } from '@netloom/model';
import { placePointer, placesFor, placesOf } from '../../../addressmap/places.ts';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { leavesBehind } from '../../../addressmap/reach.ts';
import { formatAddress } from '../../../addressmap/region.ts';
import { profilesOf } from '../../../design/busEnd.ts';
import { generatedInterface, isDecoding } from '../../../design/generated.ts';
import type { Link } from '../../../design/links.ts';
import type { ResolvedInterface } from '../../../design/resolve.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { placeOf, problem } from '../../rule.ts';
import type { Place, Subject } from '../../rule.ts';
import { hiding } from './hiding.ts';

/**
 * SOC-ADDRESS-RANGE: a place must fit the address width of each interconnect that leads to it, an alias that of the
 * one where the manager enters. SOC-ADDRESS-NARROW: the manager itself has fewer bits.
 */
export function checkRange(subject: Subject): Diagnostic[] {
  const beyond = new Map<AddressPlace, Diagnostic>();
  const { design, reach } = subject;
  for (const [instance, links] of reach.leaving) {
    for (const link of links) {
      const bits = generatedInterface(design, link.manager)!.addressWidth;
      const limit = limitOf(bits);
      for (const end of leavesBehind(design, reach, link)) {
        const [own] = placesOf(design.document, end.key);
        if (own && own.base + own.size > limit) addBeyond(beyond, own, bits, instance, end);
      }
    }
  }
  const narrow: Diagnostic[] = [];
  for (const link of reach.entering) {
    const bits = decodedBits(subject, link);
    if (bits === undefined) continue;
    const { instance } = link.subordinate;
    const { addressWidth = bits } = profilesOf(design, link).manager;
    const [limit, ownLimit] = [limitOf(bits), limitOf(addressWidth)];
    for (const end of leavesBehind(design, reach, link)) {
      for (const place of placesFor(design.document, end.key, link.manager.key)) {
        const last = place.base + place.size;
        if (last > limit) addBeyond(beyond, place, bits, instance!, end);
        else if (last > ownLimit) narrow.push(tooNarrow(subject, place, link.manager.key, addressWidth, end));
      }
    }
  }
  return [...beyond.values(), ...narrow];
}

/** Address bits of the interconnect that a manager enters; undefined for one that meets a subordinate directly. */
function decodedBits({ design }: Subject, { subordinate }: Link): number | undefined {
  return isDecoding(design, subordinate) ? generatedInterface(design, subordinate)!.addressWidth : undefined;
}

/** First address that needs more bits. */
function limitOf(bits: number): bigint {
  return 1n << BigInt(bits);
}

function addBeyond(
  found: Map<AddressPlace, Diagnostic>,
  place: AddressPlace,
  bits: number,
  instance: string,
  end: ResolvedInterface,
): void {
  if (found.has(place)) return;
  const values = { end: place.endpoint, base: formatAddress(place.base), bits, instance };
  found.set(place, problem('SOC-ADDRESS-RANGE', values, placeOfPlace(place, end)));
}

function tooNarrow(
  subject: Subject,
  place: AddressPlace,
  manager: string,
  bits: number,
  end: ResolvedInterface,
): Diagnostic {
  const values = { manager, bits, end: place.endpoint, base: formatAddress(place.base) };
  const fix = hiding(subject, [place], manager);
  return problem('SOC-ADDRESS-NARROW', values, placeOfPlace(place, end), fix);
}

function placeOfPlace(place: AddressPlace, end: ResolvedInterface): Place {
  return placeOf(end.instance, end.key, pointerOf('addressMap', end.key) + placePointer(place));
}
