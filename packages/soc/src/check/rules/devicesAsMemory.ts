import type { BusInterface, Diagnostic } from '@netloom/model';
import { attributesOf } from '../../addressmap/attributes.ts';
import { placePointer, placesFor } from '../../addressmap/places.ts';
import type { Place } from '../../addressmap/places.ts';
import { leavesBehind } from '../../addressmap/reach.ts';
import { formatAddress } from '../../addressmap/region.ts';
import type { Design } from '../../design/block.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { pointerOf } from '../../document/pointer.ts';
import type { MemoryUse } from '../../library/topRanges.ts';
import { placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

type Type = 'cacheable' | 'uncached' | 'device';
type Sentence = `SOC-CACHED-DEVICE/${'device' | 'uncached'}` | 'SOC-IDEMPOTENT-DEVICE';

/** What is told of an address that a manager takes for memory, by what kind of memory it is. */
const TOLD: Record<MemoryUse, Partial<Record<Type, Sentence>>> = {
  cached: { device: 'SOC-CACHED-DEVICE/device', uncached: 'SOC-CACHED-DEVICE/uncached' },
  idempotent: { device: 'SOC-IDEMPOTENT-DEVICE' },
};

/**
 * SOC-CACHED-DEVICE: what a manager keeps in its cache of data although it is a device, or memory that no cache may hold.
 * SOC-IDEMPOTENT-DEVICE: a device that a manager may read in vain.
 */
export function checkDevicesAsMemory({ design, reach }: Subject): Diagnostic[] {
  return (['cached', 'idempotent'] as const).flatMap((use) =>
    reach.entering.flatMap((link) => {
      const ranges = rangesOf(design, link.manager, use);
      if (ranges.length === 0) return [];
      return [...new Set(leavesBehind(design, reach, link))].flatMap((leaf) => {
        const code = TOLD[use][typeOf(design, leaf)];
        if (code === undefined) return [];
        const { document } = design;
        const place = placesFor(document, leaf.key, link.manager.key).find((each) => isIn(each, ranges));
        return place ? [told(leaf, place, link.manager.key, code)] : [];
      });
    }),
  );
}

type Ranges = NonNullable<BusInterface[MemoryUse]>;

function rangesOf({ blocks }: Design, { instance, name }: ResolvedInterface, use: MemoryUse): Ranges {
  const descriptor = blocks.get(instance ?? '')?.shape?.descriptor;
  return descriptor?.busInterfaces.find((each) => each.name === name)?.[use] ?? [];
}

/** Of what lies outside the document, or in another one, only the address map knows. */
function typeOf(design: Design, { instance, key }: ResolvedInterface): Type {
  const block = design.document.addressMap[key];
  const shape = design.blocks.get(instance ?? '')?.shape;
  if (!block || ((!shape || shape.entry.document) && !block.type)) return 'cacheable';
  return attributesOf(design, key, block).type;
}

const isIn = ({ base, size }: Place, ranges: Ranges): boolean =>
  ranges.some((range) => {
    const first = BigInt(range.base);
    return base < first + BigInt(range.size) && first < base + size;
  });

function told(
  { instance, key }: ResolvedInterface,
  place: Place,
  manager: string,
  code: Sentence,
): Diagnostic {
  const range = { first: formatAddress(place.base), last: formatAddress(place.base + place.size - 1n) };
  const pointer = pointerOf('addressMap', key) + placePointer(place);
  return problem(code, { manager, end: key, ...range }, placeOf(instance, key, pointer));
}
