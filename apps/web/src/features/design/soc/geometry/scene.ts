import type { SocLayout } from '@netloom/model';
import type { Design } from '@netloom/soc';
import { bundlesOf } from './bundles.ts';
import { interruptTest } from './flow.ts';
import { labelsKept, labelsOf } from './labels.ts';
import type { NetLabel } from './labels.ts';
import { linksOf } from './links.ts';
import type { Link } from './links.ts';
import { notesOf } from '../notes/placedNotes.ts';
import type { PlacedNote } from '../notes/placedNotes.ts';
import { placeBlocks } from './placement.ts';
import { exactly } from './routing/rough.ts';
import type { Router, Routing } from './routing/rough.ts';
import type { BlockShape, PinKind, PinShape } from './shape.ts';
import { shapesOf } from './shapes.ts';
import { tagsOf } from './tags.ts';
import type { Tag } from './tags.ts';
import type { Point, Rect } from '../../../../view2d/geometry.ts';
import { wiresOf } from './wires.ts';

export interface PlacedBlock extends Rect {
  shape: BlockShape;
}

export interface PlacedPin extends Point {
  shape: PinShape;
  block: PlacedBlock;
}

/** One drawn connection. */
export interface Wire {
  link: Link;
  /** All wires of one source share a net. */
  net: string;
  kind: PinKind;
  points: Point[];
  bounds: Rect;
  /** Set where the line stands for several connections. */
  bundle?: DrawnBundle;
}

interface DrawnBundle {
  links: readonly Link[];
  /** The lines that gather the pins at either end. */
  combs: Point[][];
}

const linksOfOne = new WeakMap<Link, readonly Link[]>();

/** The connections that a line stands for. */
export function linksIn({ link, bundle }: Pick<Wire, 'link' | 'bundle'>): readonly Link[] {
  if (bundle) return bundle.links;
  let one = linksOfOne.get(link);
  if (!one) linksOfOne.set(link, (one = [link]));
  return one;
}

/** Where a net branches. */
export interface Junction extends Point {
  net: string;
  kind: PinKind;
}

/** Everything the canvas draws, in canvas units. */
export interface Scene {
  blocks: PlacedBlock[];
  byName: ReadonlyMap<string, PlacedBlock>;
  pins: ReadonlyMap<string, PlacedPin>;
  links: Link[];
  /** Pins that some connection ends at. */
  connected: ReadonlySet<string>;
  wires: Wire[];
  junctions: Junction[];
  tags: Tag[];
  labels: NetLabel[];
  notes: readonly PlacedNote[];
  /** How the wires were found; rough ones are a matter of the next moment. */
  routing: Routing;
  /** The same wires along other routes. */
  wiresAlong(routes: Point[][][]): Pick<Scene, 'wires' | 'junctions'>;
}

export interface SceneOptions {
  /** Clock and reset nets as wires; otherwise the pins carry the net's name. */
  clockWires: boolean;
  /** Interrupts are not drawn; their pins are connected still. */
  hidesInterrupts?: boolean;
  /** Several connections between the same two blocks are one line. */
  bundles?: boolean;
  /** Bundles whose connections are drawn one by one all the same. */
  openBundles?: ReadonlySet<string>;
}

/** The picture of a design: depends on its arguments alone, so that a reload shows the same to the pixel. */
export function buildScene(
  design: Design,
  layout: SocLayout,
  options: SceneOptions,
  route: Router = exactly,
): Scene {
  const { document } = design;
  const links = linksOf(document);
  const blocks = placeBlocks(shapesOf(design, layout, links), layout, links);
  const pins = pinsOf(blocks);
  const tags = tagsOf(document, links, pins, options);
  const tagged = new Set(tags.map((tag) => tag.link.id));
  const isHidden = options.hidesInterrupts
    ? interruptTest(blocks.map(({ shape }) => shape))
    : (): boolean => false;
  const drawn = links.filter((link) => !tagged.has(link.id) && !isHidden(link));
  const { bundles, single } = options.bundles
    ? bundlesOf(drawn, pins, options.openBundles ?? new Set())
    : { bundles: [], single: drawn };
  const routed = wiresOf(document, { single, bundles }, pins, blocks, tags, route);
  return {
    blocks,
    byName: new Map(blocks.map((block) => [block.shape.name, block])),
    pins,
    links,
    connected: connectedBy(links),
    tags,
    notes: notesOf(layout),
    labels: routed.routing.isRough
      ? labelsKept(routed.wires)
      : labelsOf(routed.wires, pins, [...blocks, ...tags]),
    ...routed,
  };
}

/** The same picture with its wires along these routes. */
export function withRoutes(scene: Scene, routes: Point[][][]): Scene {
  const kept = routes.map((route, index) => known(route, scene, index));
  const { wires, junctions } = scene.wiresAlong(kept);
  const labels = labelsOf(wires, scene.pins, [...scene.blocks, ...scene.tags]);
  return { ...scene, wires, junctions, labels, routing: { ...scene.routing, routes: kept, isRough: false } };
}

/** The routes that the scene has already, where they are the same: wires are known by their lines. */
function known(route: Point[][], { routing }: Scene, index: number): Point[][] {
  const last = routing.routes[index]!;
  return isSameRoute(route, last) ? last : route;
}

const isSameRoute = (one: Point[][], other: Point[][]): boolean =>
  one.every(
    (line, sink) =>
      line.length === other[sink]?.length &&
      line.every(({ x, y }, at) => x === other[sink]![at]!.x && y === other[sink]![at]!.y),
  );

export function pinsOf(blocks: PlacedBlock[]): Map<string, PlacedPin> {
  const pins = new Map<string, PlacedPin>();
  for (const block of blocks) for (const pin of pinsOfBlock(block)) pins.set(pin.shape.endpoint, pin);
  return pins;
}

const ofBlocks = new WeakMap<PlacedBlock, PlacedPin[]>();

function pinsOfBlock(block: PlacedBlock): PlacedPin[] {
  let pins = ofBlocks.get(block);
  if (!pins) {
    const { x, y } = block;
    pins = block.shape.pins.map((shape) => ({ shape, block, x: x + shape.dx, y: y + shape.dy }));
    ofBlocks.set(block, pins);
  }
  return pins;
}

const endsOfLinks = new WeakMap<readonly Link[], ReadonlySet<string>>();

function connectedBy(links: readonly Link[]): ReadonlySet<string> {
  let ends = endsOfLinks.get(links);
  if (!ends) {
    ends = new Set(links.flatMap((link) => [link.fromPin ?? link.toPin, link.toPin]));
    endsOfLinks.set(links, ends);
  }
  return ends;
}
