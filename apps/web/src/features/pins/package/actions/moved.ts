import type { Chip, ChipPin, PinAssignment, PinConfiguration } from '@netloom/pins';
import { offers } from './offers.ts';

/** What dropping an assignment on a pin does to the one that is there. */
export type DropEffect =
  { kind: 'moves' } | { kind: 'swaps'; signal: string } | { kind: 'displaces'; signal: string };

interface Drop {
  configuration: PinConfiguration;
  effect: DropEffect;
}

/** Moves an assignment with its label, lock and settings to another pin; what was there comes back in exchange if it can. */
export function moved(configuration: PinConfiguration, chip: Chip, from: string, to: string): Drop {
  const pins = new Map(Object.entries(configuration.pins));
  const [source, target] = [from, to].map((name) => chip.pins.find((pin) => pin.name === name));
  const assignment = pins.get(from);
  if (!source || !target || !assignment) return { configuration, effect: { kind: 'moves' } };
  const there = holderAt(chip, configuration, target);
  pins.delete(from);
  if (there) pins.delete(there.name);
  pins.set(to, assignment);
  const comesBack =
    there !== undefined &&
    there.name !== from &&
    isSafeSwap(there.assignment) &&
    offers(source, there.assignment.signal);
  if (comesBack) pins.set(from, there.assignment);
  return {
    configuration: { ...configuration, pins: Object.fromEntries(pins) },
    effect:
      there === undefined || there.name === from
        ? { kind: 'moves' }
        : { kind: comesBack ? 'swaps' : 'displaces', signal: there.assignment.signal },
  };
}

/** The assignment that holds a pin's position: its own, or that of a pin bonded to the same position. */
export function holderAt(
  chip: Chip,
  { pins }: PinConfiguration,
  { position }: ChipPin,
): { name: string; assignment: PinAssignment } | undefined {
  for (const pin of chip.pins) {
    const assignment = pin.position === position ? pins[pin.name] : undefined;
    if (assignment) return { name: pin.name, assignment };
  }
  return undefined;
}

function isSafeSwap({ lock }: PinAssignment): boolean {
  return lock !== true;
}
