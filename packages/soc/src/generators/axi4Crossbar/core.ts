import type { DeclarationText, ItemText } from '@netloom/hdl/emit';
import { payloadBits } from './layout.ts';
import type { Channel } from './layout.ts';
import type { CrossbarSpec } from './spec.ts';

const CHANNELS: readonly Channel[] = ['aw', 'w', 'b', 'ar', 'r'];
const TOPOLOGIES = { full: 0, pipelined: 1, 'shared-bus': 2 };
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
export function coreInstance({ managers, options }: CrossbarSpec): ItemText {
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
  ];
  const wires = [{ name: 'clk' }, { name: 'rst_n' }, ...vectorsOf('s'), ...vectorsOf('m')];
  const ports = wires.map(({ name }) => ({ name, value: name }));
  return { kind: 'instance', instance: { module: 'nl_axi4_crossbar', name: 'core', parameters, ports } };
}

function weightsText(weights: number, count: number): string {
  const bits = 4 * Math.max(1, count);
  return `${bits}'h${BigInt.asUintN(bits, BigInt(weights)).toString(16).toUpperCase()}`;
}
