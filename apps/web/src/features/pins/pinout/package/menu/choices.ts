import { indexOf, instanceOf } from '@netloom/pins';
import type { Analysis, Chip, ChipPin, PinConfiguration } from '@netloom/pins';
import { gpioModesOf, routeText } from '../actions/offers.ts';

/** What choosing a signal would mean. */
export type Effect =
  | { kind: 'current' }
  /** The signal is on another pin and would move here. */
  | { kind: 'moves' | 'locked'; pin: string }
  /** An enabled mode waits for it. */
  | { kind: 'completes'; instance: string }
  /** No enabled mode uses it: the pin would be pinned. */
  | { kind: 'disabled' | 'unused'; instance: string }
  | { kind: 'none' };

export interface Choice {
  signal: string;
  /** Its name in the group. */
  text: string;
  /** `AF7`, or the name of a remapping. */
  route: string;
  effect: Effect;
}

export interface ChoiceGroup {
  /** Instance of a peripheral, or `GPIO`. */
  instance: string;
  choices: readonly Choice[];
}

/** All that a pin can be, by peripheral; general-purpose modes first. */
export function choicesOf(
  pin: ChipPin,
  configuration: PinConfiguration,
  chip: Chip,
  analysis: Analysis,
): ChoiceGroup[] {
  const current = configuration.pins[pin.name]?.signal;
  const groups = new Map<string, Choice[]>();
  const add = (instance: string, choice: Choice) =>
    groups.set(instance, [...(groups.get(instance) ?? []), choice]);
  for (const mode of gpioModesOf(pin)) {
    const signal = `GPIO_${mode}`;
    add('GPIO', { signal, text: mode, route: '', effect: { kind: signal === current ? 'current' : 'none' } });
  }
  const holders = holdersOf(configuration);
  const index = indexOf(chip);
  for (const { name: signal, routes } of pin.signals) {
    if (signal === 'GPIO') continue;
    const instance = instanceOf(signal, index) ?? signal.split('_', 1)[0]!;
    const text = signal.startsWith(`${instance}_`) ? signal.slice(instance.length + 1) : signal;
    const effect: Effect =
      signal === current
        ? { kind: 'current' }
        : effectOf(signal, instance, holders.get(signal), configuration, analysis);
    add(instance, { signal, text, route: routeText(routes), effect });
  }
  return [...groups].map(([instance, choices]) => ({ instance, choices }));
}

function effectOf(
  signal: string,
  instance: string,
  holder: string | undefined,
  configuration: PinConfiguration,
  analysis: Analysis,
): Effect {
  if (holder !== undefined) {
    return { kind: configuration.pins[holder]?.lock ? 'locked' : 'moves', pin: holder };
  }
  const peripheral = analysis.peripherals.get(instance);
  if (peripheral?.definition === undefined) return { kind: 'none' };
  if (peripheral.mode === undefined) return { kind: 'disabled', instance };
  return { kind: peripheral.signals.has(signal) ? 'completes' : 'unused', instance };
}

/** The pin of each assigned signal; general-purpose modes are on many at once. */
export function holdersOf({ pins }: PinConfiguration): Map<string, string> {
  const holders = new Map<string, string>();
  for (const [pin, { signal }] of Object.entries(pins))
    if (!signal.startsWith('GPIO_')) holders.set(signal, pin);
  return holders;
}

/** The choices whose signal or route has a text in it. */
export function narrowed(groups: readonly ChoiceGroup[], filter: string): ChoiceGroup[] {
  const wanted = filter.trim().toUpperCase();
  if (wanted === '') return [...groups];
  return groups
    .map(({ instance, choices }) => ({
      instance,
      choices: choices.filter(({ signal, route }) => `${signal} ${route}`.toUpperCase().includes(wanted)),
    }))
    .filter(({ choices }) => choices.length > 0);
}
