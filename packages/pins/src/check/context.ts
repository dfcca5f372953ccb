import type { Chip, ChipPin } from '../chip/chip.ts';
import type { ClockState } from '../clock/clockState.ts';
import type { PinAssignment, PinConfiguration } from '../config/configuration.ts';
import type { AnalysedPeripheral } from './analysis.ts';
import type { ChipIndex } from './chipIndex.ts';

/** An assignment to a pin that the chip has. */
export interface Held {
  name: string;
  pin: ChipPin;
  assignment: PinAssignment;
}

/** What the rules look at. */
export interface Context {
  configuration: PinConfiguration;
  chip: Chip;
  index: ChipIndex;
  clocks: ClockState | undefined;
  held: readonly Held[];
  /** Names of the pins that a signal is assigned to, in the order of the file; GPIO functions are not in it. */
  pinsOf: ReadonlyMap<string, readonly string[]>;
  peripherals: ReadonlyMap<string, AnalysedPeripheral>;
  /** Remapping of each peripheral that has one under which all its signals reach their pins. */
  remaps: ReadonlyMap<string, string | undefined>;
}

/** Assignments and their index by signal. */
export function assignments({ pins }: PinConfiguration, index: ChipIndex): Pick<Context, 'held' | 'pinsOf'> {
  const held: Held[] = [];
  const pinsOf = new Map<string, string[]>();
  for (const [name, assignment] of Object.entries(pins)) {
    const pin = index.pins.get(name);
    if (pin) held.push({ name, pin, assignment });
    for (const signal of [assignment.signal, ...(assignment.shared ?? [])]) {
      if (signal.startsWith('GPIO_')) continue;
      const names = pinsOf.get(signal);
      if (names) names.push(name);
      else pinsOf.set(signal, [name]);
    }
  }
  return { held, pinsOf };
}
