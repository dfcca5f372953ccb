import { assign, release, setLock, setMode } from '@netloom/pins';
import type { Chip, PinConfiguration, Rival } from '@netloom/pins';
import { withRoomFor } from '../package/actions/obstacles.ts';

/** The configuration with one side of a conflict on another pin; who was there, on its lead or its bit, gives way. */
export function withSideAt(
  configuration: PinConfiguration,
  chip: Chip,
  { signal, at }: Rival,
  pin: string,
): PinConfiguration {
  const cleared = withRoomFor(configuration, chip, pin, signal);
  // A move between two leads of one bit has its own source in the way.
  const moved = at === undefined ? undefined : configuration.pins[at];
  if (at === undefined || moved === undefined) return assign(cleared, pin, signal);
  const assignment = { ...moved };
  delete assignment.lock;
  const left = release(release(cleared, pin), at);
  return { ...left, pins: { ...left.pins, [pin]: assignment } };
}

export function withoutLock(configuration: PinConfiguration, { at }: Rival): PinConfiguration {
  return at === undefined ? configuration : setLock(configuration, at, false);
}

/** One side gives up: its pin is freed, or the peripheral that wants the signal is switched off. */
export function withoutSide(
  configuration: PinConfiguration,
  instance: string | undefined,
  { at }: Rival,
): PinConfiguration {
  if (at !== undefined) return release(configuration, at);
  return instance === undefined ? configuration : setMode(configuration, instance, 'Disable');
}
