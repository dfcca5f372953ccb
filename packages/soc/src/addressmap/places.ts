import type { AddressBlock, SocDocument } from '@netloom/model';
import type { Region } from './region.ts';

/** One place at which a subordinate, or a window of it, is seen. Numbers in bytes. */
export interface Place extends Region {
  /** First byte of the subordinate that is seen here; 0 but for windows. */
  offset: bigint;
  /** Index in the entry's `aliases`; absent for its own base. */
  alias?: number;
  /** Managers that see it here, by endpoint; all when absent. */
  managers?: readonly string[] | undefined;
}

type AddressMap = SocDocument['addressMap'];

const NONE: readonly Place[] = [];
const ofMaps = new WeakMap<AddressMap, Map<string, readonly Place[]>>();
const ofBlocks = new WeakMap<AddressBlock, readonly Place[]>();

/** The places of a mapped subordinate, its own base first; none for one that has no address. */
export function placesOf({ addressMap }: SocDocument, endpoint: string): readonly Place[] {
  let known = ofMaps.get(addressMap);
  if (!known) ofMaps.set(addressMap, (known = new Map<string, readonly Place[]>()));
  let places = known.get(endpoint);
  if (!places) known.set(endpoint, (places = findPlaces(addressMap, endpoint)));
  return places;
}

/** Kept with the block, so that an edit of another one does not repeat the work. */
function findPlaces(addressMap: AddressMap, endpoint: string): readonly Place[] {
  const block = Object.hasOwn(addressMap, endpoint) ? addressMap[endpoint] : undefined;
  if (!block) return NONE;
  const kept = ofBlocks.get(block);
  if (kept?.[0]!.endpoint === endpoint) return kept;
  const places = placesOfBlock(endpoint, block);
  ofBlocks.set(block, places);
  return places;
}

function placesOfBlock(endpoint: string, { base, size, managers, aliases = [] }: AddressBlock): Place[] {
  const further = aliases.map((alias, index) => ({
    endpoint,
    base: BigInt(alias.base),
    size: BigInt(alias.size ?? size),
    offset: BigInt(alias.offset ?? 0),
    alias: index,
    managers: alias.managers,
  }));
  return [{ endpoint, base: BigInt(base), size: BigInt(size), offset: 0n, managers }, ...further];
}

/** Every place of the map. */
export function allPlaces(document: SocDocument): Place[] {
  return Object.keys(document.addressMap).flatMap((endpoint) => placesOf(document, endpoint));
}

/** The places at which one manager sees a subordinate. */
export function placesFor(document: SocDocument, endpoint: string, manager: string): readonly Place[] {
  const places = placesOf(document, endpoint);
  const sees = ({ managers }: Place) => managers?.includes(manager) ?? true;
  return places.every(sees) ? places : places.filter(sees);
}

/** JSON pointer of a place below its entry of the address map. */
export function placePointer({ alias }: Place): string {
  return alias === undefined ? '' : `/aliases/${alias}`;
}
