import type { BusType } from '@netloom/model';
import type { Way } from './ways.ts';

/** The fewest ways, one behind the other, from a protocol to one that `isEnd` takes; none are needed where it takes `from`. */
export function shortestRoute(
  ways: readonly Way[],
  from: BusType,
  isEnd: (bus: BusType) => boolean,
): readonly Way[] | undefined {
  const routes = new Map<BusType, readonly Way[]>([[from, []]]);
  // What is found is looked at in its turn, so that shorter routes come first.
  for (const [bus, route] of routes) {
    if (isEnd(bus)) return route;
    for (const way of ways) {
      const next = way.downstream.bus;
      if (way.upstream.bus === bus && !routes.has(next)) routes.set(next, [...route, way]);
    }
  }
  return undefined;
}
