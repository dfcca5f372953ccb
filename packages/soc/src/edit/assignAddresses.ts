import type { SocDocument } from '@netloom/model';
import { freeBase } from '../addressmap/place.ts';
import { allPlaces } from '../addressmap/places.ts';
import { leavesBehind, reachOf } from '../addressmap/reach.ts';
import type { Reach } from '../addressmap/reach.ts';
import { formatAddress, regionOf } from '../addressmap/region.ts';
import type { Region } from '../addressmap/region.ts';
import { wantedSize } from '../addressmap/span.ts';
import { designOf } from '../design/block.ts';
import type { Design } from '../design/block.ts';
import { profilesOf } from '../design/busEnd.ts';
import { isGenerated } from '../design/busProfile.ts';
import { linksOf } from '../design/links.ts';
import { compareText } from '../document/order.ts';
import type { Library } from '../library/library.ts';

/**
 * Gives every subordinate behind interconnect that has no address one: aligned to its size, the largest first, behind
 * the highest of the mapped siblings on its interconnect where all managers reach that, else in the lowest free place
 * from `start` on. Addresses assigned by hand stay.
 */
export function assignAddresses(document: SocDocument, library: Library, start = 0n): SocDocument {
  const design = designOf(document, library);
  const reach = reachOf(design, linksOf(design));
  const limits = limitsOf(design, reach);
  const taken: Region[] = allPlaces(document);
  const addressMap = { ...document.addressMap };
  const wanted = openSubordinates(design, reach);
  wanted.sort((a, b) => Number(b.size - a.size) || compareText(a.endpoint, b.endpoint));
  for (const { endpoint, size, after } of wanted) {
    const behind = freeBase(taken, size, after ?? start);
    const fits = behind + size <= (limits.get(endpoint) ?? behind + size);
    const base = fits ? behind : freeBase(taken, size, start);
    taken.push({ endpoint, base, size });
    addressMap[endpoint] = { base: formatAddress(base), size: formatAddress(size) };
  }
  return { ...document, addressMap };
}

/** A subordinate without an address; `after` is the end of its highest sibling. */
interface Open {
  endpoint: string;
  size: bigint;
  after: bigint | undefined;
}

function openSubordinates(design: Design, { leaving }: Reach): Open[] {
  const open = new Map<string, Open>();
  for (const links of leaving.values()) {
    const leaves = links.map(({ subordinate }) => subordinate);
    const ends = leaves.flatMap(({ key }) => {
      const region = regionOf(design.document, key);
      return region ? [region.base + region.size] : [];
    });
    const after = ends.reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
    for (const leaf of leaves) {
      if (isGenerated(design, leaf.instance) || regionOf(design.document, leaf.key)) continue;
      open.set(leaf.key, { endpoint: leaf.key, size: wantedSize(design, leaf), after });
    }
  }
  return [...open.values()];
}

/** Bytes that every manager of a subordinate can address. */
function limitsOf(design: Design, reach: Reach): Map<string, bigint> {
  const limits = new Map<string, bigint>();
  for (const link of reach.entering) {
    const { addressWidth } = profilesOf(design, link).subordinate;
    const limit = 1n << BigInt(addressWidth ?? 32);
    for (const { key } of leavesBehind(design, reach, link)) {
      const known = limits.get(key);
      if (known === undefined || limit < known) limits.set(key, limit);
    }
  }
  return limits;
}
