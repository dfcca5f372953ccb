import { placesFor } from '../../addressmap/places.ts';
import { leavesBehind } from '../../addressmap/reach.ts';
import type { Reach } from '../../addressmap/reach.ts';
import type { Design } from '../../design/block.ts';
import { generatedInterface, passageAt } from '../../design/generated.ts';
import type { Link } from '../../design/links.ts';
import { linksInto } from '../../design/linksAt.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { hasTopParity } from '../../library/topParity.ts';

/** Whether an interface has check bits in its user signals; one of the top level has those of what it is connected to. */
export function hasParity(design: Design, { instance, name }: ResolvedInterface): boolean {
  const shapeAt = (each: string) => design.blocks.get(each)?.shape;
  if (instance !== undefined) return shapeAt(instance)?.interfaces.get(name)?.parity === true;
  return hasTopParity(design.document, design.values, name, (each) => {
    const shape = shapeAt(each);
    return shape && { descriptor: shape.descriptor, ports: shape.generated?.ports };
  });
}

/** Whether the block behind a link gives user signals on with what they belong to. */
export function carriesParity(design: Design, { subordinate }: Link): boolean {
  const passage = passageAt(design, subordinate);
  if (!passage || passage.reshapes) return false;
  const ends = [passage.upstream, ...passage.downstream];
  return ends.every(
    (name) => generatedInterface(design, { instance: subordinate.instance, name })?.userOption,
  );
}

/** The links by which what passes a link has entered, as far back as check bits would be carried. */
export function parityOrigins(
  design: Design,
  reach: Reach,
  links: readonly Link[],
  link: Link,
): readonly Link[] {
  const found = new Set<Link>();
  const visit = (each: Link, seen: ReadonlySet<Link>) => {
    if (seen.has(each)) return;
    const before = carriedBefore(design, links, each);
    if (before.length === 0) found.add(each);
    else for (const into of before) visit(into, new Set([...seen, each]));
  };
  visit(link, new Set());
  return [...found].filter((origin) => origin === link || reaches(design, reach, origin, link));
}

/** The links into the block that a link leaves from, where that carries check bits. */
function carriedBefore(design: Design, links: readonly Link[], { manager }: Link): readonly Link[] {
  const upstream = passageAt(design, manager)?.upstream;
  return linksInto(links, manager.instance).filter(
    (into) => into.subordinate.name === upstream && carriesParity(design, into),
  );
}

/** The links from an origin to another link, that one left out: each leads to a block that carries check bits. */
export function carriersBetween(
  design: Design,
  links: readonly Link[],
  origin: Link,
  link: Link,
): ReadonlySet<Link> {
  const found = new Set<Link>();
  const comesFrom = (each: Link, seen: ReadonlySet<Link>): boolean => {
    if (each === origin || seen.has(each)) return each === origin;
    const further = new Set([...seen, each]);
    const before = carriedBefore(design, links, each).filter((into) => comesFrom(into, further));
    for (const into of before) found.add(into);
    return before.length > 0;
  };
  comesFrom(link, new Set());
  return found;
}

/** Whether the address map leads a manager, by its first link, through another one. */
function reaches(design: Design, reach: Reach, origin: Link, link: Link): boolean {
  const whole = reach.whole.get(link);
  const leaves = whole ? leavesBehind(design, reach, whole) : [];
  const mapped = leaves.filter(({ key }) => Object.hasOwn(design.document.addressMap, key));
  return (
    mapped.length === 0 ||
    mapped.some(({ key }) => placesFor(design.document, key, startOf(reach, origin).key).length > 0)
  );
}

/** The manager as the address map calls it: blocks that pass transfers on may lie between it and the link. */
export const startOf = (reach: Reach, link: Link): ResolvedInterface =>
  (reach.whole.get(link) ?? link).manager;
