import { DEVICE, RAM_BASE } from '../bench/memoryMap.ts';

/** Where random programs have their parts. All but the second body lies in the bench's RAM. */
export const LAYOUT = {
  /** Trap vectors and the handler, behind what is at the reset vector; then what the program begins with, and its body. */
  code: RAM_BASE + 0x100,
  /** Behind the handler. */
  body: RAM_BASE + 0x300,
  /** By here the handler is that of traps: a fetch may fail from here on. */
  ready: RAM_BASE + 0x400,
  /** The handler takes a fetch fault below this address as one that comes at random, and tries again. */
  codeEnd: RAM_BASE + 0x20_0000,
  /** Eight KiB of random words that loads and stores use. */
  data: RAM_BASE + 0x20_0000,
  dataSize: 0x2000,
  /** Behind the data, where memory is protected: instructions that return. */
  stubs: RAM_BASE + 0x20_2000,
  stubsSize: 0x400,
  /** Registers that the handler uses. */
  saved: RAM_BASE + 0x20_4000,
  tohost: RAM_BASE + 0x20_5000,
  /** Nothing is here. */
  hole: 0x6000_0000,
  /** The bench's registers. */
  device: DEVICE.base,
} as const;

/** Registers that a random program keeps for itself. */
export const KEPT = {
  /** Address in the middle of the data; the stack pointer, so that compressed loads can use it. */
  data: 2,
  /** Address of more data, in a memory of the core where it has one. */
  near: 8,
  /** Rounds of the whole. */
  rounds: 9,
  /** Rounds of a loop in the body. */
  loop: 15,
} as const;
