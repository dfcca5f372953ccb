import type { Diagnostic } from '@netloom/model';
import type { Chip, ChipPin } from './chip.ts';
import { hostileNames } from './names.ts';
import { problem } from './problem.ts';

/** Errors of a chip that its schema cannot say: hostile names, and what stands in it twice. */
export function checkChip(chip: Chip): Diagnostic[] {
  return [
    ...hostileNames(chip),
    ...repeatedPositions(chip),
    ...repeatedNames(chip),
    ...repeatedSignals(chip),
    ...repeatedInstances(chip),
  ];
}

function repeatedPositions({ pins }: Chip): Diagnostic[] {
  const byPosition = new Map<string, ChipPin[]>();
  return pins.flatMap((pin, index) => {
    const there = byPosition.get(pin.position) ?? [];
    byPosition.set(pin.position, [...there, pin]);
    const other = there.find((one) => !mayShareLead(one, pin));
    if (!other) return [];
    const message = `duplicate positions: ${other.name} and ${pin.name} both stand at ${pin.position}; give one of them another position`;
    return [problem('PINS-CHIP-POSITION', message, 'pins', index, 'position')];
  });
}

/** Pads bonded to one lead, of which one may be used, and a lead that a variant leaves open; never a supply. */
function mayShareLead(one: ChipPin, other: ChipPin): boolean {
  const fits = ({ type, variant }: ChipPin) =>
    type === 'I/O' || type === 'MonoIO' || type === 'Reset' || (type === 'NC' && variant !== undefined);
  return one.name !== other.name && fits(one) && fits(other);
}

function repeatedNames({ pins }: Chip): Diagnostic[] {
  const byName = new Map<string, ChipPin>();
  return pins.flatMap((pin, index) => {
    const other = byName.get(pin.name);
    byName.set(pin.name, other && other.signals.length > 0 ? other : pin);
    // Supplies may repeat: nothing is assigned to them.
    if (!other || (other.signals.length === 0 && pin.signals.length === 0)) return [];
    const message = `two pins are named ${pin.name}, at ${other.position} and ${pin.position}; a pin with signals needs a name of its own`;
    return [problem('PINS-CHIP-NAME', message, 'pins', index, 'name')];
  });
}

function repeatedSignals({ pins }: Chip): Diagnostic[] {
  return pins.flatMap(({ name, signals }, index) =>
    repetitions(signals, (signal) => signal.name).map(([signal, at]) => {
      const message = `pin ${name} lists the signal ${signal.name} twice; put its routes into one entry`;
      return problem('PINS-CHIP-SIGNAL', message, 'pins', index, 'signals', at, 'name');
    }),
  );
}

function repeatedInstances({ ips }: Chip): Diagnostic[] {
  return repetitions(ips, ({ instance }) => instance).map(([{ instance }, index]) => {
    const message = `the peripheral ${instance} is listed twice; remove one`;
    return problem('PINS-CHIP-INSTANCE', message, 'ips', index, 'instance');
  });
}

function repetitions<T>(entries: readonly T[], keyOf: (entry: T) => string): [T, number][] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index): [T, number][] => {
    const key = keyOf(entry);
    if (seen.has(key)) return [[entry, index]];
    seen.add(key);
    return [];
  });
}
