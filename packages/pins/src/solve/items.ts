import { indexOf, instanceOf } from '../check/chipIndex.ts';
import { portBitOf, signalsOn } from '../check/exclusive.ts';
import { oscillatorPins } from '../check/oscillators.ts';
import { neededSignals } from '../check/peripherals.ts';
import type { Chip } from '../chip/chip.ts';
import { clocksOf } from '../clock/index.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { definitionOf } from '../definitions/definitions.ts';
import { offersOf } from './offers.ts';
import type { Item, Place } from './problem.ts';
import type { SolveOptions } from './solution.ts';

/** What wants a pin: the signals that enabled modes need, and all that is assigned. */
export function itemsOf(configuration: PinConfiguration, chip: Chip, options: SolveOptions): readonly Item[] {
  const { pins } = configuration;
  const needed = new Set([...neededSignals(configuration, chip).values()].flat());
  const shared = new Set(Object.values(pins).flatMap((assignment) => assignment.shared ?? []));
  const assigned = pinsBySignal(configuration);
  const oscillators = oscillatorPins({
    index: indexOf(chip),
    clocks: clocksOf(configuration.clocks, chip).state,
  });

  const items: Item[] = [];
  for (const signal of new Set([...assigned.keys(), ...needed])) {
    const at = assigned.get(signal) ?? [];
    if (signal.startsWith('GPIO_')) items.push(...at.map((pin) => itemOf(signal, [pin])));
    else if (at.length > 0 || isWanted(signal)) items.push(itemOf(signal, at));
  }
  return withoutBlocked(items, configuration, chip);

  function isWanted(signal: string): boolean {
    return !shared.has(signal) && options.leave?.includes(signal) !== true;
  }

  function itemOf(signal: string, at: readonly string[]): Item {
    const guests = at.flatMap((pin) => pins[pin]!.shared ?? []);
    const instance = instanceOf(signal, indexOf(chip)) ?? 'GPIO';
    const isOscillator = signal.startsWith('RCC_OSC');
    const offers = offersOfAll(signal, guests, chip).filter(
      ({ pin }) => isOscillator || !oscillators.has(pin),
    );
    const locks = at.filter((pin) => pins[pin]!.lock);
    const here = offers.filter(({ pin }) => at.includes(pin));
    // A lock names where the signal is, also when it is on other pins too.
    const from = locks.length > 0 ? [...new Set([...locks, ...at])] : at;
    const item = { signal, instance, at: from, locked: locks.length > 0, kept: false, spare: false };
    if (locks.length > 1) return { ...item, places: [] };
    if (locks.length === 1) return { ...item, places: here.filter(({ pin }) => pin === locks[0]) };
    if (options.keep && here.length > 0) return { ...item, kept: true, places: here };
    const isNeeded = [signal, ...guests].some((each) => needed.has(each));
    return {
      ...item,
      spare: !isNeeded && definitionOf(chip, instance) !== undefined && instance !== 'GPIO',
      places: nearest(offers, at[0]),
    };
  }
}

function pinsBySignal({ pins }: PinConfiguration): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [pin, { signal }] of Object.entries(pins))
    found.set(signal, [...(found.get(signal) ?? []), pin]);
  return found;
}

/** Places that offer a signal and all that share its pin. */
function offersOfAll(signal: string, guests: readonly string[], chip: Chip): readonly Place[] {
  const shared = guests.map((guest) => new Set(offersOf(chip, guest).map(({ pin }) => pin)));
  return offersOf(chip, signal).filter(({ pin }) => shared.every((pins) => pins.has(pin)));
}

/** Places by their distance from the pin that the signal is on: what moves, moves little. */
function nearest(offers: readonly Place[], at: string | undefined): readonly Place[] {
  const here = offers.findIndex(({ pin }) => pin === at);
  if (here < 0) return offers;
  const distances = new Map(offers.map((place, index) => [place, Math.abs(index - here)]));
  return [...offers].sort((one, other) => distances.get(one)! - distances.get(other)!);
}

/** A locked pin is taken, also where its signal cannot be: its lead, and its bit of a port. */
function withoutBlocked(items: readonly Item[], { pins }: PinConfiguration, chip: Chip): readonly Item[] {
  const stuck = items.filter(({ locked, places }) => locked && places.length === 0).flatMap(({ at }) => at);
  if (stuck.length === 0) return items;
  const held = chip.pins.filter(({ name }) => stuck.includes(name));
  const leads = new Set(held.map(({ position }) => position));
  const bits = new Set(held.map((pin) => portBitOf(pin, signalsOn(pins[pin.name]!))));
  const isFree = ({ position, bit }: Place) => !leads.has(position) && (bit === undefined || !bits.has(bit));
  return items.map((item) => ({ ...item, places: item.places.filter(isFree) }));
}
