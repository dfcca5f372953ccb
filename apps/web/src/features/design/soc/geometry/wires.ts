import type { SocDocument } from '@netloom/model';
import { combOf, middleOf } from './bundles.ts';
import type { Bundle } from './bundles.ts';
import type { Link } from './links.ts';
import type { Router } from './routing/rough.ts';
import type { RouteRequest, Terminal } from './routing/route.ts';
import type { Junction, PlacedBlock, PlacedPin, Scene, Wire } from './scene.ts';
import type { PinKind } from './shape.ts';
import type { Tag } from './tags.ts';
import { boundsOf } from '../../../../view2d/geometry.ts';
import { GRID } from './units.ts';
import type { Point, Rect } from '../../../../view2d/geometry.ts';

interface Net {
  name: string;
  kind: PinKind;
  source: PlacedPin;
  links: Link[];
  sinks: PlacedPin[];
}

export function wiresOf(
  document: SocDocument,
  { single, bundles }: { single: Link[]; bundles: readonly Bundle[] },
  pins: ReadonlyMap<string, PlacedPin>,
  blocks: PlacedBlock[],
  tags: Tag[],
  route: Router,
): RoutedWires {
  const nets = netsOf(document, single, pins);
  const requests = [...bundles.map(bundleRequest), ...nets.map(requestOf)];
  const routing = route(requests, [...blocks.map(obstacleOf), ...tags.map(tagObstacle)]);
  const wiresAlong = (routes: Point[][][]) => drawn(nets, bundles, routes);
  return { routing, wiresAlong, ...wiresAlong(routing.routes) };
}

type RoutedWires = Pick<Scene, 'wires' | 'junctions' | 'routing' | 'wiresAlong'>;

function drawn(
  nets: Net[],
  bundles: readonly Bundle[],
  all: Point[][][],
): Pick<Scene, 'wires' | 'junctions'> {
  const routes = all.slice(bundles.length);
  const wires = [
    ...bundles.map((bundle, index) => bundleWire(bundle, all[index]![0]!)),
    ...nets.flatMap((net, index) =>
      net.links.map((link, sink) => wireOf(link, net.name, net.kind, routes[index]![sink]!)),
    ),
  ];
  const junctions = nets.flatMap((net, index) =>
    junctionsOf(routes[index]!).map((point): Junction => ({ ...point, net: net.name, kind: net.kind })),
  );
  return { wires, junctions };
}

function bundleRequest({ from, to }: Bundle): RouteRequest {
  return { source: terminalOf(middleOf(from)), sinks: [terminalOf(middleOf(to))] };
}

export function bundleWire({ key, links, from, to }: Bundle, points: Point[]): Wire {
  const wire = wireOf(links[0]!, key, 'bits', points);
  const combs = [...combOf(from), ...combOf(to)];
  const corners = combs.flat().map((point) => ({ ...point, width: 0, height: 0 }));
  return { ...wire, bounds: boundsOf([wire.bounds, ...corners])!, bundle: { links, combs } };
}

export function wireOf(link: Link, net: string, kind: PinKind, points: Point[]): Wire {
  const bounds = boundsOf(points.map((point) => ({ ...point, width: 0, height: 0 })))!;
  return { link, net, kind, points, bounds };
}

function netsOf(document: SocDocument, links: Link[], pins: ReadonlyMap<string, PlacedPin>): Net[] {
  const nets = new Map<string, Net>();
  for (const link of links) {
    const source = link.fromPin === undefined ? undefined : pins.get(link.fromPin);
    const sink = pins.get(link.toPin);
    if (!source || !sink || source === sink) continue;
    const net = nets.get(link.fromPin!) ?? newNet(document, link, source);
    net.links.push(link);
    net.sinks.push(sink);
    nets.set(net.name, net);
  }
  return [...nets.values()];
}

function newNet(document: SocDocument, link: Link, source: PlacedPin): Net {
  return { name: link.fromPin!, kind: netKind(document, link, source), source, links: [], sinks: [] };
}

function netKind(document: SocDocument, link: Link, source: PlacedPin): PinKind {
  if (link.table === 'interrupts') return 'interrupt';
  if (Object.hasOwn(document.clocks, link.fromPin!)) return 'clock';
  if (Object.hasOwn(document.resets, link.fromPin!)) return 'reset';
  return source.shape.kind === 'interrupt' ? 'bit' : source.shape.kind;
}

function requestOf(net: Net): RouteRequest {
  return { source: terminalOf(net.source), sinks: net.sinks.map(terminalOf) };
}

export function terminalOf(pin: PlacedPin): Terminal {
  return { x: pin.x, y: pin.y, side: pin.shape.side };
}

/** A block with the strip that its pins' first steps need; flags may stand closer to each other. */
function obstacleOf(block: PlacedBlock): Rect {
  const above = block.shape.kind === 'top' ? 0 : GRID;
  return {
    x: block.x - GRID,
    y: block.y - above,
    width: block.width + 2 * GRID,
    height: block.height + 2 * above,
  };
}

function tagObstacle(tag: Tag): Rect {
  return { x: tag.x, y: tag.y + 1, width: tag.width, height: tag.height - 2 };
}

/** Points where one wire of the net leaves another: its corners that lie inside a segment of another wire. */
function junctionsOf(routes: Point[][]): Point[] {
  if (routes.length < 2) return [];
  const found = new Map<string, Point>();
  routes.forEach((route, index) => {
    const others = routes.filter((_, other) => other !== index);
    for (const corner of route.slice(1, -1)) {
      if (others.some((other) => isInside(corner, other))) found.set(`${corner.x},${corner.y}`, corner);
    }
  });
  return [...found.values()];
}

function isInside(point: Point, route: Point[]): boolean {
  return route.some((from, index) => {
    const to = route[index + 1];
    if (!to) return false;
    const between = (value: number, a: number, b: number): boolean =>
      value > Math.min(a, b) && value < Math.max(a, b);
    return from.x === to.x
      ? point.x === from.x && between(point.y, from.y, to.y)
      : point.y === from.y && between(point.x, from.x, to.x);
  });
}
