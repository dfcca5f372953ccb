import type { SocDocument } from '@netloom/model';
import { freeBase } from '../addressmap/place.ts';
import { compareRegions, formatAddress, regionOf } from '../addressmap/region.ts';
import { placesOf } from '../addressmap/places.ts';
import type { Region } from '../addressmap/region.ts';
import { compareText } from '../document/order.ts';

/** In which order regions are laid side by side. */
export type PackOrder = 'address' | 'name' | 'size';

export interface PackOptions {
  order: PackOrder;
  /** Lowest address to use; the lowest base among the packed regions when it is missing. */
  start?: bigint;
}

const ORDERS: Record<PackOrder, (a: Region, b: Region) => number> = {
  address: compareRegions,
  name: (a, b) => compareText(a.endpoint, b.endpoint),
  size: (a, b) => Number(b.size - a.size) || compareText(a.endpoint, b.endpoint),
};

/**
 * Lays the regions of `endpoints` side by side without gaps other than those of alignment; regions of others and all aliases are
 * passed over. In the order of size nothing is lost to alignment. Endpoints without an address are left alone.
 */
export function packAddresses(
  document: SocDocument,
  endpoints: readonly string[],
  { order, start }: PackOptions,
): SocDocument {
  const packed = endpoints
    .flatMap((endpoint) => regionOf(document, endpoint) ?? [])
    .filter(({ size }) => size > 0n)
    .sort(ORDERS[order]);
  if (packed.length === 0) return document;
  const names = new Set(endpoints);
  const taken = Object.keys(document.addressMap)
    .flatMap((endpoint) => placesOf(document, endpoint))
    .filter(({ endpoint, alias }) => alias !== undefined || !names.has(endpoint));
  let from = start ?? packed.map(({ base }) => base).reduce((least, base) => (base < least ? base : least));
  const addressMap = { ...document.addressMap };
  for (const { endpoint, size } of packed) {
    const base = freeBase(taken, size, from);
    from = base + size;
    addressMap[endpoint] = { ...addressMap[endpoint]!, base: formatAddress(base) };
  }
  return { ...document, addressMap };
}
