import { analyse, newConfiguration, setMode } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';

/** Signals by pin, and modes by instance. */
export type Pins = Record<string, string>;

/** A configuration with these assignments and modes. */
export function on(chip: Chip, pins: Pins, modes: Pins = {}): PinConfiguration {
  let configuration = newConfiguration('board', chip);
  for (const [instance, mode] of Object.entries(modes))
    configuration = setMode(configuration, instance, mode);
  return {
    ...configuration,
    pins: Object.fromEntries(Object.entries(pins).map(([pin, signal]) => [pin, { signal }])),
  };
}

/** Severity, code and pointer of what is said, without what is not about pins. */
export function said(configuration: PinConfiguration, chip: Chip): string[] {
  return analyse(configuration, chip)
    .diagnostics.filter(({ code }) => code !== 'PINS-CLOCK-NONE')
    .map(
      ({ severity, code, place }) => `${severity} ${code} ${place?.kind === 'document' ? place.pointer : ''}`,
    );
}

export const messages = (configuration: PinConfiguration, chip: Chip) =>
  analyse(configuration, chip).diagnostics.map(({ message }) => message);
export const stateOf = (configuration: PinConfiguration, chip: Chip, pin: string) =>
  analyse(configuration, chip).pins.get(pin)?.state;
