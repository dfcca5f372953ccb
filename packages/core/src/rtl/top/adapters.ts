import { hasBusParity } from '../../options/busParity.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { arbiter } from '../axi/arbiter.ts';
import { axiPortName, axiSignals, joined } from '../axi/axiLite.ts';
import type { ManagerSignals } from '../axi/axiLite.ts';
import { dataAdapter, dataAdapterAxi4 } from '../axi/dataAdapter.ts';
import { fetchAdapter, fetchAdapterAxi4 } from '../axi/fetchAdapter.ts';
import { checkedAnswers, parityInstances, parityNets } from '../axi/parity/instances.ts';
import { sharedAdapter } from '../axi/sharedAdapter.ts';
import { dataCache } from '../cache/dataCache.ts';
import { instructionCache } from '../cache/instructionCache.ts';
import { logic } from '../nets.ts';
import { targetsOf } from '../router/targets.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';

const INSTRUCTIONS: ManagerSignals = { readOnly: true, protocol: 'axi4' };
const DATA: ManagerSignals = { readOnly: false, protocol: 'axi4' };

/** Instances of the adapters or caches between the core's channels and its AXI ports. */
export function adapterInstances(options: CoreOptions): string {
  const { instructionMemory, ports, protocol } = options.memory;
  const channels = {
    ...(instructionMemory ? renamed('ibus') : {}),
    ...(targetsOf(options).length > 0 ? renamed('dbus') : {}),
  };
  if (protocol === 'axi4') return axi4Instances(options, channels);
  if (ports === 'shared') return instance(options, sharedAdapter, channels);
  const [fetch, data] = [{ readOnly: true }, { readOnly: false }];
  return [
    instance(options, fetchAdapter, { ...channels, ...joined('m_axil', 'm_axil_i', fetch) }),
    instance(options, dataAdapter, { ...channels, ...joined('m_axil', 'm_axil_d', data) }),
  ].join('\n');
}

/** Both sides of the core as managers of AXI4, and what joins them on one port. */
function axi4Instances(options: CoreOptions, channels: Readonly<Record<string, string>>): string {
  const { instructionCache: cache, ports } = options.memory;
  const isShared = ports === 'shared';
  const routed = targetsOf(options).length > 0;
  const [fetchPrefix, dataPrefix] = isShared ? ['i_axi', 'd_axi'] : ['m_axi_i', 'm_axi_d'];
  const parity = hasBusParity(options);
  return sv`
    ${isShared && `${nets('i_axi', { ...INSTRUCTIONS, parity })}\n${nets('d_axi', { ...DATA, parity })}\n`}
    ${parity && `${parityNets(options)}\n`}
    ${instance(options, cache ? instructionCache : fetchAdapterAxi4, {
      ...channels,
      flush: 'flush_instructions',
      locked: 'icache_locked',
      ...lostBits('icache'),
      ...joined('m_axi', fetchPrefix, INSTRUCTIONS),
      ...(parity && checkedAnswers(options, 'fetch')),
    })}
    ${instance(options, options.memory.dataCache ? dataCache : dataAdapterAxi4, {
      ...channels,
      ...(routed ? { dbus_hit: 'bus_dbus_hit' } : {}),
      locked: 'dcache_locked',
      clean: 'clean_data',
      cleaned: 'data_cleaned',
      write_error: 'cache_error',
      ...lostBits('dcache'),
      ...joined('m_axi', dataPrefix, DATA),
      ...(parity && checkedAnswers(options, 'data')),
    })}
    ${parity && parityInstances(options, fetchPrefix, dataPrefix)}
    ${isShared && instance(options, arbiter)}
  `;
}

const lostBits = (cache: string) => ({
  bit_lost: `${cache}_bit_lost`,
  bit_lost_address: `${cache}_bit_lost_address`,
  bit_corrected: `${cache}_bit_corrected`,
  bits_lost: `${cache}_bits_lost`,
  error_address: `${cache}_error_address`,
});

const nets = (prefix: string, manager: ManagerSignals) =>
  axiSignals(manager)
    .map((signal) => `${logic(signal[2])} ${axiPortName(prefix, signal)};`)
    .join('\n');

/** Behind a router the channel that goes out has nets of its own. */
const renamed = (channel: string) =>
  Object.fromEntries(
    ['req', 'gnt', 'rvalid', 'rdata', 'err'].map((signal) => [
      `${channel}_${signal}`,
      `bus_${channel}_${signal}`,
    ]),
  );
