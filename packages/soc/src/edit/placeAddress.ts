import type { AddressBlock, Said, SocDocument } from '@netloom/model';
import { align } from '../addressmap/place.ts';
import { placesOf } from '../addressmap/places.ts';
import type { Place } from '../addressmap/places.ts';
import { formatAddress, isPowerOfTwo } from '../addressmap/region.ts';
import type { Region } from '../addressmap/region.ts';
import { wantedSize } from '../addressmap/span.ts';
import { designOf } from '../design/block.ts';
import { resolve } from '../design/resolve.ts';
import type { Library } from '../library/library.ts';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { Edit } from './edit.ts';
import { omit } from './omit.ts';

/** One place of a subordinate: its own base, or one of its aliases and windows. */
export type PlaceName = Pick<Place, 'endpoint' | 'alias'>;

const MEMORY_END = 1n << 64n;
/** Bytes of the smallest region: one word. */
const LEAST_SIZE = 4n;

/** Gives a place another base; what else is known of it stays. An overlap is left to the checks. */
export function moveAddress(document: SocDocument, name: PlaceName, base: bigint): Edit {
  const place = placeNamed(document, name);
  if (!place) return refuse(missing(name));
  const reason = rangeProblem(base, place.size);
  return reason ? refuse(reason) : { document: withPlace(document, place, { base, size: place.size }) };
}

/**
 * Gives a place another size, a power of two from 4 on, and the aligned base that keeps the edge which is not pulled:
 * growing takes the aligned block around the old one, shrinking leaves that edge where it is. An alias becomes a window.
 */
export function resizeAddress(
  document: SocDocument,
  name: PlaceName,
  size: bigint,
  keep: 'base' | 'end' = 'base',
): Edit {
  const place = placeNamed(document, name);
  if (!place) return refuse(missing(name));
  if (!isPowerOfTwo(size) || size < LEAST_SIZE) {
    return refuse(say('refused/size', { size: formatAddress(size), least: String(LEAST_SIZE) }));
  }
  const resized = resizedRegion(place, size, keep);
  const reason = rangeProblem(resized.base, size);
  return reason ? refuse(reason) : { document: withPlace(document, place, resized) };
}

/** Where a region of another size stands: see `resizeAddress`. */
export function resizedRegion<T extends Region>(region: T, size: bigint, keep: 'base' | 'end'): T {
  const kept = keep === 'base' ? region.base : region.base + region.size - size;
  const shrinks = size <= region.size;
  return { ...region, size, base: shrinks ? kept : region.base - (region.base % size) };
}

/** Gives an endpoint its first address; its size is what the subordinate decodes. */
export function addAddress(document: SocDocument, library: Library, endpoint: string, base: bigint): Edit {
  if (placeNamed(document, { endpoint })) return refuse(say('refused/has-address', { endpoint }));
  const design = designOf(document, library);
  const end = resolve(design, endpoint);
  if (end.kind !== 'interface') return refuse(say('refused/no-subordinate', { endpoint }));
  const size = wantedSize(design, end);
  const reason = rangeProblem(base, size);
  if (reason) return refuse(reason);
  const block = { base: formatAddress(base), size: formatAddress(size) };
  return { document: { ...document, addressMap: { ...document.addressMap, [endpoint]: block } } };
}

/** Takes a place away: an alias alone, or an endpoint's address with all its aliases. */
export function removeAddress(document: SocDocument, name: PlaceName): Edit {
  if (!placeNamed(document, name)) return refuse(missing(name));
  const { endpoint, alias } = name;
  if (alias === undefined) {
    return { document: { ...document, addressMap: omit(document.addressMap, endpoint) } };
  }
  const { aliases = [], ...block } = document.addressMap[endpoint]!;
  const left = aliases.toSpliced(alias, 1);
  const next: AddressBlock = left.length > 0 ? { ...block, aliases: left } : block;
  return { document: { ...document, addressMap: { ...document.addressMap, [endpoint]: next } } };
}

/** The multiple of `step` that is nearest to an address, not below 0. */
export function nearestMultiple(address: bigint, step: bigint): bigint {
  if (address <= 0n) return 0n;
  const above = align(address, step);
  const below = above - step;
  return above - address <= address - below ? above : below;
}

function placeNamed(document: SocDocument, { endpoint, alias }: PlaceName): Place | undefined {
  return placesOf(document, endpoint).find((place) => place.alias === alias);
}

function missing({ endpoint, alias }: PlaceName): Said {
  return alias === undefined
    ? say('refused/no-address', { endpoint })
    : say('refused/no-alias', { endpoint, alias });
}

function rangeProblem(base: bigint, size: bigint): Said | undefined {
  if (base < 0n) return say('refused/negative-base', {});
  if (base + size > MEMORY_END) return say('refused/beyond-memory', { base: formatAddress(base) });
  return undefined;
}

/** Texts of unchanged numbers stay as they were written. */
function withPlace(
  document: SocDocument,
  place: Place,
  { base, size }: Pick<Region, 'base' | 'size'>,
): SocDocument {
  const changed = {
    ...(base !== place.base && { base: formatAddress(base) }),
    ...(size !== place.size && { size: formatAddress(size) }),
  };
  const { endpoint, alias } = place;
  const block = document.addressMap[endpoint]!;
  const next: AddressBlock =
    alias === undefined
      ? { ...block, ...changed }
      : { ...block, aliases: block.aliases!.with(alias, { ...block.aliases![alias]!, ...changed }) };
  return { ...document, addressMap: { ...document.addressMap, [endpoint]: next } };
}
