import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { ELK, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import type { Scene } from '../geometry/scene.ts';
import { ownerOf } from '../geometry/placement.ts';
import { snap } from '../geometry/units.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
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

/** Arranges all blocks in layers from left to right. Runs in a worker; the layout then changes in one step. */
export async function autoLayout(): Promise<void> {
  const { scene, document } = useSoc.getState();
  const elk = await (worker ??= startElk());
  const result = await elk.layout(graphOf(scene), { layoutOptions: OPTIONS });
  const state = useSoc.getState();
  // The design may have changed meanwhile: then the arrangement is of another diagram.
  if (state.document !== document) return;
  const blocks = { ...state.layout.blocks };
  for (const { id, x = 0, y = 0 } of result.children ?? []) {
    blocks[id] = { ...blocks[id], x: snap(x), y: snap(y) };
  }
  change({ layout: { ...state.layout, blocks } });
  fitAll();
}

function graphOf(scene: Scene): ElkNode {
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
  // Interrupts run against the flow of the buses and would turn it round.
  const edges = scene.wires
    .filter(({ link }) => link.table !== 'interrupts' && ownerOf(link.fromPin) !== ownerOf(link.toPin))
    .map(({ link, kind }) => ({
      id: link.id,
      sources: [`pin:${link.fromPin}`],
      targets: [`pin:${link.toPin}`],
      layoutOptions: kind === 'bus' ? BUS_OPTIONS : {},
    }));
  return { id: 'root', children, edges };
}
