import { Identifier } from '@netloom/model';
import { z } from 'zod';
import { Macro, ReadDuringWrite } from '../library/macro.ts';

/** Most words and bits of a memory; more is refused where it is asked for. */
export const MOST = { depth: 2 ** 20, width: 1024, macros: 256 } as const;

export const Ports = z.enum(['1rw', '1r1w', '2rw', '1rw1r']);
export type Ports = z.infer<typeof Ports>;

export const Ecc = z.enum(['none', 'parity', 'secded']);
export type Ecc = z.infer<typeof Ecc>;

/** What the memory is made of: macros of its library, block RAM of an FPGA, or flip-flops when they are asked for. */
export const Target = z.enum(['macros', 'ice40', 'ice40up', 'ecp5', 'flops']);
export type Target = z.infer<typeof Target>;

/** What a tiling costs: each figure times its weight; a weight of 0 leaves the figure out. */
export const Cost = z.object({
  area: z.number().min(0).max(1e6).default(1),
  delay: z.number().min(0).max(1e6).default(0),
  count: z.number().min(0).max(1e6).default(0),
});
export type Cost = z.infer<typeof Cost>;

/** `<name>.memory.json`: a memory that is asked for, and the macros that it may be made of. */
export const Memory = z.object({
  netloom: z.literal('memory'),
  version: z.literal(1),
  /** Module of the generated block. */
  name: Identifier.max(40),
  title: z.string().max(200).optional(),
  /** Words, and bits of a word. */
  depth: z.number().int().min(2).max(MOST.depth),
  width: z.number().int().min(1).max(MOST.width),
  ports: Ports.default('1rw'),
  /** Bits that one bit of the write mask is for; without it whole words are written. */
  maskBits: z.number().int().min(1).max(MOST.width).optional(),
  /** Clocks from a read to its data. */
  latency: z.number().int().min(1).max(2).default(1),
  readDuringWrite: ReadDuringWrite.default('undefined'),
  /** Read data stays until the next read. */
  hold: z.boolean().default(false),
  ecc: Ecc.default('none'),
  target: Target.default('macros'),
  /** The one macro that the memory is made of; without it the best of all, mixed where that costs less. */
  use: Identifier.optional(),
  cost: Cost.default({ area: 1, delay: 0, count: 0 }),
  macros: z.record(Identifier, Macro).default({}),
});
export type Memory = z.infer<typeof Memory>;
