import type { Chip, ChipPin } from '../chip/chip.ts';
import { indexOf } from './chipIndex.ts';
import { gpioModeOf } from './gpioMode.ts';

/**
 * Whether two signals may be on one pin: a voltage may be measured by several converters, everything else takes the pin
 * for itself.
 */
export function mayShare(pin: ChipPin, one: string, other: string, chip: Chip): boolean {
  return one !== other && isAnalog(pin, one, chip) && isAnalog(pin, other, chip);
}

function isAnalog(pin: ChipPin, name: string, chip: Chip): boolean {
  const signal = pin.signals.find((each) => each.name === name);
  return signal !== undefined && gpioModeOf(name, signal.routes?.[0], chip, indexOf(chip)) === 'Analog';
}
