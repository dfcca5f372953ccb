import type { Diagnostic } from '@netloom/model';
import type { Chip, ChipPin } from './chip.ts';
import { hostileNames } from './names.ts';
import { problem } from './problem.ts';

/** Errors of a chip that its schema cannot say: names, and pins that exclude each other. */
export function checkChip(chip: Chip): Diagnostic[] {
  return [...hostileNames(chip), ...repeatedPins(chip), ...repeatedSignals(chip), ...repeatedInstances(chip)];
}

function repeatedPins({ pins }: Chip): Diagnostic[] {
  const found: Diagnostic[] = [];
  const byPosition = new Map<string, ChipPin[]>();
  const byName = new Map<string, ChipPin>();
  pins.forEach((pin, index) => {
    const there = byPosition.get(pin.position) ?? [];
    const other = there.find((one) => !maySharePosition(one, pin));
    if (other) {
      found.push(
        problem(
          'PINS-CHIP-POSITION',
          `duplicate positions: ${other.name} and ${pin.name} both stand at ${pin.position}; give one of them another position`,
          `/pins/${index}/position`,
        ),
      );
    }
    byPosition.set(pin.position, [...there, pin]);
    const namesake = byName.get(pin.name);
    if (namesake && (pin.signals.length > 0 || namesake.signals.length > 0)) {
      found.push(
        problem(
          'PINS-CHIP-NAME',
          `two pins with signals are named ${pin.name}, at ${namesake.position} and ${pin.position}; names of pins with signals are their own`,
          `/pins/${index}/name`,
        ),
      );
    }
    byName.set(pin.name, pin);
  });
  return found;
}

/** Pads bonded to one lead, of which one may be used; a lead that a variant leaves unconnected; never a supply. */
function maySharePosition(one: ChipPin, other: ChipPin): boolean {
  const fits = ({ type, variant }: ChipPin) =>
    type === 'I/O' || type === 'MonoIO' || type === 'Reset' || (type === 'NC' && variant !== undefined);
  return one.name !== other.name && fits(one) && fits(other);
}

function repeatedSignals({ pins }: Chip): Diagnostic[] {
  return pins.flatMap(({ name, signals }, index) => {
    const seen = new Set<string>();
    return signals.flatMap((signal, at) => {
      if (!seen.has(signal.name)) return (seen.add(signal.name), []);
      return [
        problem(
          'PINS-CHIP-SIGNAL',
          `pin ${name} lists the signal ${signal.name} twice; put its routes into one entry`,
          `/pins/${index}/signals/${at}/name`,
        ),
      ];
    });
  });
}

function repeatedInstances({ ips }: Chip): Diagnostic[] {
  const seen = new Set<string>();
  return ips.flatMap(({ instance }, index) => {
    if (!seen.has(instance)) return (seen.add(instance), []);
    return [
      problem(
        'PINS-CHIP-INSTANCE',
        `the peripheral ${instance} is listed twice; remove one`,
        `/ips/${index}/instance`,
      ),
    ];
  });
}
