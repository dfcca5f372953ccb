import type { Schematic } from '@netloom/model';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { ELK, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js';
import { cellShape } from './cellShape.ts';
import type { CellShape } from './cellShape.ts';
import { wiresOf } from './wires.ts';
import type { End, Stub, Wire } from './wires.ts';

export interface PlacedCell extends CellShape {
  left: number;
  top: number;
}

export interface PlacedPort {
  name: string;
  width: number;
  isOutput: boolean;
  left: number;
  top: number;
}

export interface DrawnWire extends Wire {
  points: { x: number; y: number }[];
}

export interface DrawnStub extends Stub {
  x: number;
  y: number;
  /** It stands at a port of the module that is driven by name. */
  atPort: boolean;
}

export interface Drawing {
  width: number;
  height: number;
  cells: PlacedCell[];
  ports: PlacedPort[];
  wires: DrawnWire[];
  stubs: DrawnStub[];
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '7',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.unnecessaryBendpoints': 'true',
};

const PORT_HEIGHT = 18;
const LETTER = 6.6;

let worker: Promise<ELK> | undefined;

async function startElk(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  return new Elk({ workerFactory: () => new Worker(workerUrl) });
}

const nodeId = ({ cell, pin }: End) => (cell === null ? `port:${pin}` : `cell:${cell}`);
const pinId = (end: End) => `${nodeId(end)}/${end.pin}`;

const portWidth = (name: string, bits: number) => (name.length + (bits > 1 ? 4 : 0)) * LETTER + 18;

function cellNode(shape: CellShape): ElkNode {
  const ports = shape.pins.map(({ name, direction, x, y }): ElkPort => {
    const side = direction === 'output' ? 'EAST' : x > 0 ? 'SOUTH' : 'WEST';
    return { id: `cell:${shape.name}/${name}`, x, y, layoutOptions: { 'elk.port.side': side } };
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

/** Places cells, ports and wires of a schematic; runs in a worker. */
export async function layOut(schematic: Schematic): Promise<Drawing> {
  const shapes = schematic.cells.map(cellShape);
  const { wires, stubs } = wiresOf(schematic);
  const elk = await (worker ??= startElk());
  const graph: ElkNode = {
    id: 'root',
    children: [...shapes.map(cellNode), ...schematic.ports.map(portNode)],
    edges: wires.map((wire, index) => ({
      id: String(index),
      sources: [pinId(wire.from)],
      targets: [pinId(wire.to)],
    })),
  };
  const result: ElkNode = await elk.layout(graph, { layoutOptions: OPTIONS });
  const places = new Map(result.children?.map(({ id, x = 0, y = 0 }) => [id, { left: x, top: y }]));
  const place = (id: string) => places.get(id) ?? { left: 0, top: 0 };
  const cells = shapes.map((shape) => ({ ...shape, ...place(`cell:${shape.name}`) }));
  const pins = new Map(
    cells.flatMap((cell) =>
      cell.pins.map(
        ({ name, x, y }) => [`${cell.name}/${name}`, { x: cell.left + x, y: cell.top + y }] as const,
      ),
    ),
  );
  const ends = (end: End) => {
    if (end.cell !== null) return pins.get(`${end.cell}/${end.pin}`) ?? { x: 0, y: 0 };
    const { left, top } = place(nodeId(end));
    return { x: left, y: top + PORT_HEIGHT / 2 };
  };
  return {
    width: result.width ?? 0,
    height: result.height ?? 0,
    cells,
    ports: schematic.ports.map(({ name, direction, bits }) => ({
      name: bits.length > 1 ? `${name}[${bits.length}]` : name,
      width: portWidth(name, bits.length),
      isOutput: direction === 'output',
      ...place(`port:${name}`),
    })),
    wires: wires.map((wire, index) => {
      const section = result.edges?.[index]?.sections?.[0];
      const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
      return { ...wire, points };
    }),
    stubs: stubs.map((stub) => ({ ...stub, ...ends(stub.end), atPort: stub.end.cell === null })),
  };
}
