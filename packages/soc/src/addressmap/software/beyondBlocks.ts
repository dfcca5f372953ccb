import type { Subject } from '../../check/rule.ts';
import { resolve } from '../../design/resolve.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import type { Place } from '../places.ts';
import { compareRegions } from '../region.ts';
import type { ManagerView } from '../view.ts';
import type { SoftwareMap } from './block.ts';
import { seenThrough } from './hierarchy.ts';

/** What an interface sees inside its instance; undefined for an instance that is no document. */
export type Inside = (end: ResolvedInterface) => SoftwareMap | undefined;

/**
 * A view with what it sees beyond instances that are documents: those pass transfers on by interfaces of their own. Addresses
 * leave a document as they come in.
 */
export function beyondBlocks(
  { design }: Subject,
  view: ManagerView,
  all: readonly ManagerView[],
  inside: Inside,
): ManagerView {
  const regions = [...view.regions];
  const seen = new Set<string>([view.manager]);
  // Regions that are found go on themselves.
  for (const region of regions) {
    const end = resolve(design, region.endpoint);
    if (end.kind !== 'interface' || end.instance === undefined) continue;
    if (!all.some(({ manager }) => manager.startsWith(`${end.instance}.`))) continue;
    for (const way of inside(end)?.blocks ?? []) {
      const onward = all.find(({ manager }) => manager === `${end.instance}.${way.path}`);
      if (!onward || seen.has(onward.manager)) continue;
      seen.add(onward.manager);
      regions.push(...onward.regions.flatMap((each) => shownBy(region, way.places, each)));
    }
  }
  return { ...view, regions: regions.sort(compareRegions) };
}

/** The parts of a region behind a document that show through a region of that document. */
function shownBy(
  outer: Place,
  ways: SoftwareMap['blocks'][number]['places'],
  { base, size, offset, ...rest }: Place,
): Place[] {
  const through = { base: outer.base, size: outer.size, offset: outer.offset, managers: [] };
  return ways.flatMap((way) => {
    const [from, to] = [
      base > way.base ? base : way.base,
      base + size < way.base + way.size ? base + size : way.base + way.size,
    ];
    if (from >= to) return [];
    const part = { base: from, size: to - from, offset: offset + (from - base), managers: [] };
    return seenThrough(through, outer.base, part).map((each) => ({ ...rest, ...each, managers: undefined }));
  });
}
