import { z } from 'zod';

/** A name of a point, which is part of the names of its tests. */
export const PointName = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,59}$/, 'a name has letters, digits, _ and -, and begins with a letter');

const Cell = z.string().max(1000);

/** What is done to a core, and what it must show. Lists are written as in the table, see `cells.ts`. */
export const TestPoint = z.strictObject({
  about: z.string().max(500).optional(),
  /** Id of a template of `templates`. */
  program: z.string().max(60),
  /** Values of the template's parameter, one test each: `0 1 2`. */
  values: Cell.optional(),
  /** Lines that rise at cycles: `external@120 timer@400`. */
  interrupts: Cell.optional(),
  /** Accesses that the bus answers with an error: `data 0x80200000+8 x1`, `fetch …`. */
  errors: Cell.optional(),
  /** Seed of random wait states on the bus; without, it answers at once. */
  latency: z.int().min(1).max(1_000_000).optional(),
  /** Cycle of one more reset. */
  reset: z.int().min(10).max(1_000_000).optional(),
  /** A debugger halts and steps, up to 2^n cycles apart. */
  halts: z.int().min(4).max(16).optional(),
  /** Words in memory at the beginning: `0x80200000=0x1`. */
  memory: Cell.optional(),
  /** Every word that the program leaves is the model's. */
  signature: z.boolean().optional(),
  /** mcause of all traps, in their order: `8 0x8000000b`. */
  causes: Cell.optional(),
  /** Registers at the end: `x10=0x5`. */
  registers: Cell.optional(),
  /** Words in memory at the end. */
  leaves: Cell.optional(),
  /** What is printed. */
  output: z.string().max(500).optional(),
  /** It ends within so many cycles. */
  cycles: z.int().min(1).max(10_000_000).optional(),
});
export type TestPoint = z.infer<typeof TestPoint>;

/** `<name>.points.json`: test points of one core, in the order in which they are shown. */
export const PointsFile = z.strictObject({
  netloom: z.literal('points'),
  version: z.literal(1),
  name: PointName,
  /** The core's description in the project. */
  core: z.string().max(1000),
  points: z.record(PointName, TestPoint),
});
export type PointsFile = z.infer<typeof PointsFile>;
