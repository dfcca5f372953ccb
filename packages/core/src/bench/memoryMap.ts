import type { CoreOptions } from '../options/coreOptions.ts';
import { regionsOf } from '../options/regions.ts';

/** An address range; `end` is the first address after it. */
export interface Range {
  base: number;
  end: number;
}

/** What a bench has on the core's bus. */
export interface BenchMap {
  ram: Range;
  /** Read-only memory at the reset vector, where neither the RAM nor the core's own memory is. */
  rom?: Range;
}

export const RAM_BASE = 0x8000_0000;
const RAM_SIZE = 4 << 20;
const ROM_SIZE = 0x1_0000;

/** Registers of the bench, words from their base. */
export const DEVICE = {
  base: 0xf000_0000,
  size: 0x1000,
  /** Written: a character to the output. Read: the next one of the input, -1 when there is none. */
  character: 0x00,
  /** Clock cycles since reset, 64 bits. */
  cyclesLow: 0x04,
  cyclesHigh: 0x08,
  /** Read: the interrupt lines. Written: lowers those whose bit is set. Bits 0 software, 1 timer, 2 external, 3 non-maskable. */
  lower: 0x0c,
  /** Written: raises the lines whose bit is set. */
  raise: 0x10,
  /** Written: prints the number and the cycle, for figures of a part of a program. */
  marker: 0x14,
  /** Of a pair in lockstep. Written: the number of the bit that is injected, with bit 31; 0: none. Read: where, with bit 31: told. */
  lockstep: 0x18,
  /**
   * Of a core whose own memories are protected. Written: bits 9 to 8 turn over the bits of what is stored by the number in
   * bits 5 to 0. Read: words put right, and in the upper half what could not be, since reset.
   */
  lostBits: 0x1c,
  /** Of registers with parity. Written: the number of the bit that is turned over in what is written to them, with bit 31; 0: none. Read: errors since reset. */
  registers: 0x20,
  /**
   * Of a bus with parity. Written: the number of the check bit that is turned over once, with bit 31, which has to rise. Read:
   * answers that the core refused, and in the upper half requests whose bits were wrong, since reset.
   */
  busParity: 0x24,
} as const;

const holds = (range: Range, address: number) => address >= range.base && address < range.end;

/** As large as may be without reaching into what the core has inside. */
function romAround(reset: number, inside: readonly Range[], size = ROM_SIZE): Range {
  const base = reset - (reset % size);
  const rom = { base, end: base + size };
  const overlaps = inside.some((range) => range.base < rom.end && rom.base < range.end);
  return overlaps ? romAround(reset, inside, size / 2) : rom;
}

/** The bus of the bench for a core of these options. */
export function benchMap(options: CoreOptions): BenchMap {
  const ram = { base: RAM_BASE, end: RAM_BASE + RAM_SIZE };
  const reset = Number(options.base.resetVector);
  if (holds(ram, reset) || regionsOf(options).some((region) => holds(region, reset))) return { ram };
  return { ram, rom: romAround(reset, regionsOf(options)) };
}
