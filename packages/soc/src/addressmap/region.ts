import type { SocDocument } from '@netloom/model';
import { compareText } from '../document/order.ts';

/** A mapped subordinate: `base` to `base + size - 1`, in bytes. */
export interface Region {
  endpoint: string;
  base: bigint;
  size: bigint;
}

export function regionOf(document: SocDocument, endpoint: string): Region | undefined {
  const block = Object.hasOwn(document.addressMap, endpoint) ? document.addressMap[endpoint] : undefined;
  return block && { endpoint, base: BigInt(block.base), size: BigInt(block.size) };
}

/** By base, then name. */
export function compareRegions(a: Region, b: Region): number {
  return a.base < b.base ? -1 : a.base > b.base ? 1 : compareText(a.endpoint, b.endpoint);
}

export function isPowerOfTwo(value: bigint): boolean {
  return value > 0n && (value & (value - 1n)) === 0n;
}

/** 0x and at least eight upper-case digits. */
export function formatAddress(address: bigint): string {
  return '0x' + address.toString(16).toUpperCase().padStart(8, '0');
}
