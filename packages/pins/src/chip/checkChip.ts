import type { Diagnostic } from '@netloom/model';
import type { Chip, ChipPin } from './chip.ts';
import { say } from '../wording/sentences.ts';
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
    const values = { other: other.name, pin: pin.name, position: pin.position };
    return [problem('PINS-CHIP-POSITION', say('PINS-CHIP-POSITION', values), 'pins', index, 'position')];
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
    const values = { pin: pin.name, other: other.position, position: pin.position };
    return [problem('PINS-CHIP-NAME', say('PINS-CHIP-NAME', values), 'pins', index, 'name')];
  });
}

function repeatedSignals({ pins }: Chip): Diagnostic[] {
  return pins.flatMap(({ name, signals }, index) =>
    repetitions(signals, (signal) => signal.name).map(([signal, at]) => {
      const said = say('PINS-CHIP-SIGNAL', { pin: name, signal: signal.name });
      return problem('PINS-CHIP-SIGNAL', said, 'pins', index, 'signals', at, 'name');
    }),
  );
}

function repeatedInstances({ ips }: Chip): Diagnostic[] {
  return repetitions(ips, ({ instance }) => instance).map(([{ instance }, index]) => {
    const said = say('PINS-CHIP-INSTANCE', { instance });
    return problem('PINS-CHIP-INSTANCE', said, 'ips', index, 'instance');
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
