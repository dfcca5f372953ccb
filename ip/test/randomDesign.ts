import { IpDescriptor, SocDocument } from '@netloom/model';
import { portWidth, resolveParameters } from '@netloom/hdl/expression';
import type { Random } from '../../packages/registers/test/random/random.ts';
import { blockDescriptor } from './blockSources.ts';

const bits = (port: string, left: number, right: number) => ({
  port,
  bits: { left: String(left), right: String(right) },
});
const CLOCKED = { clocks: [{ port: 'clk' }], resets: [{ port: 'rst_n', polarity: 'low', clock: 'clk' }] };
const vector = (name: string, direction: 'in' | 'out', width: number) => ({
  name,
  direction,
  width: String(width),
});
const gate = IpDescriptor.parse({
  ...{ netloom: 'ip', version: 1, vlnv: 'test:ip:gate:1.0', module: 't_gate', title: 'gate' },
  ...CLOCKED,
  ports: [
    ...['clk', 'rst_n'].map((name) => vector(name, 'in', 1)),
    ...[
      vector('a', 'in', 4),
      vector('b', 'in', 4),
      vector('y', 'out', 4),
      vector('z', 'out', 2),
      vector('q', 'out', 4),
    ],
  ],
  combinational: [
    { from: { port: 'a' }, to: { port: 'y' }, bitwise: true },
    { from: bits('b', 2, 1), to: { port: 'z' } },
  ],
});
export const gateEntries = [gate];

/** What the descriptor above says. */
export const GATE_RTL = `module t_gate (
  input clk, input rst_n, input [3:0] a, input [3:0] b, output [3:0] y, output [1:0] z, output reg [3:0] q
);
  assign y = ~a;
  assign z = {b[2] ^ b[1], b[2] & b[1]};
  always @(posedge clk) q <= rst_n ? a ^ b : 4'd0;
endmodule
`;

interface Port {
  key: string;
  width: number;
}

const kinds = new Map([['gate', gate]]);
for (const name of ['gpio', 'uart', 'spi', 'timer', 'watchdog', 'plic'])
  kinds.set(name, (await blockDescriptor(name))!);

/** Blocks in a document of their own, which also leads some of its inputs straight to outputs. */
function randomChild(random: Random, name: string): SocDocument {
  const ports = Object.fromEntries([
    ...['i0', 'i1'].map((port) => [port, { direction: 'in', width: '4' }]),
    ...['o0', 'o1', 'o2'].map((port) => [port, { direction: 'out', width: '4' }]),
  ]);
  const own = { sources: ['i0', 'i1'], sinks: ['o0', 'o1', 'o2'] };
  // What is led through is used inside too, so that a wire that is its own driver can be seen.
  return documentOf(random, name, ports, own, ['gate', 'gate', random.pick([...kinds.keys()])], []);
}

export interface RandomDesign {
  document: SocDocument;
  /** What it has instances of. */
  children: SocDocument[];
}

/** A design of wired blocks and documents. Wires lead from any output or a constant. */
export function randomDesign(random: Random): RandomDesign {
  const children = random.chance(0.5) ? [randomChild(random, 'child')] : [];
  const count = random.integer(2, 6);
  const chosen = Array.from({ length: count }, () => random.pick([...kinds.keys(), 'gate', 'gate']));
  return { document: documentOf(random, 'top', {}, { sources: [], sinks: [] }, chosen, children), children };
}

function documentOf(
  random: Random,
  name: string,
  ports: object,
  own: { sources: string[]; sinks: string[] },
  chosen: readonly string[],
  children: readonly SocDocument[],
): SocDocument {
  const blocks = chosen.map((kind, index) => ({
    instance: `b${index}`,
    ip: kinds.get(kind)!.vlnv,
    ...portsOf(kind, `b${index}`),
  }));
  for (const { vlnv } of children)
    blocks.push({
      instance: 'c0',
      ip: vlnv,
      inputs: ['i0', 'i1'].map((port) => ({ key: `c0.${port}`, width: 4 })),
      outputs: ['o0', 'o1', 'o2'].map((port) => ({ key: `c0.${port}`, width: 4 })),
    });
  const sources = [
    ...own.sources.map((key) => ({ key, width: 4 })),
    ...blocks.flatMap(({ outputs }) => outputs),
  ];
  const sinks = [...own.sinks.map((key) => ({ key, width: 4 })), ...blocks.flatMap(({ inputs }) => inputs)];
  const density = random.fraction() * 0.7;
  const watched = own.sources.map((key, index) => ({ from: key, to: `b${index}.a` }));
  const taken = new Set(watched.map(({ to }) => to));
  return SocDocument.parse({
    ...{ netloom: 'soc', version: 1, vlnv: `test:soc:${name}:1.0`, name, ports },
    clocks: { clk: { frequency: 1e6 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    instances: Object.fromEntries(blocks.map(({ instance, ip }) => [instance, { ip }])),
    portConnections: [
      ...blocks.flatMap(({ instance }) =>
        ['clk', 'rst_n'].map((port) => ({ from: port, to: `${instance}.${port}` })),
      ),
      ...watched,
      ...sinks
        .filter(({ key }) => !taken.has(key))
        .flatMap((sink) => wiresTo(random, sink, sources, density)),
    ],
  });
}

function portsOf(kind: string, instance: string): { inputs: Port[]; outputs: Port[] } {
  const { ports, parameters } = kinds.get(kind)!;
  const { values } = resolveParameters(parameters, {});
  const found = ports.flatMap((port) => {
    const width = portWidth(port, values);
    if (!width.ok || ['clk', 'rst_n'].includes(port.name)) return [];
    return [{ key: `${instance}.${port.name}`, width: Number(width.value), direction: port.direction }];
  });
  const of = (wanted: string) => found.filter(({ direction }) => direction === wanted);
  return { inputs: of('in'), outputs: of('out') };
}

/** Wires for all bits of a port, in up to three pieces. */
function wiresTo(random: Random, { key, width }: Port, sources: readonly Port[], density: number) {
  const ends = new Set([width]);
  for (let cuts = random.integer(0, 2); cuts > 0; cuts--) ends.add(random.integer(1, width));
  let low = 0;
  return [...ends]
    .sort((a, b) => a - b)
    .map((end) => {
      const size = end - low;
      const to = `${key}[${end - 1}:${low}]`;
      low = end;
      const wide = sources.filter((each) => each.width >= size);
      if (wide.length === 0 || !random.chance(density)) return { from: `${size}'h0`, to };
      const source = random.pick(wide);
      const from = random.integer(0, source.width - size);
      return { from: `${source.key}[${from + size - 1}:${from}]`, to };
    });
}
