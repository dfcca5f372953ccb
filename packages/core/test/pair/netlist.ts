type Bit = number | string;

interface Cell {
  type: string;
  parameters: Record<string, string>;
  port_directions: Record<string, string>;
  connections: Record<string, Bit[]>;
}

/** A module as Yosys writes it in JSON. */
export interface Module {
  ports: Record<string, { direction: string; bits: Bit[] }>;
  cells: Record<string, Cell>;
  netnames: Record<string, { hide_name: number; bits: Bit[] }>;
}

const ONE_BIT = '1'.padStart(32, '0');
const width = (bits: readonly Bit[]) => bits.length.toString(2).padStart(32, '0');

const exclusiveOr = (a: Bit[], b: Bit[], y: Bit[]): Cell => ({
  type: '$xor',
  parameters: {
    A_SIGNED: '0'.padStart(32, '0'),
    B_SIGNED: '0'.padStart(32, '0'),
    A_WIDTH: width(a),
    B_WIDTH: width(b),
    Y_WIDTH: width(y),
  },
  port_directions: { A: 'input', B: 'input', Y: 'output' },
  connections: { A: a, B: b, Y: y },
});

/** Flip-flops of the clock `clk`, by its rising edge. */
function clockedBy(module: Module): [string, Cell][] {
  const clock = module.ports['clk']!.bits[0];
  return Object.entries(module.cells).filter(
    ([, { type, parameters, connections }]) =>
      /^\$a?dff$/.test(type) &&
      connections['CLK']![0] === clock &&
      parameters['CLK_POLARITY']!.padStart(32, '0') === ONE_BIT,
  );
}

/** Leads the D of each flip-flop through an exclusive or with a bit of a port `flip`. Gives their names, by the bits. */
export function withFlips(module: Module): string[] {
  const nets = Object.entries(module.netnames);
  const numbers = nets.flatMap(([, { bits }]) => bits).filter((bit) => typeof bit === 'number');
  let next = 1 + numbers.reduce((most, bit) => Math.max(most, bit), 0);
  const names = new Map(
    nets.flatMap(([name, { bits }]) => bits.map((bit, index) => [bit, `${name}[${index}]`] as const)),
  );
  const flips: number[] = [];
  const flops: string[] = [];
  for (const [name, cell] of clockedBy(module)) {
    const before = cell.connections['D']!;
    const mask = before.map(() => next++);
    const after = before.map(() => next++);
    flips.push(...mask);
    flops.push(...cell.connections['Q']!.map((bit) => names.get(bit) ?? name));
    module.cells[`flip_${name}`] = exclusiveOr(before, mask, after);
    cell.connections['D'] = after;
  }
  module.ports['flip'] = { direction: 'input', bits: flips };
  module.netnames['flip'] = { hide_name: 0, bits: flips };
  return flops;
}
