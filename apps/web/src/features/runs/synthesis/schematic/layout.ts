import type { Schematic } from '@netloom/model';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { ELK } from 'elkjs/lib/elk-api.js';
import { cellShape } from './cellShape.ts';
import type { CellShape } from './cellShape.ts';
import { ELK_OPTIONS, PORT_HEIGHT, elkGraph, nodeId, portWidth } from './elkGraph.ts';
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
}

export interface Drawing {
  width: number;
  height: number;
  cells: PlacedCell[];
  ports: PlacedPort[];
  wires: DrawnWire[];
  stubs: DrawnStub[];
}

let worker: Promise<ELK> | undefined;

async function startElk(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  return new Elk({ workerFactory: () => new Worker(workerUrl) });
}

/** Places cells, ports and wires of a schematic; runs in a worker. */
export async function layOut(schematic: Schematic): Promise<Drawing> {
  const shapes = schematic.cells.map(cellShape);
  const { wires, stubs } = wiresOf(schematic);
  const elk = await (worker ??= startElk());
  const graph = elkGraph(schematic.ports, shapes, wires);
  const result = await elk.layout(graph, { layoutOptions: ELK_OPTIONS });
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
    stubs: stubs.map((stub) => ({ ...stub, ...ends(stub.end) })),
  };
}
