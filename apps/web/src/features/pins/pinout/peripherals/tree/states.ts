import { gpioFunctionOf, indexOf, instanceOf } from '@netloom/pins';
import type { Analysis, Chip, Mode } from '@netloom/pins';

/** `enabled`: a mode is chosen; `held`: it is disabled but holds pins; `conflict`: takes part in an error. */
export type PeripheralState = 'enabled' | 'held' | 'off' | 'conflict';

export interface PeripheralSummary {
  state: PeripheralState;
  /** Undefined when disabled. */
  mode: Mode | undefined;
  /** How many pins it holds. */
  pins: number;
}

/** State of every peripheral; `GPIO` stands for all pins with a GPIO function. */
export function summaries(analysis: Analysis, chip: Chip): Map<string, PeripheralSummary> {
  const pins = pinsByInstance(analysis, chip);
  const wrong = instancesInError(analysis, chip);
  return new Map(
    [...analysis.peripherals.values()].map(({ instance, mode }) => {
      const held = pins.get(instance) ?? 0;
      const isOn = mode !== undefined || (instance === 'GPIO' && held > 0);
      const quiet = isOn ? 'enabled' : held > 0 ? 'held' : 'off';
      const state = wrong.has(instance) ? 'conflict' : quiet;
      return [instance, { state, mode, pins: held }];
    }),
  );
}

function pinsByInstance(analysis: Analysis, chip: Chip): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { assignment } of analysis.pins.values()) {
    if (!assignment) continue;
    for (const signal of [assignment.signal, ...(assignment.shared ?? [])]) {
      const instance = holderOf(signal, chip);
      counts.set(instance, (counts.get(instance) ?? 0) + 1);
    }
  }
  return counts;
}

function instancesInError({ diagnostics, pins }: Analysis, chip: Chip): Set<string> {
  const wrong = new Set<string>();
  for (const { severity, place } of diagnostics) {
    if (severity !== 'error' || place?.kind !== 'document') continue;
    if (place.instance !== undefined) wrong.add(place.instance.startsWith('EXTI') ? 'GPIO' : place.instance);
    const signal = pins.get(place.endpoint ?? '')?.assignment?.signal;
    if (signal !== undefined) wrong.add(holderOf(signal, chip));
  }
  return wrong;
}

function holderOf(signal: string, chip: Chip): string {
  return gpioFunctionOf(signal) === undefined ? (instanceOf(signal, indexOf(chip)) ?? '') : 'GPIO';
}
