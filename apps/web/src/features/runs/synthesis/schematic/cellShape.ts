import type { Schematic } from '@netloom/model';
import { cellKind } from './cellKind.ts';
import type { CellKind } from './cellKind.ts';

type Cell = Schematic['cells'][number];
type Pin = Cell['pins'][number];

export interface PlacedPin {
  name: string;
  direction: Pin['direction'];
  bits: Pin['bits'];
  /** Within the cell. */
  x: number;
  y: number;
}

/** A cell with its size and the places of its pins. */
export interface CellShape {
  name: string;
  type: string;
  kind: CellKind;
  isModule: boolean;
  width: number;
  height: number;
  pins: PlacedPin[];
}

const PITCH = 16;
const GATE_WIDTH = 44;
const LETTER = 6.4;
const CLOCK = /^(clk|ck|c|clock|cp|g|.*_clk)$/i;

const isOutput = ({ direction }: Pin) => direction === 'output';

export const isClock = (name: string) => CLOCK.test(name);

function spread(pins: Pin[], x: number, height: number): PlacedPin[] {
  const step = height / pins.length;
  return pins.map((pin, index) => ({ ...pin, x, y: Math.round(step * (index + 0.5)) }));
}

function gateShape(
  kind: CellKind,
  inputs: Pin[],
  outputs: Pin[],
): Pick<CellShape, 'width' | 'height' | 'pins'> {
  const height = Math.max(2, inputs.length) * PITCH;
  if (kind !== 'mux')
    return {
      width: GATE_WIDTH,
      height,
      pins: [...spread(inputs, 0, height), ...spread(outputs, GATE_WIDTH, height)],
    };
  const select = inputs.filter(({ name }) => /^s\d?$/i.test(name));
  const data = inputs.filter((pin) => !select.includes(pin));
  const dataHeight = Math.max(2, data.length) * PITCH;
  return {
    width: 28,
    height: dataHeight,
    pins: [
      ...spread(data, 0, dataHeight),
      ...spread(outputs, 28, dataHeight),
      ...select.map((pin, index) => ({ ...pin, x: 10 + index * 8, y: dataHeight - 3 })),
    ],
  };
}

function boxShape(cell: Cell, inputs: Pin[], outputs: Pin[]): Pick<CellShape, 'width' | 'height' | 'pins'> {
  const longest = (pins: Pin[]) => Math.max(0, ...pins.map(({ name }) => name.length));
  const rows = Math.max(1, inputs.length, outputs.length);
  const width = Math.max(
    56,
    (longest(inputs) + longest(outputs)) * LETTER + 34,
    Math.max(cell.type.length, Math.min(cell.name.length, 28)) * LETTER + 10,
  );
  const at = (pins: Pin[], x: number) =>
    pins.map((pin, index) => ({ ...pin, x, y: PITCH + PITCH * (index + 0.5) }));
  return { width, height: (rows + 1.5) * PITCH, pins: [...at(inputs, 0), ...at(outputs, width)] };
}

/** The shape of a cell: a gate's own symbol, or a box with the names of its pins. Inputs are on the left. */
export function cellShape(cell: Cell): CellShape {
  const { name, type, isModule } = cell;
  const wired = cell.pins.filter(({ bits }) => bits.length > 0);
  const outputs = wired.filter(isOutput);
  const inputs = wired.filter((pin) => !isOutput(pin));
  const kind = isModule || outputs.length === 0 ? 'box' : cellKind(type);
  const isGate = kind !== 'box' && kind !== 'dff' && kind !== 'latch' && outputs.length === 1;
  const shape = isGate ? gateShape(kind, inputs, outputs) : boxShape(cell, inputs, outputs);
  return {
    name,
    type,
    isModule,
    kind: isGate || kind === 'dff' || kind === 'latch' ? kind : 'box',
    ...shape,
  };
}
