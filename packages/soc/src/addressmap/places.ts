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

const known = new WeakMap<AddressBlock, Place[]>();

/** The places of a mapped subordinate, its own base first; none for one that has no address. */
export function placesOf(document: SocDocument, endpoint: string): readonly Place[] {
  const block = Object.hasOwn(document.addressMap, endpoint) ? document.addressMap[endpoint] : undefined;
  if (!block) return [];
  let places = known.get(block);
  if (!places) known.set(block, (places = placesOfBlock(endpoint, block)));
  return places[0]!.endpoint === endpoint ? places : placesOfBlock(endpoint, block);
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

/** The places at which one manager sees a subordinate. */
export function placesFor(document: SocDocument, endpoint: string, manager: string): Place[] {
  return placesOf(document, endpoint).filter(({ managers }) => managers?.includes(manager) ?? true);
}

/** JSON pointer of a place below its entry of the address map. */
export function placePointer({ alias }: Place): string {
  return alias === undefined ? '' : `/aliases/${alias}`;
}
