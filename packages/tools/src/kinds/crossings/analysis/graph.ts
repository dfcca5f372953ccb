import { inputsOf, isLogic, isMemory, parameter, storageOf } from './cells.ts';
import type { Input } from './cells.ts';
import { CONSTANT } from './flatten.ts';
import { netNames } from './names.ts';
import type { FlatCell, FlatNetlist, Scope } from './flatten.ts';

/** A bit that is stored: of a flip-flop, or a word of a memory, whose bits are one. */
export interface Element {
  id: number;
  cell: FlatCell;
  /** Of the flip-flop's word. */
  bit: number;
  /** Its output; none of a memory, which is read port by port. */
  q: number;
  d: number;
  clock: number;
  clockPin: string;
  /** Clocked by the falling edge. */
  falling: boolean;
  /** Enable and synchronous reset; of a memory address and data too. */
  controls: number[];
  /** Those of them that decide whether the data is looked at. */
  enables: number[];
  /** Asynchronous resets: the net, and whether it acts when low. */
  resets: { net: number; low: boolean }[];
}

/** What the netlist says of every net. */
export interface Graph {
  flat: FlatNetlist;
  elements: Element[];
  /** The flip-flop whose output a net is. */
  storedIn: (Element | undefined)[];
  /** The memory that a net is read from, and the nets of the address. */
  readFrom: Map<number, { cell: FlatCell; address: number[] }>;
  /** The elements that a memory is, one for each port that writes it. */
  memories: Map<FlatCell, Element[]>;
  /** What a net of logic follows from; undefined for others. */
  inputs(net: number): readonly Input[] | undefined;
  /** The cell of logic that drives a net. */
  logic(net: number): FlatCell | undefined;
  nameOf(net: number): string;
  /** Input of the top level. */
  portOf: Map<number, string>;
  /** Pins that a net leads to, outputs of the top level among them, and the last flip-flop that stores it as it is. */
  loads: Uint32Array;
  loadedBy: (Element | undefined)[];
  /** Instances without a module, whose outputs are of no known domain. */
  unknown: FlatCell[];
}

export function graphOf(flat: FlatNetlist): Graph {
  const driver: (FlatCell | undefined)[] = [];
  const bitOf = new Uint32Array(flat.nets);
  let names: Map<number, string> | undefined;
  const nameOf = (net: number) => (names ??= netNames(flat)).get(net) ?? `net ${net}`;
  const graph: Graph = {
    flat,
    elements: [],
    storedIn: [],
    readFrom: new Map(),
    memories: new Map(),
    portOf: new Map(),
    loads: new Uint32Array(flat.nets),
    loadedBy: [],
    unknown: [],
    nameOf,
    logic: (net) => driver[net],
    inputs: (net) => (driver[net] ? inputsOf(driver[net], bitOf[net]!) : undefined),
  };
  for (const { name, direction, nets } of flat.ports)
    for (const [index, net] of nets.entries()) {
      if (direction !== 'output') graph.portOf.set(net, nets.length === 1 ? name : `${name}[${index}]`);
      if (direction !== 'input') graph.loads[net]! += 1;
    }
  for (const cell of flat.cells) {
    if (isLogic(cell)) takeLogic(cell, driver, bitOf, graph);
    else if (storageOf(cell)) takeStorage(cell, graph);
    else if (isMemory(cell)) takeMemory(cell, graph);
    else if (!cell.type.startsWith('$')) graph.unknown.push(cell);
  }
  for (const { pins, type } of flat.cells)
    for (const [pin, nets] of Object.entries(pins))
      if (!isOutput(type, pin)) for (const net of nets) graph.loads[net]! += 1;
  return graph;
}

const OUTPUTS = new Set(['Y', 'Q', 'CO', 'X', 'RD_DATA']);
function isOutput(type: string, pin: string): boolean {
  return type.startsWith('$') && OUTPUTS.has(pin);
}

function takeLogic(cell: FlatCell, driver: (FlatCell | undefined)[], bitOf: Uint32Array, graph: Graph): void {
  for (const pin of ['Y', 'CO', 'X'])
    for (const [index, net] of (cell.pins[pin] ?? []).entries()) {
      if (net === CONSTANT || graph.portOf.has(net)) continue;
      driver[net] = cell;
      bitOf[net] = index;
    }
}

function takeStorage(cell: FlatCell, graph: Graph): void {
  const { clock, data, controls, asynchronous } = storageOf(cell)!;
  const falling = parameter(cell, clock === 'EN' ? 'EN_POLARITY' : 'CLK_POLARITY') === 0;
  for (const [bit, q] of (cell.pins['Q'] ?? []).entries()) {
    const element: Element = {
      ...{ id: graph.elements.length, cell, bit, q, d: cell.pins[data]![bit]! },
      ...{ clock: cell.pins[clock]![0]!, clockPin: clock, falling },
      controls: controls.map((pin) => cell.pins[pin]![0]!),
      enables: controls.map((pin) => cell.pins[pin]![0]!),
      resets: asynchronous.map((pin) => ({
        net: cell.pins[pin]![pin === 'SET' || pin === 'CLR' ? bit : 0]!,
        low: parameter(cell, `${pin}_POLARITY`) === 0,
      })),
    };
    graph.elements.push(element);
    graph.storedIn[q] = element;
    graph.loadedBy[element.d] = element;
  }
}

/** A memory is an element for each clock that writes it; a read port with a clock is one that takes what it reads. */
function takeMemory(cell: FlatCell, graph: Graph): void {
  const { pins } = cell;
  const bits = parameter(cell, 'ABITS');
  const width = parameter(cell, 'WIDTH');
  const clocks = pins['WR_CLK'] ?? [];
  for (const [port, clock] of clocks.entries()) {
    const enables = [...new Set(pins['WR_EN']!.slice(port * width, (port + 1) * width))];
    const taken = [
      ...pins['WR_ADDR']!.slice(port * bits, (port + 1) * bits),
      ...pins['WR_DATA']!.slice(port * width, (port + 1) * width),
      ...enables,
    ];
    const id = graph.elements.length;
    const element: Element = {
      ...{ id, cell, bit: port, q: CONSTANT, d: CONSTANT, clock, clockPin: 'WR_CLK', falling: false },
      ...{ controls: [...new Set(taken)], enables, resets: [] },
    };
    graph.elements.push(element);
    graph.memories.set(cell, [...(graph.memories.get(cell) ?? []), element]);
  }
  for (let port = 0; port * width < (pins['RD_DATA'] ?? []).length; port++) {
    const address = pins['RD_ADDR']!.slice(port * bits, (port + 1) * bits);
    for (const net of pins['RD_DATA']!.slice(port * width, (port + 1) * width))
      graph.readFrom.set(net, { cell, address });
  }
}

/** Whether the attribute stands at the module of a scope, or of one around it; with its text. */
export function vouchedBy(scope: Scope | undefined, attribute: string): string | undefined {
  for (let at = scope; at; at = at.parent) {
    const text = at.module.attributes?.[attribute];
    if (text !== undefined) return text;
  }
  return undefined;
}
