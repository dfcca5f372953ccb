import { RAM_BASE } from '../bench/memoryMap.ts';

/** Where the tests of a delivery have their parts, all in the bench's RAM; behind what random programs use. */
export const PLACE = {
  /** What the reset vector jumps to, in every test. */
  start: RAM_BASE + 0x80,
  /** Copies what belongs into the core's own memories. */
  loader: RAM_BASE + 0x3e_0000,
  loads: RAM_BASE + 0x3e_1000,
  /** Words that a test leaves, compared with those of the model. */
  signature: RAM_BASE + 0x30_0000,
  /** In words. */
  most: 0x1_0000,
  /** The last of them: a program that has left it has left all others. */
  lastWord: 0x600d_60a1,
} as const;

/** Registers that a directed test keeps for itself. */
export const KEEP = {
  /** Where the next word of the signature goes. */
  signature: 9,
  /** Where the trap handler goes on. */
  resume: 8,
  /** Of the handler. */
  first: 5,
  second: 6,
} as const;
