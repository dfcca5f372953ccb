import { Identifier } from '@netloom/model';
import { z } from 'zod';

/** What a read port gives when the word that it reads is written by another port at the same clock. */
export const ReadDuringWrite = z.enum(['old', 'new', 'undefined']);
export type ReadDuringWrite = z.infer<typeof ReadDuringWrite>;

/** A pin and the level at which it says yes. */
export const ControlPin = z.object({
  pin: Identifier,
  active: z.enum(['high', 'low']).default('high'),
});
export type ControlPin = z.infer<typeof ControlPin>;

/** A port of a macro: all of its pins belong to one clock, of which the rising edge counts. */
export const MacroPort = z.object({
  kind: z.enum(['rw', 'r', 'w']),
  clock: Identifier,
  address: Identifier,
  /** Chip select; a port without one works at every clock. */
  enable: ControlPin.optional(),
  /** Of an `rw`: writes where active, reads else. Of a `w` beside or instead of the chip select. */
  write: ControlPin.optional(),
  /** One bit for each mask chunk, written where active. */
  mask: ControlPin.optional(),
  dataIn: Identifier.optional(),
  dataOut: Identifier.optional(),
});
export type MacroPort = z.infer<typeof MacroPort>;

/**
 * Pins that save power; no request reaches a macro while one of them is active. `sleep` and `retention` keep the
 * contents, the latter with the supply of everything else off; `shutdown` loses them.
 */
export const POWER_MODES = ['sleep', 'shutdown', 'retention'] as const;
export type PowerMode = (typeof POWER_MODES)[number];

const Power = z.object({
  sleep: ControlPin.optional(),
  shutdown: ControlPin.optional(),
  retention: ControlPin.optional(),
});

/** Most words and bits of one macro. */
export const MACRO_MOST = { words: 2 ** 20, bits: 2048 } as const;

/** A memory macro as its library describes it. */
export const Macro = z.object({
  words: z.number().int().min(2).max(MACRO_MOST.words),
  bits: z.number().int().min(1).max(MACRO_MOST.bits),
  /** Bits that one bit of the mask is for; without it whole words are written. */
  maskBits: z.number().int().min(1).max(MACRO_MOST.bits).optional(),
  ports: z.array(MacroPort).min(1).max(4),
  readDuringWrite: ReadDuringWrite.default('undefined'),
  /** Area in µm²; its width and height in µm, for the picture and the floorplan. */
  area: z.number().min(0).max(1e9).optional(),
  size: z.tuple([z.number().positive().max(1e6), z.number().positive().max(1e6)]).optional(),
  /** Clock to data out in ns. */
  delay: z.number().min(0).max(1e6).optional(),
  power: Power.optional(),
  /** Inputs that are neither data nor control, with the level that they are tied to. */
  ties: z.record(Identifier, z.union([z.literal(0), z.literal(1)])).default({}),
  /** Supply pins, which the netlist leaves to the flow. */
  supplies: z.array(Identifier).default([]),
});
export type Macro = z.infer<typeof Macro>;
