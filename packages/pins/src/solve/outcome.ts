import type { PinAssignment, PinConfiguration } from '../config/configuration.ts';
import type { Item, Place } from './problem.ts';
import type { Move } from './solution.ts';

/** Where items go; those without a place lose their pins unless they are locked there. */
export type Placed = ReadonlyMap<Item, Place | undefined>;

/** The configuration with each item on its place; an assignment moves with its label and settings. */
export function withPlaces(configuration: PinConfiguration, placed: Placed): PinConfiguration {
  const before = configuration.pins;
  const pins = Object.fromEntries(Object.entries(before).filter(([, { lock }]) => lock));
  for (const [{ signal, at }, place] of placed) {
    if (place === undefined) continue;
    const source = at.includes(place.pin) ? place.pin : at[0];
    pins[place.pin] =
      (source === undefined ? undefined : before[source]) ?? ({ signal } satisfies PinAssignment);
  }
  return { ...configuration, pins };
}

/** What `withPlaces` changes. */
export function movesOf({ pins }: PinConfiguration, placed: Placed): Move[] {
  return [...placed].flatMap(([{ signal, at }, place]) => {
    const stays = at.filter((pin) => pin === place?.pin || pins[pin]!.lock);
    const leaves = at.filter((pin) => !stays.includes(pin));
    const arrives = place !== undefined && !stays.includes(place.pin);
    const moved: Move[] = arrives ? [{ signal, from: leaves[0], to: place.pin, role: place.role }] : [];
    const lost = arrives ? leaves.slice(1) : leaves;
    return [...moved, ...lost.map((from) => ({ signal, from, to: undefined, role: undefined }))];
  });
}
