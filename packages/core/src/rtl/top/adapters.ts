import type { CoreOptions } from '../../options/coreOptions.ts';
import { dataAdapter } from '../axi/dataAdapter.ts';
import { fetchAdapter } from '../axi/fetchAdapter.ts';
import { sharedAdapter } from '../axi/sharedAdapter.ts';
import { instance, portsOf } from '../instance.ts';
import { targetsOf } from '../router/targets.ts';

/** Instances of the adapters between the core's channels and its AXI4-Lite ports. */
export function adapterInstances(options: CoreOptions): string {
  const nets = {
    ...(options.memory.instructionMemory ? renamed('ibus', ['req', 'gnt', 'rvalid', 'rdata', 'err']) : {}),
    ...(targetsOf(options).length > 0 ? renamed('dbus', ['req', 'gnt', 'rvalid', 'rdata', 'err']) : {}),
  };
  if (options.memory.ports === 'shared')
    return instance(options.name, 'axil', portsOf(sharedAdapter(options)), nets);
  const fetch = portsOf(fetchAdapter(options));
  const data = portsOf(dataAdapter(options));
  return [
    instance(options.name, 'axil_fetch', fetch, { ...nets, ...prefixed(fetch, 'm_axil_i') }),
    instance(options.name, 'axil_data', data, { ...nets, ...prefixed(data, 'm_axil_d') }),
  ].join('\n');
}

/** Behind a router the channel that goes out has nets of its own. */
const renamed = (channel: string, signals: string[]) =>
  Object.fromEntries(signals.map((signal) => [`${channel}_${signal}`, `bus_${channel}_${signal}`]));

/** The adapter's `m_axil_…` ports on those of the core that begin with `prefix`. */
const prefixed = (ports: string, prefix: string) =>
  Object.fromEntries(
    [...ports.matchAll(/\bm_axil_(\w+)/g)].map(([port, signal]) => [port, `${prefix}_${signal}`]),
  );
