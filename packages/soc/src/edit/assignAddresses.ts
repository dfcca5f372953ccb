import type { SocDocument } from '@netloom/model';
import { freeBase } from '../addressmap/place.ts';
import { allPlaces } from '../addressmap/places.ts';
import { leavesBehind } from '../addressmap/reach.ts';
import type { Reach } from '../addressmap/reach.ts';
import { formatAddress, regionOf } from '../addressmap/region.ts';
import type { Region } from '../addressmap/region.ts';
import { answersAt, bootRank, resetVectorsOf } from '../addressmap/resetVectors.ts';
import { wantedSize } from '../addressmap/span.ts';
import { editedSubject } from './editedSubject.ts';
import { designOf } from '../design/block.ts';
import type { Design } from '../design/block.ts';
import { profilesOf } from '../design/busEnd.ts';
import { isDecoding } from '../design/generated.ts';
import { compareText } from '../document/order.ts';
import type { Library } from '../library/library.ts';

/**
 * Gives every subordinate behind interconnect that has no address one. A memory comes to where a processor starts unless
 * one is there; then the others, memories before devices and the one with contents first of all, the largest first, aligned to their size, behind
 * the highest of the mapped siblings on its interconnect where all managers reach that, else in the lowest free place
 * from `start` on. Addresses assigned by hand stay.
 */
export function assignAddresses(document: SocDocument, library: Library, start = 0n): SocDocument {
  const design = designOf(document, library);
  const { reach } = editedSubject(document, library);
  const limits = limitsOf(design, reach);
  const taken: Region[] = allPlaces(document);
  const addressMap = { ...document.addressMap };
  const wanted = openSubordinates(design, reach);
  wanted.sort((a, b) => b.rank - a.rank || Number(b.size - a.size) || compareText(a.endpoint, b.endpoint));
  placeBootMemories(design, reach, wanted, taken);
  for (const { endpoint, size, after, at } of wanted) {
    if (at !== undefined) {
      addressMap[endpoint] = { base: formatAddress(at), size: formatAddress(size) };
      continue;
    }
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
  /** Memories before others: see `bootRank`. */
  rank: number;
  /** The place that a processor's reset vector gives it. */
  at?: bigint;
}

/** Gives the best memory that has no address yet the place that each processor starts from. */
function placeBootMemories(design: Design, reach: Reach, wanted: Open[], taken: Region[]): void {
  for (const vector of resetVectorsOf(design, reach)) {
    if (answersAt(design.document, vector)) continue;
    const reached = new Set(vector.managers.flatMap(({ leaves }) => leaves.map(({ key }) => key)));
    const memory = wanted.find(
      ({ endpoint, rank, at }) => rank > 0 && at === undefined && reached.has(endpoint),
    );
    if (!memory) continue;
    const base = vector.address - (vector.address % memory.size);
    if (freeBase(taken, memory.size, base) !== base) continue;
    memory.at = base;
    taken.push({ endpoint: memory.endpoint, base, size: memory.size });
  }
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
      if (isDecoding(design, leaf) || regionOf(design.document, leaf.key)) continue;
      open.set(leaf.key, {
        endpoint: leaf.key,
        size: wantedSize(design, leaf),
        after,
        rank: bootRank(design, leaf),
      });
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
