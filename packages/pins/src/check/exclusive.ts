import type { Chip, ChipPin } from '../chip/chip.ts';
import type { PinAssignment, PinConfiguration } from '../config/configuration.ts';
import { indexOf } from './chipIndex.ts';

/** A pad of a direct analog channel, beside the pad of the port: `PC2_C` beside `PC2` (RM0433, 12.3.1 "SYSCFG_PMCR"). */
const DIRECT_PAD = /^P[A-Z]\d+_C\b/;
const CONVERTER_INPUT = /^ADC\d*_IN/;

/** What may be used once: the lead, or the bit of the port behind it. */
export type Resource = 'lead' | 'bit';

export function isDirectPad({ name, port }: Pick<ChipPin, 'name' | 'port'>): boolean {
  return port !== undefined && DIRECT_PAD.test(name);
}

/**
 * The bit of a port that a pin's signals take, `PC2`; undefined where they take none. A converter's input on a direct
 * pad takes none: the analog switch to the port's pad is open. All else reaches that pad through the switch.
 */
export function portBitOf(
  { name, port, number }: Pick<ChipPin, 'name' | 'port' | 'number'>,
  signals: readonly string[],
): string | undefined {
  if (port === undefined || number === undefined) return undefined;
  const isDirect = signals.length > 0 && signals.every((signal) => CONVERTER_INPUT.test(signal));
  return isDirect && DIRECT_PAD.test(name) ? undefined : `P${port}${number}`;
}

/** All signals of an assignment. */
export function signalsOn({ signal, shared = [] }: PinAssignment): readonly string[] {
  return [signal, ...shared];
}

/** An assigned pin that keeps another one from a signal. */
export interface Obstacle {
  pin: string;
  assignment: PinAssignment;
  /** What both would use. */
  resource: Resource;
}

/** Assigned pins other than this one that share its lead, or the bit of the port that the signals take. */
export function obstaclesTo(
  { pins }: PinConfiguration,
  chip: Chip,
  pin: ChipPin,
  signals: readonly string[],
): Obstacle[] {
  const { bonded, bits } = indexOf(chip);
  const found = new Map<string, Obstacle>();
  const add = (other: ChipPin, resource: Resource) => {
    const assignment = pins[other.name];
    if (assignment && other.name !== pin.name && !found.has(other.name))
      found.set(other.name, { pin: other.name, assignment, resource });
  };
  for (const other of bonded.get(pin.position) ?? []) add(other, 'lead');
  const bit = portBitOf(pin, signals);
  for (const other of (bit !== undefined && bits.get(bit)) || []) {
    const held = pins[other.name];
    if (held && portBitOf(other, signalsOn(held)) === bit) add(other, 'bit');
  }
  return [...found.values()];
}
