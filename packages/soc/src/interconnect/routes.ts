import { placesFor, placesOf } from '../addressmap/places.ts';
import type { Place } from '../addressmap/places.ts';
import { leavesBehind } from '../addressmap/reach.ts';
import type { Reach } from '../addressmap/reach.ts';
import { compareRegions } from '../addressmap/region.ts';
import type { Design } from '../design/block.ts';
import { isDecoding } from '../design/generated.ts';
import type { Link } from '../design/links.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import type { Route } from './spec.ts';

/**
 * The routes through one interconnect. Where a manager enters, its own view of the map holds with all restrictions,
 * and addresses are turned into those of the subordinates' own bases; interconnect further on knows these alone.
 */
export function routesOf(
  design: Design,
  reach: Reach,
  managers: readonly Link[],
  subordinates: readonly Link[],
): Route[] {
  const routes = new Map<string, Route & { managers: number[] }>();
  const origins = managers.map((link) => reach.whole.get(link)?.manager);
  subordinates.forEach((subordinate, target) => {
    const whole = reach.whole.get(subordinate);
    for (const { key } of whole ? leavesBehind(design, reach, whole) : []) {
      origins.forEach((origin, index) => {
        for (const route of origin ? routesFor(design, origin, key, target) : [])
          addRoute(routes, route, index);
      });
    }
  });
  const all = [...routes.values()].sort((a, b) => compareRegions(a.place, b.place) || a.target - b.target);
  nameRoutes(all);
  return all.map(({ managers: served, ...route }) =>
    served.length === managers.length ? route : { ...route, managers: served },
  );
}

/** `origin` is the real manager, or the interconnect before, that the transfers come from. */
function routesFor(design: Design, origin: ResolvedInterface, key: string, target: number): Route[] {
  const { document } = design;
  const [own] = placesOf(document, key);
  if (!own) return [];
  const plain = { name: '', target, readOnly: false, secure: false, privileged: false };
  if (isDecoding(design, origin)) return [{ ...plain, place: own, destination: own.base }];
  const { readOnly = false, secure = false, privileged = false } = document.addressMap[key]!;
  return placesFor(document, key, origin.key).map((place) => ({
    ...plain,
    place,
    destination: own.base + place.offset,
    readOnly,
    secure,
    privileged,
  }));
}

function addRoute(routes: Map<string, Route & { managers: number[] }>, route: Route, manager: number): void {
  const { place, readOnly, secure, privileged } = route;
  const key = `${place.endpoint} ${place.alias} ${readOnly} ${secure} ${privileged}`;
  const known = routes.get(key);
  if (known) known.managers.push(manager);
  else routes.set(key, { ...route, managers: [manager] });
}

/** Upper-case names, e.g. UART0 for `uart0.s_apb`, with the interface where one instance has several. */
function nameRoutes(routes: readonly Route[]): void {
  const endpoints = [...new Set(routes.map(({ place }) => place.endpoint))];
  const uses = new Map<string, number>();
  for (const endpoint of endpoints) uses.set(shortName(endpoint), (uses.get(shortName(endpoint)) ?? 0) + 1);
  const stemOf = (endpoint: string) =>
    uses.get(shortName(endpoint)) === 1 ? shortName(endpoint) : endpoint.replace('.', '_').toUpperCase();
  const owners = new Map<string, Place>();
  for (const route of routes) {
    const wanted = stemOf(route.place.endpoint) + suffixOf(route.place);
    route.name = wanted;
    for (let count = 2; (owners.get(route.name) ?? route.place) !== route.place; count++) {
      route.name = `${wanted}_${count}`;
    }
    owners.set(route.name, route.place);
  }
}

function shortName(endpoint: string): string {
  return endpoint.split('.')[0]!.toUpperCase();
}

function suffixOf({ alias }: Place): string {
  return alias === undefined ? '' : `_ALIAS${alias}`;
}
