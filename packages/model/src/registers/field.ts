import { z } from 'zod';
import { Identifier } from '../names.ts';
import { HardwareAccess, OnRead, OnWrite, SoftwareAccess } from './access.ts';
import { FieldPath, Markdown, Quantity } from './quantity.ts';

/** Software writes take effect only while the field that `field` names is 1 (`active` high) or 0 (low). */
export const WriteGate = z.object({ field: FieldPath, active: z.enum(['high', 'low']).default('high') });
export type WriteGate = z.infer<typeof WriteGate>;

/**
 * One direction of a counter (SystemRDL 2.0, 9.8). Hardware pulses `<register>_<field>_increment` (`_decrement`).
 * Without `saturate` the counter wraps and pulses `_overflow` (`_underflow`).
 */
export const CountDirection = z.object({
  /** Step; 1 when absent. */
  step: Quantity.optional(),
  /** Width of a step that hardware gives (`_increment_value`) in the place of `step`. */
  stepWidth: Quantity.optional(),
  /** The count stops here. */
  saturate: Quantity.optional(),
  /** `_increment_threshold` is high from here on (up: at or above, down: at or below). */
  threshold: Quantity.optional(),
});
export type CountDirection = z.infer<typeof CountDirection>;

export const FieldCounter = z.object({ up: CountDirection.optional(), down: CountDirection.optional() });
export type FieldCounter = z.infer<typeof FieldCounter>;

/**
 * An interrupt's status (SystemRDL 2.0, 9.9): hardware gives `<register>_<field>_next`, and the register's output
 * `<register>_irq` is the OR of its interrupt fields, as far as enabled and not masked.
 */
export const FieldInterrupt = z.object({
  trigger: z.enum(['level', 'rising', 'falling', 'both']).default('level'),
  /** `bit`: each bit that was set stays until software clears it; `word`: the whole field is held; `none`: follows hardware. */
  sticky: z.enum(['bit', 'word', 'none']).default('bit'),
  enable: FieldPath.optional(),
  mask: FieldPath.optional(),
  /** Ones written to this field (`singlePulse`) set the status as hardware would. */
  test: FieldPath.optional(),
});
export type FieldInterrupt = z.infer<typeof FieldInterrupt>;

export const RegisterField = z.object({
  name: Identifier,
  description: Markdown.optional(),
  /** Lowest bit in the register. */
  lsb: Quantity,
  /** Bits. */
  width: Quantity.default(1),
  software: SoftwareAccess.default('rw'),
  onRead: OnRead.optional(),
  onWrite: OnWrite.optional(),
  hardware: HardwareAccess.default('r'),
  /** Value after reset; without one a stored field is unknown until it is written. */
  reset: Quantity.optional(),
  /** Which of the map's resets; the first one when absent. */
  resetBy: Identifier.optional(),
  /** Name of an enumeration of the map. */
  enum: Identifier.optional(),
  /** Who wins when software and hardware write in the same clock. */
  precedence: z.enum(['software', 'hardware']).default('software'),
  /** Hardware's value is taken while `<register>_<field>_we` is 1 (`high`) or 0 (`low`); `always`: at every clock. */
  hardwareEnable: z.enum(['always', 'high', 'low']).default('always'),
  /** Writes of software take effect only while the input `<register>_<field>_swwe` is 1 (`high`), `_swwel` is 0 (`low`). */
  softwareEnable: z.enum(['always', 'high', 'low']).default('always'),
  /** Inputs `<register>_<field>_set` and `_clear`, a bit a bit of the field. */
  hardwareSet: z.boolean().default(false),
  hardwareClear: z.boolean().default(false),
  /** A written 1 lasts one clock. */
  singlePulse: z.boolean().default(false),
  /** Outputs that are high for the clock of a software access (`_accessed`) or write (`_modified`). */
  signalAccess: z.boolean().default(false),
  signalModify: z.boolean().default(false),
  /** Outputs `_and`, `_or`, `_xor` over the field's bits. */
  reductions: z.array(z.enum(['and', 'or', 'xor'])).optional(),
  gate: WriteGate.optional(),
  counter: FieldCounter.optional(),
  interrupt: FieldInterrupt.optional(),
  /** A stored parity bit is checked at every clock; a mismatch raises the map's `parity_error`. */
  parity: z.boolean().default(false),
});
export type RegisterField = z.infer<typeof RegisterField>;
