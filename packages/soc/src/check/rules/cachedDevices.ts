import type { BusInterface, Diagnostic } from '@netloom/model';
import { attributesOf } from '../../addressmap/attributes.ts';
import { placePointer, placesFor } from '../../addressmap/places.ts';
import type { Place } from '../../addressmap/places.ts';
import { leavesBehind } from '../../addressmap/reach.ts';
import { formatAddress } from '../../addressmap/region.ts';
import type { Design } from '../../design/block.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { pointerOf } from '../../document/pointer.ts';
import { placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-CACHED-DEVICE: what a manager keeps in its cache of data although it is a device, or memory that no cache may hold. */
export function checkCachedDevices({ design, reach }: Subject): Diagnostic[] {
  return reach.entering.flatMap((link) => {
    const cached = cachedBy(design, link.manager);
    if (cached.length === 0) return [];
    return [...new Set(leavesBehind(design, reach, link))].flatMap((leaf) => {
      const type = typeOf(design, leaf);
      if (type === 'cacheable') return [];
      const { document } = design;
      const place = placesFor(document, leaf.key, link.manager.key).find((each) => isIn(each, cached));
      return place ? [told(leaf, place, link.manager.key, type)] : [];
    });
  });
}

type Ranges = NonNullable<BusInterface['cached']>;

function cachedBy({ blocks }: Design, { instance, name }: ResolvedInterface): Ranges {
  const descriptor = blocks.get(instance ?? '')?.shape?.descriptor;
  return descriptor?.busInterfaces.find((each) => each.name === name)?.cached ?? [];
}

/** Of what lies outside the document, or in another one, only the address map knows. */
function typeOf(design: Design, { instance, key }: ResolvedInterface) {
  const block = design.document.addressMap[key];
  const shape = design.blocks.get(instance ?? '')?.shape;
  if (!block || ((!shape || shape.entry.document) && !block.type)) return 'cacheable';
  return attributesOf(design, key, block).type;
}

const isIn = ({ base, size }: Place, cached: Ranges): boolean =>
  cached.some((range) => {
    const first = BigInt(range.base);
    return base < first + BigInt(range.size) && first < base + size;
  });

function told(
  { instance, key }: ResolvedInterface,
  place: Place,
  manager: string,
  type: 'uncached' | 'device',
): Diagnostic {
  const range = { first: formatAddress(place.base), last: formatAddress(place.base + place.size - 1n) };
  const pointer = pointerOf('addressMap', key) + placePointer(place);
  return problem(
    `SOC-CACHED-DEVICE/${type}`,
    { manager, end: key, ...range },
    placeOf(instance, key, pointer),
  );
}
