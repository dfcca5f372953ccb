import type { SocDocument } from '@netloom/model';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { documentValues } from '../../library/ownParameters.ts';
import { interfaceWidths } from '../../library/topInterface.ts';
import type { SoftwareBlock, SoftwareMap, SoftwarePlace } from './block.ts';

/**
 * The blocks inside an instance that is itself a SoC document: what its interface sees (`inside`), cut to the places where the
 * instance is seen from outside. The document gets the addresses from the instance's own `base` on, as many bits of
 * them as its interface has. What `goesOn` through an interface of the inner top level is a block of the outer document.
 */
export function blocksInside(
  outer: SoftwareBlock,
  base: bigint,
  end: ResolvedInterface,
  document: SocDocument,
  inside: SoftwareMap,
  goesOn: (inner: SoftwareBlock) => boolean,
): SoftwareBlock[] {
  const declared = document.interfaces[end.name];
  if (!declared) return [];
  const { addressWidth } = interfaceWidths(declared, documentValues(document));
  const startOf = ({ offset }: SoftwarePlace) => BigInt.asUintN(addressWidth, base + offset);
  return inside.blocks.flatMap((inner) => {
    if (goesOn(inner)) return [];
    const places = outer.places.flatMap((place) =>
      inner.places.flatMap((each) => seenThrough(place, startOf(place), each)),
    );
    const [main, ...more] = places;
    if (!main) return [];
    const name = `${outer.name}_${inner.name}`;
    const path = `${end.instance}.${inner.path}`;
    // Interrupts and clocks inside go by names of the inner document.
    const own = { endpoint: outer.endpoint, interrupts: [], clock: outer.clock };
    return [{ ...inner, ...own, name, path, places: [main, ...more] }];
  });
}

/** The part of an inner place that shows through an outer one, which begins at `start` inside. */
export function seenThrough(outer: SoftwarePlace, start: bigint, inner: SoftwarePlace): SoftwarePlace[] {
  const end = start + outer.size;
  const from = inner.base > start ? inner.base : start;
  const to = inner.base + inner.size < end ? inner.base + inner.size : end;
  if (from >= to) return [];
  const base = outer.base + (from - start);
  return [{ base, size: to - from, offset: inner.offset + (from - inner.base), managers: outer.managers }];
}
