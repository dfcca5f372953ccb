import { Identifier } from '@netloom/model';
import { z } from 'zod';

/** What the cell of a pad can do beside driving and reading; what it cannot has no register bits. */
export const PadAttribute = z.enum([
  'pull',
  'keeper',
  'schmitt',
  'slew',
  'drive',
  'invert',
  'openDrain',
  'inputDisable',
]);
export type PadAttribute = z.infer<typeof PadAttribute>;

/** Most pads, and most signals, that a multiplexer has. */
export const MOST = 256;

/** Number by which firmware knows a pad or a signal; it stays when others come and go. */
const Code = z
  .number()
  .int()
  .min(0)
  .max(MOST - 1);

export const Pad = z.object({
  code: Code,
  /** Group of pads with one supply, e.g. "A". */
  bank: z.string().max(40).optional(),
  attributes: z.array(PadAttribute).default([]),
  /** Its level is taken at the time of `strap_sample`. */
  strap: z.boolean().default(false),
  /** Ball or pin of the package, for constraints, e.g. "A12". */
  location: z.string().max(20).optional(),
});
export type Pad = z.infer<typeof Pad>;

export const Signal = z.object({
  code: Code,
  /** Seen from the peripheral; an `inout` has a data input, a data output and an output enable. */
  direction: z.enum(['in', 'out', 'inout']),
  /** The multiplexed pads that it may reach; all when absent. */
  pads: z.array(Identifier).optional(),
  /** The one pad that it is wired to past the matrix. */
  direct: Identifier.optional(),
  /** Use cases without it lock the debugger out. */
  debug: z.boolean().default(false),
  description: z.string().max(300).optional(),
});
export type Signal = z.infer<typeof Signal>;

/** A signal of a peripheral, e.g. `uart0.rx`. */
export const SignalName = z
  .string()
  .max(80)
  .regex(/^[A-Za-z]\w*\.[A-Za-z]\w*$/, 'expected peripheral.signal, e.g. uart0.rx');

/** A signal that a use case needs: where it is, once it was assigned. */
export const Need = z.object({
  pad: Identifier.optional(),
  /** The solver leaves it there. */
  fixed: z.boolean().default(false),
});
export type Need = z.infer<typeof Need>;

export const UseCase = z.object({
  description: z.string().max(300).optional(),
  /** It is in effect while straps are sampled. */
  boot: z.boolean().default(false),
  needs: z.record(SignalName, Need).default({}),
});
export type UseCase = z.infer<typeof UseCase>;

/** `<name>.pinmux.json`: pads, signals of peripherals, and which of them the product's uses bring together. */
export const Pinmux = z.object({
  netloom: z.literal('pinmux'),
  version: z.literal(1),
  /** Module of the generated block. */
  name: Identifier.max(40),
  title: z.string().max(200).optional(),
  /** Detectors that wake the chip on an event of a pad. */
  detectors: z.number().int().min(0).max(32).default(8),
  pads: z.record(Identifier, Pad).default({}),
  signals: z.record(SignalName, Signal).default({}),
  useCases: z.record(Identifier, UseCase).default({}),
});
export type Pinmux = z.infer<typeof Pinmux>;
