type Bit = number | string;

interface Cell {
  type: string;
  parameters: Record<string, string>;
  port_directions: Record<string, string>;
  connections: Record<string, Bit[]>;
}

/** A flat module of Yosys' JSON netlist (`yosys -p 'help write_json'`). */
export interface FlatModule {
  ports: Record<string, { direction: string; bits: Bit[] }>;
  cells: Record<string, Cell>;
  netnames: Record<string, { bits: Bit[] }>;
}

/** An input from which an output follows within a clock cycle, and the names of the nets between. */
export interface Path {
  from: string;
  to: string;
  through: string[];
}

/** Registers hold what they are given until the clock; a latch or an asynchronous set lets it through. */
const REGISTER = /^\$_?(s|a)?dff|^\$_S?DFF|^\$_ALDFF|^\$aldff|^\$_FF_|^\$ff$/i;
const THROUGH = new Set(['ARST', 'ALOAD', 'AD', 'SET', 'CLR', 'R_ASYNC']);
/** Of the names of Yosys' fine cells only some have a reset that needs no clock. */
const FINE_ASYNCHRONOUS = /^\$_(DFF|DFFE|DFFSR|DFFSRE|ALDFF|ALDFFE)_[NP]{2}/;
const FINE_THROUGH = /^[RSL]$|^AD$/;

const clocked = (ports: string, width: number) => ports.slice(-width).includes('0') === false;

/** Bits that follow from input `port` of a cell without a clock. */
function follows(cell: Cell, port: string): Bit[] {
  const { type, parameters, port_directions: directions, connections } = cell;
  if (REGISTER.test(type)) {
    const isThrough = type.startsWith('$_')
      ? FINE_ASYNCHRONOUS.test(type) && FINE_THROUGH.test(port)
      : THROUGH.has(port);
    return isThrough ? connections.Q! : [];
  }
  if (type.startsWith('$mem')) {
    const ports = parseInt(parameters.RD_PORTS!, 2);
    const isRead = port === 'RD_ADDR' && !clocked(parameters.RD_CLK_ENABLE!, ports);
    return isRead ? connections.RD_DATA! : [];
  }
  return Object.entries(connections).flatMap(([name, bits]) => (directions[name] === 'output' ? bits : []));
}

function readersOf({ cells }: FlatModule): Map<Bit, Bit[][]> {
  const readers = new Map<Bit, Bit[][]>();
  for (const cell of Object.values(cells)) {
    for (const [port, bits] of Object.entries(cell.connections)) {
      if (cell.port_directions[port] !== 'input') continue;
      const next = follows(cell, port);
      if (next.length === 0) continue;
      for (const bit of bits) {
        if (typeof bit === 'string') continue;
        const list = readers.get(bit);
        if (list) list.push(next);
        else readers.set(bit, [next]);
      }
    }
  }
  return readers;
}

/** Everything that follows from some bits, each with the bit before it. */
function reached(starts: readonly Bit[], readers: Map<Bit, Bit[][]>): Map<Bit, Bit | undefined> {
  const before = new Map<Bit, Bit | undefined>(starts.map((bit) => [bit, undefined]));
  for (const bit of before.keys())
    for (const next of readers.get(bit)?.flat() ?? [])
      if (typeof next === 'number' && !before.has(next)) before.set(next, bit);
  return before;
}

function namesOf({ netnames }: FlatModule): Map<Bit, string> {
  const names = new Map<Bit, string>();
  for (const [name, { bits }] of Object.entries(netnames))
    if (!name.startsWith('$')) bits.forEach((bit) => names.set(bit, names.get(bit) ?? name));
  return names;
}

/** Names of the nets from an input to `bit`, without those that have none. */
function trace(bit: Bit, before: Map<Bit, Bit | undefined>, names: Map<Bit, string>): string[] {
  const through: string[] = [];
  for (let at: Bit | undefined = bit; at !== undefined; at = before.get(at)) {
    const name = names.get(at);
    if (name !== undefined && through[0] !== name) through.unshift(name);
  }
  return through;
}

/**
 * Paths without a register from an input to an output, both of the ports whose names `isPort` accepts; one for each
 * two ports. The module has no hierarchy left; cells that are not known to be registers let everything through.
 */
export function combinationalPaths(module: FlatModule, isPort: (name: string) => boolean): Path[] {
  const readers = readersOf(module);
  const names = namesOf(module);
  const ports = Object.entries(module.ports).filter(([name]) => isPort(name));
  const outputs = ports.filter(([, { direction }]) => direction === 'output');
  return ports
    .filter(([, { direction }]) => direction === 'input')
    .flatMap(([from, { bits }]) => {
      const before = reached(bits, readers);
      return outputs.flatMap(([to, { bits: ends }]) => {
        const end = ends.find((bit) => before.has(bit));
        return end === undefined ? [] : [{ from, to, through: trace(end, before, names) }];
      });
    });
}

/** Every two bits of an input and an output with a path without a register between, e.g. `paddr[2] prdata[0]`. */
export function combinationalBits(module: FlatModule): Set<string> {
  const readers = readersOf(module);
  const bitsOf = (wanted: string) =>
    Object.entries(module.ports).flatMap(([port, { direction, bits }]) =>
      direction === wanted ? bits.map((bit, index) => ({ name: `${port}[${index}]`, bit })) : [],
    );
  const outputs = bitsOf('output');
  return new Set(
    bitsOf('input').flatMap((input) => {
      const before = reached([input.bit], readers);
      return outputs.flatMap(({ name, bit }) => (before.has(bit) ? [`${input.name} ${name}`] : []));
    }),
  );
}
