import { indexOf, obstaclesTo, release } from '@netloom/pins';
import type { Chip, Obstacle, PinConfiguration } from '@netloom/pins';

/** An assignment on a pin itself, or an obstacle on its lead or bit. */
export type Standing = Pick<Obstacle, 'pin' | 'assignment'> & { resource?: Obstacle['resource'] };

/** What a signal on a pin would take the place of: the pin's own assignment, and those on its lead or bit. */
export function standingAt(
  configuration: PinConfiguration,
  chip: Chip,
  pin: string,
  signals: readonly string[],
): Standing[] {
  const target = indexOf(chip).pins.get(pin);
  const own = configuration.pins[pin];
  return [
    ...(own ? [{ pin, assignment: own }] : []),
    ...(target ? obstaclesTo(configuration, chip, target, signals) : []),
  ];
}

/** The configuration without what shares the pin's lead, or the bit of the port that the signal takes. */
export function withRoomFor(
  configuration: PinConfiguration,
  chip: Chip,
  pin: string,
  signal: string,
): PinConfiguration {
  return standingAt(configuration, chip, pin, [signal])
    .filter((each) => each.pin !== pin)
    .reduce((less, each) => release(less, each.pin), configuration);
}
