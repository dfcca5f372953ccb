import type { Region } from './regions.ts';

const hex = (address: number) => `0x${(address >>> 0).toString(16).padStart(8, '0')}`;

/** What a region is called: code without a symbol by its addresses. */
export const nameOf = (region: Region | undefined): string =>
  region === undefined ? '?' : region.name || `${hex(region.address)}\u2013${hex(region.end - 1)}`;
