import type { CoreOptions } from '../../options/coreOptions.ts';
import { axiPortName, axiSignals } from '../axi/axiLite.ts';
import { dataAdapter } from '../axi/dataAdapter.ts';
import { fetchAdapter } from '../axi/fetchAdapter.ts';
import { sharedAdapter } from '../axi/sharedAdapter.ts';
import { targetsOf } from '../router/targets.ts';
import { instance } from '../unit.ts';

/** Instances of the adapters between the core's channels and its AXI4-Lite ports. */
export function adapterInstances(options: CoreOptions): string {
  const nets = {
    ...(options.memory.instructionMemory ? renamed('ibus', ['req', 'gnt', 'rvalid', 'rdata', 'err']) : {}),
    ...(targetsOf(options).length > 0 ? renamed('dbus', ['req', 'gnt', 'rvalid', 'rdata', 'err']) : {}),
  };
  if (options.memory.ports === 'shared') return instance(options, sharedAdapter, nets);
  return [
    instance(options, fetchAdapter, { ...nets, ...prefixed('m_axil_i', { readOnly: true }) }),
    instance(options, dataAdapter, { ...nets, ...prefixed('m_axil_d', { readOnly: false }) }),
  ].join('\n');
}

/** Behind a router the channel that goes out has nets of its own. */
const renamed = (channel: string, signals: string[]) =>
  Object.fromEntries(signals.map((signal) => [`${channel}_${signal}`, `bus_${channel}_${signal}`]));

/** The adapter's `m_axil_…` ports on those of the core that begin with `prefix`. */
const prefixed = (prefix: string, manager: { readOnly: boolean }) =>
  Object.fromEntries(
    axiSignals(manager).map((signal) => [axiPortName('m_axil', signal), axiPortName(prefix, signal)]),
  );
