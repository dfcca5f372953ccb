import type { Rect } from '../../../../../view2d/geometry.ts';
import type { Point } from '../../../../../view2d/geometry.ts';
import { directLine, hasRoom, routeNets } from './route.ts';
import type { RouteRequest } from './route.ts';

/** What wires were asked for, and what they are; rough ones are to be routed in their time. */
export interface Routing {
  requests: RouteRequest[];
  obstacles: Rect[];
  routes: Point[][][];
  isRough: boolean;
}

export type Router = (requests: RouteRequest[], obstacles: Rect[]) => Routing;

/** Routes at once, however long it takes. */
export const exactly: Router = (requests, obstacles) => ({
  ...{ requests, obstacles, isRough: false },
  routes: routeNets(requests, obstacles),
});

/** Nets that are routed in a few milliseconds. */
const FEW = 300;

/** Routes few nets at once. Of many, those that stand where they stood keep their lines, and the others run straight for now. */
export function roughly(before: Routing | undefined): Router {
  return (requests, obstacles) => {
    if (requests.length <= FEW || !hasRoom(requests, obstacles)) return exactly(requests, obstacles);
    const known = new Map(before?.requests.map((each, index) => [each, before.routes[index]!]));
    const routes = requests.map((request) => known.get(request) ?? straight(request));
    return { requests, obstacles, routes, isRough: true };
  };
}

const straight = ({ source, sinks }: RouteRequest): Point[][] =>
  sinks.map((sink) => directLine(source, sink));
