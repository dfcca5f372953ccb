import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { ELK, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import type { SocLayout } from '@netloom/model';
import { inColumns } from '../geometry/columns.ts';
import { interruptTest, layersOf, ownerOf } from '../geometry/flow.ts';
import type { Scene, Wire } from '../geometry/scene.ts';
import { boundsOf } from '../../../../view2d/geometry.ts';
import { snap } from '../geometry/units.ts';
import type { Point } from '../../../../view2d/geometry.ts';
import { designs } from '../files/designs.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { frameAround } from '../notes/addNote.ts';
import { contentsOf } from '../notes/placedNotes.ts';
import { fitAll } from './fitAll.ts';

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.spacing.nodeNode': '50',
  'elk.layered.spacing.nodeNodeBetweenLayers': '120',
  'elk.spacing.componentComponent': '80',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.crossingMinimization.semiInteractive': 'true',
  'elk.separateConnectedComponents': 'true',
};

const BUS_OPTIONS = { 'elk.layered.priority.direction': '10', 'elk.layered.priority.straightness': '10' };

let worker: Promise<ELK> | undefined;

async function startElk(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  return new Elk({
    workerFactory: () => new Worker(workerUrl),
  });
}

/** Blocks from which on the layered layout takes longer than a user waits; columns take a fraction of a second. */
const LARGE = 1500;

/** Arranges all blocks in layers from left to right, in one step that undo takes back. */
export async function autoLayout(): Promise<void> {
  const layout = await arranged();
  if (!layout) return;
  change({ layout });
  fitAll();
}

/** Arranges a document that was stored without a layout. Nobody has changed anything: it counts as stored. */
export async function arrangeOpened(): Promise<void> {
  const { canvas, scene } = useSoc.getState();
  // The scene stands in columns already.
  if (scene.blocks.length >= LARGE) return;
  const layout = await arranged();
  if (!layout || useSoc.getState().canvas?.socCanvasId !== canvas?.socCanvasId) return;
  if (!designs.settle({ document: useSoc.getState().document, layout })) return;
  fitAll();
}

/** Undefined when the design has changed meanwhile: then the arrangement is of another diagram. */
async function arranged(): Promise<SocLayout | undefined> {
  const { scene, document } = useSoc.getState();
  const places = scene.blocks.length < LARGE ? await inLayers(scene) : columnsOf(scene);
  const state = useSoc.getState();
  if (state.document !== document) return undefined;
  const blocks = { ...state.layout.blocks };
  for (const { name, x, y } of places) blocks[name] = { ...blocks[name], x: snap(x), y: snap(y) };
  return withFrames({ ...state.layout, blocks }, scene);
}

/** Frames around what they held before. */
function withFrames(layout: SocLayout, scene: Scene): SocLayout {
  const frames = scene.notes.flatMap(({ name: frame, ...note }) => {
    const held = note.frame ? contentsOf(scene, new Set([frame])).blocks : [];
    const bounds = boundsOf(
      held.map((name) => ({ ...scene.byName.get(name)!, ...pointOf(layout.blocks[name]!) })),
    );
    return bounds ? [[frame, { ...note, ...frameAround(bounds) }] as const] : [];
  });
  if (frames.length === 0) return layout;
  return { ...layout, notes: { ...layout.notes, ...Object.fromEntries(frames) } };
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });

interface Place extends Point {
  name: string;
}

function columnsOf({ blocks, links }: Scene): Place[] {
  const shapes = blocks.map(({ shape }) => shape);
  return inColumns(shapes, links, { x: 0, y: 0 }).map(({ shape, x, y }) => ({ name: shape.name, x, y }));
}

async function inLayers(scene: Scene): Promise<Place[]> {
  const elk = await (worker ??= startElk());
  const { children = [] } = await elk.layout(graphOf(scene), { layoutOptions: OPTIONS });
  return children.map(({ id, x = 0, y = 0 }) => ({ name: id, x, y }));
}

/** The edges that decide the layers: none of interrupts, and none of wires that run against the buses. */
function graphOf(scene: Scene): ElkNode {
  const shapes = scene.blocks.map(({ shape }) => shape);
  const layer = layersOf(shapes, scene.links);
  const isInterrupt = interruptTest(shapes);
  const children = scene.blocks.map((block): ElkNode => {
    const ports = block.shape.pins.map((pin): ElkPort => ({
      id: `pin:${pin.endpoint}`,
      x: pin.dx,
      y: pin.dy,
      layoutOptions: { 'elk.port.side': pin.side === 'left' ? 'WEST' : 'EAST' },
    }));
    return {
      id: block.shape.name,
      width: block.width,
      height: block.height,
      ports,
      layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
    };
  });
  const decides = ({ link }: Wire): boolean => {
    const [from, to] = [ownerOf(link.fromPin), ownerOf(link.toPin)];
    if (from === to || isInterrupt(link)) return false;
    return (layer.get(from ?? '') ?? 0) <= (layer.get(to ?? '') ?? 0);
  };
  const edges = scene.wires.filter(decides).map(({ link, kind }) => ({
    id: link.id,
    sources: [`pin:${link.fromPin}`],
    targets: [`pin:${link.toPin}`],
    layoutOptions: kind === 'bus' ? BUS_OPTIONS : {},
  }));
  return { id: 'root', children, edges };
}
