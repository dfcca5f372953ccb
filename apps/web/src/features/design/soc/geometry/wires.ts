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
  const routing = route(requests, [...blocks.map(keptObstacle), ...tags.map(tagObstacle)]);
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
  const parts = nets.map((net, index) => drawnNet(net, routes[index]!));
  const wires = [
    ...bundles.map((bundle, index) => bundleWire(bundle, all[index]![0]!)),
    ...parts.flatMap((part) => part.wires),
  ];
  const junctions = parts.flatMap((part) => part.junctions);
  return { wires, junctions };
}

const ofBundles = new WeakMap<PlacedPin, WeakMap<PlacedPin, RouteRequest>>();

/** The same request as long as the pins in the middle stay where they are. */
function bundleRequest({ from, to }: Bundle): RouteRequest {
  const [source, sink] = [middleOf(from), middleOf(to)];
  let ofSinks = ofBundles.get(source);
  if (!ofSinks) ofBundles.set(source, (ofSinks = new WeakMap<PlacedPin, RouteRequest>()));
  let request = ofSinks.get(sink);
  if (!request) ofSinks.set(sink, (request = { source: terminalOf(source), sinks: [terminalOf(sink)] }));
  return request;
}

export function bundleWire({ key, links, from, to }: Bundle, points: Point[]): Wire {
  const wire = wireOf(links[0]!, key, 'bits', points);
  const combs = [...combOf(from), ...combOf(to)];
  const corners = combs.flat().map((point) => ({ ...point, width: 0, height: 0 }));
  return { ...wire, bounds: boundsOf([wire.bounds, ...corners])!, bundle: { links, combs } };
}

export function wireOf(link: Link, net: string, kind: PinKind, points: Point[]): Wire {
  return { link, net, kind, points, bounds: boundsOfLine(points) };
}

function boundsOfLine(points: Point[]): Rect {
  const [{ x, y }] = points as [Point];
  let [left, top, right, bottom] = [x, y, x, y];
  for (const point of points) {
    left = Math.min(left, point.x);
    top = Math.min(top, point.y);
    right = Math.max(right, point.x);
    bottom = Math.max(bottom, point.y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
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

/** What was made of the net that leaves a pin. */
interface KeptNet {
  net: Net;
  request: RouteRequest;
  routes?: Point[][];
  drawn?: Pick<Scene, 'wires' | 'junctions'>;
}

const ofSources = new WeakMap<PlacedPin, KeptNet>();

/** The same as long as the net has the same ends and connections, and all of them stay where they are. */
function keptNet(net: Net): KeptNet {
  const last = ofSources.get(net.source);
  if (last && isSameNet(last.net, net)) return last;
  const request = { source: terminalOf(net.source), sinks: net.sinks.map(terminalOf) };
  const kept = { net, request };
  ofSources.set(net.source, kept);
  return kept;
}

const isSameNet = (one: Net, other: Net): boolean =>
  one.name === other.name &&
  one.kind === other.kind &&
  one.links.length === other.links.length &&
  one.links.every((link, index) => link === other.links[index] && one.sinks[index] === other.sinks[index]);

const requestOf = (net: Net): RouteRequest => keptNet(net).request;

function drawnNet(net: Net, routes: Point[][]): Pick<Scene, 'wires' | 'junctions'> {
  const kept = keptNet(net);
  if (kept.routes !== routes || !kept.drawn) {
    const { name, kind } = net;
    const wires = net.links.map((link, sink) => wireOf(link, name, kind, routes[sink]!));
    const junctions = junctionsOf(routes).map((point): Junction => ({ ...point, net: name, kind }));
    Object.assign(kept, { routes, drawn: { wires, junctions } });
  }
  return kept.drawn!;
}

export function terminalOf(pin: PlacedPin): Terminal {
  return { x: pin.x, y: pin.y, side: pin.shape.side };
}

const ofBlocks = new WeakMap<PlacedBlock, Rect>();

function keptObstacle(block: PlacedBlock): Rect {
  let obstacle = ofBlocks.get(block);
  if (!obstacle) ofBlocks.set(block, (obstacle = obstacleOf(block)));
  return obstacle;
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
