import { compareNames, indexOf, instanceOf } from '@netloom/pins';
import type { AnalysedPeripheral, Chip, PinConfiguration } from '@netloom/pins';

export interface SignalRow {
  signal: string;
  pin: string | undefined;
  /** Whether the mode needs it; else it only holds a pin, or could. */
  isNeeded: boolean;
}

/** Signals of a peripheral: those of its mode first, then those that hold a pin; without parameters all that it has. */
export function signalRows(
  { instance, definition, signals }: AnalysedPeripheral,
  configuration: PinConfiguration,
  chip: Chip,
): SignalRow[] {
  const index = indexOf(chip);
  const held = new Map(
    Object.entries(configuration.pins).flatMap(([pin, { signal, shared = [] }]) =>
      [signal, ...shared].map((one) => [one, pin] as const),
    ),
  );
  const needed = [...signals].map(([signal, pin]) => ({ signal, pin, isNeeded: true }));
  const offered = definition ? [] : [...index.offers.keys()];
  const others = [...new Set([...held.keys(), ...offered])]
    .filter((signal) => !signals.has(signal) && instanceOf(signal, index) === instance)
    .toSorted(compareNames);
  return [...needed, ...others.map((signal) => ({ signal, pin: held.get(signal), isNeeded: false }))];
}
