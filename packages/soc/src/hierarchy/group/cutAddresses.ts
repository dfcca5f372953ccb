import type { AddressBlock } from '@netloom/model';
import { placesOf } from '../../addressmap/places.ts';
import type { Place } from '../../addressmap/places.ts';
import { leavesBehind } from '../../addressmap/reach.ts';
import { formatAddress } from '../../addressmap/region.ts';
import type { Subject } from '../../check/rule.ts';
import { profilesOf } from '../../design/busEnd.ts';
import { passageAt } from '../../design/generated.ts';
import { mapManagers } from '../../document/endpoints.ts';
import { say } from '../../wording/sentences.ts';
import { cover } from '../cover.ts';
import type { Cut } from './cut.ts';
import type { CutLink } from './cutBuses.ts';

/** Restrictions that interconnect enforces for each manager: one region cannot carry those of several. */
export const RESTRICTED = ['managers', 'readOnly', 'secure', 'privileged'] as const;

/**
 * The address map. Addresses stay what they are at every level: where the boundary cuts between interconnect and a
 * subordinate, the subordinate's entry stays with the managers, and where interconnect goes on behind the boundary, one
 * region on this side covers all that is behind.
 */
export function cutAddresses(cut: Cut, subject: Subject, links: readonly CutLink[]): void {
  const { addressMap } = cut.design.document;
  const byManager = new Map(
    links.filter(({ leaves }) => leaves).map(({ link, name }) => [link.manager.key, cut.seen(name)]),
  );
  // Managers that are inside now are seen as the interfaces that they leave by.
  const seen = (block: AddressBlock) => mapManagers(block, (each) => byManager.get(each) ?? each);
  for (const [endpoint, block] of Object.entries(addressMap)) {
    if (cut.isInside(endpoint)) cut.inner.addressMap[endpoint] = block;
    else cut.outer.addressMap[endpoint] = seen(block);
  }
  for (const each of links) {
    const end = each.leaves ? each.link.manager : each.link.subordinate;
    if (passageAt(cut.design, end)) coverBehind(cut, subject, each);
    else if (!each.leaves) keepOutside(cut, each, seen);
  }
}

/** A subordinate at the boundary: its entry is that of the new interface, and inside it is where its own address bits say. */
function keepOutside(cut: Cut, { link, name }: CutLink, seen: (block: AddressBlock) => AddressBlock): void {
  const { key } = link.subordinate;
  const block = cut.design.document.addressMap[key];
  if (!block) return;
  cut.outer.addressMap[cut.seen(name)] = seen(block);
  const { addressWidth } = profilesOf(cut.design, link).subordinate;
  const bits = addressWidth ?? 64;
  const whole = 1n << BigInt(bits);
  const size = BigInt(block.size) < whole ? BigInt(block.size) : whole;
  const base = BigInt.asUintN(bits, BigInt(block.base));
  cut.inner.addressMap[key] = { base: formatAddress(base), size: formatAddress(size) };
}

/** Interconnect goes on behind the boundary: one region leads there. */
function coverBehind(cut: Cut, subject: Subject, { link, name, leaves }: CutLink): void {
  const { design, reach } = subject;
  const whole = reach.whole.get(link);
  const behind = whole ? leavesBehind(design, reach, whole).map(({ key }) => key) : [];
  const places = behind.flatMap((key) => placesOf(design.document, key));
  if (places.length === 0) return;
  const restricted = behind.find((key) => {
    const block = design.document.addressMap[key];
    return block !== undefined && RESTRICTED.some((member) => block[member]);
  });
  if (restricted !== undefined) return cut.refuse(say('refused/group-restricted', { end: restricted }));
  const region = cover(places);
  const other = inTheWay(subject, new Set(behind), region);
  const [base, size] = [formatAddress(region.base), formatAddress(region.size)];
  if (other) return cut.refuse(say('refused/group-address', { name, base, size, other: other.endpoint }));
  if (leaves) cut.inner.addressMap[name] = { base, size };
  else cut.outer.addressMap[cut.seen(name)] = { base, size };
}

/** A place outside `behind` that some manager sees within a region by which it gets behind. */
function inTheWay(
  { design, reach }: Subject,
  behind: ReadonlySet<string>,
  { base, size }: { base: bigint; size: bigint },
): Place | undefined {
  for (const link of reach.entering) {
    const leaves = leavesBehind(design, reach, link);
    if (!leaves.some(({ key }) => behind.has(key))) continue;
    const others = leaves.filter(({ key }) => !behind.has(key));
    const found = others
      .flatMap(({ key }) => placesOf(design.document, key))
      .find((place) => place.base < base + size && base < place.base + place.size);
    if (found) return found;
  }
  return undefined;
}
