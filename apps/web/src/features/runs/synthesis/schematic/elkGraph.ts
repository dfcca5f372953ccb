import type { Schematic } from '@netloom/model';
import type { ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import type { CellShape } from './cellShape.ts';
import type { End, Wire } from './wires.ts';

/**
 * Chosen by measure: linear segments give shorter wires than the default, and little is gained by more thoroughness
 * or by keeping the order of the netlist, which take most of the time.
 */
export const ELK_OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.thoroughness': '2',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '7',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
};

export const PORT_HEIGHT = 18;
const LETTER = 6.6;

export const nodeId = ({ cell, pin }: End) => (cell === null ? `port:${pin}` : `cell:${cell}`);
const pinId = (end: End) => `${nodeId(end)}/${end.pin}`;

export const portWidth = (name: string, bits: number) => (name.length + (bits > 1 ? 4 : 0)) * LETTER + 18;

function cellNode(shape: CellShape): ElkNode {
  const ports = shape.pins.map(({ name, direction, x, y }): ElkPort => {
    const side = direction === 'output' ? 'EAST' : x > 0 ? 'SOUTH' : 'WEST';
    return { id: pinId({ cell: shape.name, pin: name }), x, y, layoutOptions: { 'elk.port.side': side } };
  });
  const layoutOptions = { 'elk.portConstraints': 'FIXED_POS' };
  return { id: `cell:${shape.name}`, width: shape.width, height: shape.height, ports, layoutOptions };
}

function portNode({ name, direction, bits }: Schematic['ports'][number]): ElkNode {
  const width = portWidth(name, bits.length);
  const isOutput = direction === 'output';
  return {
    id: `port:${name}`,
    width,
    height: PORT_HEIGHT,
    ports: [
      {
        id: `port:${name}/${name}`,
        x: isOutput ? 0 : width,
        y: PORT_HEIGHT / 2,
        layoutOptions: { 'elk.port.side': isOutput ? 'WEST' : 'EAST' },
      },
    ],
    layoutOptions: {
      'elk.portConstraints': 'FIXED_POS',
      'elk.layered.layering.layerConstraint': isOutput ? 'LAST' : 'FIRST',
    },
  };
}

/** What ELK lays out: cells and ports, with the wires in their order as edges. */
export function elkGraph(
  ports: Schematic['ports'],
  shapes: readonly CellShape[],
  wires: readonly Wire[],
): ElkNode {
  return {
    id: 'root',
    children: [...shapes.map(cellNode), ...ports.map(portNode)],
    edges: wires.map(({ from, to }, index) => ({
      id: String(index),
      sources: [pinId(from)],
      targets: [pinId(to)],
    })),
  };
}
