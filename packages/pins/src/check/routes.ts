import type { ChipPin, Route } from '../chip/chip.ts';
import { instanceOf } from './chipIndex.ts';
import type { ChipIndex } from './chipIndex.ts';
import type { Context, Held } from './context.ts';

/** How the signal reaches the pin; of several ways the one that fits the remapping of its peripheral. */
export function routeOf(
  signal: string,
  pin: ChipPin,
  { remaps, index }: Pick<Context, 'remaps' | 'index'>,
): Route | undefined {
  // Oscillators need no multiplexer, though the maker's data name one at them.
  if (signal.startsWith('RCC_OSC')) return undefined;
  const routes = pin.signals.find(({ name }) => name === signal)?.routes;
  if (!routes || routes.length < 2) return routes?.[0];
  const remap = remaps.get(instanceOf(signal, index) ?? '');
  return routes.find((route) => route.remap === remap) ?? routes.find(fits(remap)) ?? routes[0];
}

/** Signals of one peripheral that are assigned, each with the remappings under which it reaches its pin. */
export function remapUses(held: readonly Held[], index: ChipIndex): Map<string, RemapUse[]> {
  const uses = new Map<string, RemapUse[]>();
  if (!index.isRemapped) return uses;
  for (const { name, pin, assignment } of held) {
    const routes = pin.signals.find((one) => one.name === assignment.signal)?.routes ?? [];
    if (!routes.some(({ remap }) => remap !== undefined)) continue;
    const instance = instanceOf(assignment.signal, index) ?? '';
    const use = { pin: name, signal: assignment.signal, routes };
    uses.set(instance, [...(uses.get(instance) ?? []), use]);
  }
  return uses;
}

export interface RemapUse {
  pin: string;
  signal: string;
  routes: readonly Route[];
}

/** The remapping that suits all of a peripheral's signals; undefined when there is none. */
export function commonRemap(uses: readonly RemapUse[]): string | undefined {
  const candidates = new Set(uses.flatMap(({ routes }) => routes.flatMap(({ remap }) => remap ?? [])));
  return [...candidates].find((remap) => uses.every(({ routes }) => routes.some(fits(remap))));
}

/** A route without a remapping is there under all of them. */
function fits(remap: string | undefined): (route: Route) => boolean {
  return (route) => route.remap === undefined || route.remap === remap;
}
