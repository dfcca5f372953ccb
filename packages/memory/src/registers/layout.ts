import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import { portsOf, reads } from '../plan/ports.ts';

/** Bytes that the registers take, and bits of their address. */
export const SPAN = 256;
export const ADDRESS_WIDTH = 8;

/** Offsets of the registers; those of a second reading port lie 16 bytes above the first one's. */
export const OFFSET = {
  corrected: 0x00,
  correctedAddress: 0x04,
  uncorrected: 0x08,
  uncorrectedAddress: 0x0c,
  inject: 0x20,
  scrub: 0x24,
  /** A second reading port has them otherwise; repair is of one port alone. */
  repairRow: 0x10,
  repairColumn: 0x28,
  bist: 0x40,
  bistFailures: 0x44,
  bistAddress: 0x48,
  bistPlace: 0x4c,
  bistBits: 0x50,
} as const;

/** Most words of wrong bits that a self-test tells of: of wider memories the lowest. */
const MOST_BITS = (SPAN - OFFSET.bistBits) / 4;

export const bitsWords = (memory: Memory) => Math.min(MOST_BITS, Math.ceil(geometryOf(memory).stored / 32));

/** Ports that read, with what the names of their registers end in. */
export function readers(memory: Memory): { name: string; suffix: string; offset: number }[] {
  const list = portsOf(memory).filter(reads);
  return list.map(({ name }, index) => ({
    name,
    suffix: list.length === 1 ? '' : `_${name.toUpperCase()}`,
    offset: index * 0x10,
  }));
}

export const hex = (value: number) => `0x${value.toString(16).padStart(2, '0')}`;
