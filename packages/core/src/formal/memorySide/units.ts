import type { CoreOptions } from '../../options/coreOptions.ts';
import { arbiter } from '../../rtl/axi/arbiter.ts';
import { joined } from '../../rtl/axi/axiLite.ts';
import { dataAdapterAxi4 } from '../../rtl/axi/dataAdapter.ts';
import { fetchAdapterAxi4 } from '../../rtl/axi/fetchAdapter.ts';
import { dataCache } from '../../rtl/cache/dataCache.ts';
import { instructionCache } from '../../rtl/cache/instructionCache.ts';
import type { Unit } from '../../rtl/unit.ts';
import { probed } from './probed.ts';

/** A unit of the memory side, and the nets of its ports where those have other names. */
export interface Placed {
  unit: Unit;
  nets: Readonly<Record<string, string>>;
}

/** Ports that both caches have, each with nets of its own. */
const OWN = [
  ...['place', 'locked', 'bit_lost', 'bit_lost_address'],
  ...['bit_corrected', 'bits_lost', 'error_address'],
];
const own = (side: 'i' | 'd') => Object.fromEntries(OWN.map((port) => [port, `${side}_${port}`]));

/** What lies between the channels of the pipeline and the bus: a cache or an adapter for each, and what joins them. */
export function unitsOf({ memory }: CoreOptions): Placed[] {
  const { instructionCache: code, dataCache: data } = memory;
  const shared = memory.ports === 'shared';
  const axi = (side: 'i' | 'd') =>
    joined('m_axi', shared ? `${side}_axi` : `m_axi_${side}`, { readOnly: side === 'i', protocol: 'axi4' });
  return [
    {
      unit: code ? probed(instructionCache, code) : fetchAdapterAxi4,
      nets: { ...axi('i'), ...own('i') },
    },
    { unit: data ? probed(dataCache, data) : dataAdapterAxi4, nets: { ...axi('d'), ...own('d') } },
    ...(shared ? [{ unit: arbiter, nets: {} }] : []),
  ];
}

/** Nets of the units but for those that are `known`: what one drives is a wire, the others have any value in any clock. */
export function netsOf(options: CoreOptions, placed: readonly Placed[], known: readonly string[]): string {
  const nets = new Map<string, { packed: string; driven: boolean }>();
  for (const { unit, nets: names } of placed)
    for (const { name, packed = '', direction } of unit.ports(options)) {
      const net = names[name] ?? name;
      const driven = direction === 'output' || nets.get(net)?.driven === true;
      nets.set(net, { packed, driven });
    }
  return [...nets]
    .filter(([net]) => !known.includes(net))
    .map(([net, { packed, driven }]) =>
      driven ? `wire ${packed} ${net};` : `(* anyseq *) reg ${packed} ${net};`,
    )
    .join('\n');
}
