import type { Link } from './links.ts';

type ByInstance = Map<string | undefined, Link[]>;

/** Made once a list: lists of links never change. */
const known = new WeakMap<readonly Link[], { into: ByInstance; outOf: ByInstance }>();

function endsOf(links: readonly Link[]) {
  const found = known.get(links);
  if (found !== undefined) return found;
  const ends = { into: new Map() as ByInstance, outOf: new Map() as ByInstance };
  for (const link of links) {
    add(ends.into, link.subordinate.instance, link);
    add(ends.outOf, link.manager.instance, link);
  }
  known.set(links, ends);
  return ends;
}

function add(ends: ByInstance, instance: string | undefined, link: Link): void {
  const there = ends.get(instance);
  if (there) there.push(link);
  else ends.set(instance, [link]);
}

/** Links whose subordinate end is at an instance, or at the top level, in their order. */
export function linksInto(links: readonly Link[], instance: string | undefined): readonly Link[] {
  return endsOf(links).into.get(instance) ?? [];
}

/** Links whose manager end is at an instance, or at the top level, in their order. */
export function linksOutOf(links: readonly Link[], instance: string | undefined): readonly Link[] {
  return endsOf(links).outOf.get(instance) ?? [];
}
