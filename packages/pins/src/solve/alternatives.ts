import { indexOf } from '../check/chipIndex.ts';
import { obstaclesTo } from '../check/exclusive.ts';
import type { Chip } from '../chip/chip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { offersOf } from './offers.ts';
import type { Alternative } from './solution.ts';

/** Every pin that offers a signal, with who is on it now. */
export function alternatives(configuration: PinConfiguration, chip: Chip, signal: string): Alternative[] {
  const { pins: all } = indexOf(chip);
  return offersOf(chip, signal).map(({ pin, role }) => {
    const around = obstaclesTo(configuration, chip, all.get(pin)!, [signal]).map(
      ({ assignment }) => assignment,
    );
    const own = configuration.pins[pin];
    const held = own ? [own, ...around] : around;
    return { pin, holder: held[0]?.signal, locked: held.some(({ lock }) => lock), role };
  });
}
