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

/** What requests come over: the memory's own ports, or those of a bus. */
export const Bus = z.enum(['none', 'axi4', 'axi4lite', 'apb']);
export type Bus = z.infer<typeof Bus>;

/** A built-in self-test: one operation at every clock. */
export const Bist = z.object({
  /** A name (`march-c-`), or the notation itself, e.g. `{any(w0); up(r0,w1); down(r1)}`. */
  march: z.string().min(1).max(1000).default('march-c-'),
  /** `all`: the data backgrounds that tell any two bits of a word apart; `solid`: all zeros and ones alone. */
  backgrounds: z.enum(['all', 'solid']).default('all'),
  /** Clocks of a `pause` of the notation, in which what cells cannot retain is lost. */
  pause: z
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .default(1_000_000),
});
export type Bist = z.infer<typeof Bist>;

/** Spare words, in flip-flops, and spare bits of all words, which take the place of what the self-test finds broken. */
export const Repair = z.object({
  rows: z.number().int().min(0).max(4).default(2),
  columns: z.number().int().min(0).max(4).default(0),
});
export type Repair = z.infer<typeof Repair>;

/** Most clocks between two words that are scrubbed. */
export const SCRUB_MOST = 2 ** 24 - 1;

/** What the words are from the start, as `$readmemh` reads it; those that it leaves out are 0. */
export const Contents = z.object({
  /** Name of the file that they were taken from. */
  source: z.string().max(200).default(''),
  lines: z
    .array(z.string().max(4096))
    .min(1)
    .max(2 ** 18),
});
export type Contents = z.infer<typeof Contents>;

export const LowPower = z.object({
  /** Clocks from the end of a mode to the first request. */
  wake: z.number().int().min(0).max(65_535).default(0),
});
export type LowPower = z.infer<typeof LowPower>;

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
  /** Clocks between two words that are read and, where one bit is wrong, written back, while no request comes. */
  scrub: z.number().int().min(1).max(SCRUB_MOST).optional(),
  bus: Bus.default('none'),
  /** An APB port with counters of errors, injection, and the start and results of the self-test. */
  registers: z.boolean().default(false),
  bist: Bist.optional(),
  repair: Repair.optional(),
  contents: Contents.optional(),
  /** The clock's period in ns, which the constraints of the wrapper alone have. */
  period: z.number().min(0.01).max(1e6).optional(),
  /** Pins that save power as ports of the block; without it they are held inactive. */
  lowPower: LowPower.optional(),
  target: Target.default('macros'),
  /** The one macro that the memory is made of; without it the best of all, mixed where that costs less. */
  use: Identifier.optional(),
  cost: Cost.default({ area: 1, delay: 0, count: 0 }),
  macros: z.record(Identifier, Macro).default({}),
});
export type Memory = z.infer<typeof Memory>;
