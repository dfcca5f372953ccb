import type { Chip } from '../chip/chip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { offersOf } from './offers.ts';
import type { Alternative } from './solution.ts';

/** Every pin that offers a signal, with who is on it now. */
export function alternatives({ pins }: PinConfiguration, chip: Chip, signal: string): Alternative[] {
  const offers = offersOf(chip, signal);
  const positions = new Set(offers.map(({ position }) => position));
  const holders = new Map(
    chip.pins.flatMap(({ name, position }) => {
      const assignment = positions.has(position) ? pins[name] : undefined;
      return assignment ? [[position, assignment] as const] : [];
    }),
  );
  return offers.map(({ pin, position, role }) => {
    const held = pins[pin] ?? holders.get(position);
    return { pin, holder: held?.signal, locked: held?.lock === true, role };
  });
}
