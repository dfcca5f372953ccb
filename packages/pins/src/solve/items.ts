import type { Chip } from '../chip/chip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { offersOf } from './offers.ts';
import type { Item } from './problem.ts';
import type { SolveOptions } from './solution.ts';

/** What wants a pin: the signals that enabled modes need, and all that is assigned. */
export function itemsOf(
  { pins }: PinConfiguration,
  chip: Chip,
  needed: ReadonlySet<string>,
  { keep = false }: SolveOptions,
): Item[] {
  const assigned = new Map<string, string[]>();
  const items: Item[] = [];
  for (const [pin, { signal }] of Object.entries(pins)) {
    if (signal.startsWith('GPIO_')) items.push(itemOf(signal, [pin], false));
    else assigned.set(signal, [...(assigned.get(signal) ?? []), pin]);
  }
  for (const signal of new Set([...assigned.keys(), ...needed])) {
    items.push(itemOf(signal, assigned.get(signal) ?? [], !needed.has(signal)));
  }
  return withoutBlocked(items, chip);

  function itemOf(signal: string, at: readonly string[], isSpare: boolean): Item {
    const offers = offersOf(chip, signal);
    const locks = at.filter((pin) => pins[pin]!.lock);
    const here = offers.filter(({ pin }) => at.includes(pin));
    const item = { signal, instance: instanceOf(signal, chip), at, locked: locks.length > 0 };
    if (item.locked) {
      const places = locks.length > 1 ? [] : here.filter(({ pin }) => pin === locks[0]);
      return { ...item, spare: false, places };
    }
    if (keep && here.length > 0) return { ...item, spare: false, places: here };
    return { ...item, spare: isSpare, places: offers };
  }
}

/** A locked pin is taken, also where its signal cannot be. */
function withoutBlocked(items: readonly Item[], chip: Chip): Item[] {
  const blocked = new Set(
    items
      .filter(({ locked, places }) => locked && places.length === 0)
      .flatMap(({ at }) => positionsOf(at, chip)),
  );
  if (blocked.size === 0) return [...items];
  return items.map((item) => ({
    ...item,
    places: item.places.filter(({ position }) => !blocked.has(position)),
  }));
}

function positionsOf(names: readonly string[], { pins }: Chip): string[] {
  return pins.filter(({ name }) => names.includes(name)).map(({ position }) => position);
}

/** `USB_OTG_FS` of `USB_OTG_FS_DP`. */
function instanceOf(signal: string, { ips }: Chip): string {
  const owners = ips.map(({ instance }) => instance).filter((instance) => signal.startsWith(`${instance}_`));
  return owners.sort((one, other) => other.length - one.length)[0] ?? signal.split('_', 1)[0]!;
}
