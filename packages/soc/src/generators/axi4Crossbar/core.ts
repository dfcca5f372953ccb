import type { DeclarationText, ItemText } from '@netloom/hdl/emit';
import { payloadBits } from './layout.ts';
import type { Channel } from './layout.ts';
import type { CrossbarSpec } from './spec.ts';

const CHANNELS: readonly Channel[] = ['aw', 'w', 'b', 'ar', 'r'];
const TOPOLOGIES = { full: 0, pipelined: 1, 'shared-bus': 2, direct: 3 };
const POLICIES = { fixed: 0, 'round-robin': 1, weighted: 2 };

interface Vector {
  name: string;
  bits: string;
}

/** The flat vectors of one side of the core, in the order of its ports. */
function vectorsOf(side: 's' | 'm'): Vector[] {
  const [count, id] = side === 's' ? ['NM', 'IW'] : ['NS', 'TW'];
  return CHANNELS.flatMap((channel) => [
    { name: `${side}_${channel}valid`, bits: count },
    { name: `${side}_${channel}ready`, bits: count },
    ...(side === 's' && (channel === 'aw' || channel === 'ar')
      ? [{ name: `s_${channel}target`, bits: `${count}*NT` }]
      : []),
    ...(channel === 'w' ? [] : [{ name: `${side}_${channel}id`, bits: `${count}*${id}` }]),
    { name: `${side}_${channel}`, bits: `${count}*${payloadBits(channel)}` },
  ]);
}

export function vectorDeclarations(side: 's' | 'm'): DeclarationText[] {
  return vectorsOf(side).map(({ name, bits }) => ({ name, packed: `[${bits}-1:0]` }));
}

/** The library's crossbar between the vectors. */
export function coreInstance(spec: CrossbarSpec): ItemText {
  const { managers, options } = spec;
  const reach = reachText(spec);
  const { ARBITRATION, WEIGHTS, QOS, THREADS, OUTSTANDING, TOPOLOGY } = options;
  const names = ['NM', 'NS', 'MW', 'IW', 'AP', 'WP', 'BP', 'RP'];
  const parameters = [
    ...names.map((name) => ({ name, value: name })),
    { name: 'THREADS', value: String(THREADS) },
    { name: 'OUTSTANDING', value: String(OUTSTANDING) },
    { name: 'POLICY', value: String(POLICIES[ARBITRATION]) },
    ...(ARBITRATION === 'weighted'
      ? [{ name: 'WEIGHTS', value: weightsText(WEIGHTS, managers.length) }]
      : []),
    { name: 'QOS', value: QOS ? "1'b1" : "1'b0" },
    ...(TOPOLOGY === 'full' ? [] : [{ name: 'TOPOLOGY', value: String(TOPOLOGIES[TOPOLOGY]) }]),
    ...(reach === undefined ? [] : [{ name: 'REACH', value: reach }]),
  ];
  const wires = [{ name: 'clk' }, { name: 'rst_n' }, ...vectorsOf('s'), ...vectorsOf('m')];
  const ports = wires.map(({ name }) => ({ name, value: name }));
  return { kind: 'instance', instance: { module: 'nl_axi4_crossbar', name: 'core', parameters, ports } };
}

function weightsText(weights: number, count: number): string {
  const bits = 4 * Math.max(1, count);
  return `${bits}'h${BigInt.asUintN(bits, BigInt(weights)).toString(16).toUpperCase()}`;
}

/** Ways that the address map leaves, the first manager's lowest; undefined where all are there, or all share one. */
function reachText({ managers, subordinates, routes, options }: CrossbarSpec): string | undefined {
  if (options.TOPOLOGY === 'shared-bus') return undefined;
  const ways = managers.map((_, manager) =>
    subordinates.map((__, target) =>
      routes.some((route) => route.target === target && (route.managers?.includes(manager) ?? true)),
    ),
  );
  if (ways.flat().every(Boolean)) return undefined;
  const rows = ways.map((row) => `1${row.toReversed().map(Number).join('')}`);
  return `${rows.length * rows[0]!.length}'b${rows.toReversed().join('_')}`;
}
