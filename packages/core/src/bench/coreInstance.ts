import { emitInstance } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { declarations } from '../rtl/nets.ts';
import { topPorts } from '../rtl/top/topPorts.ts';
import { parametersOf } from '../rtl/top/parameters.ts';
import type { BenchSettings } from './bench.ts';

const OWN = ['clk', 'rst_n'];

const portsOf = (options: CoreOptions) => topPorts(options).flatMap(({ ports }) => ports);

/** Nets on the core's ports, of the same names. */
export function coreNets(options: CoreOptions): string {
  return declarations(portsOf(options).filter(({ name }) => !OWN.includes(name)));
}

/** The core, and the files that its memories start from. */
export function coreInstance(options: CoreOptions, { folder = '' }: BenchSettings): string {
  const files = parametersOf(options).filter(({ type }) => type === 'string');
  return emitInstance({
    module: options.name,
    name: 'u_core',
    parameters: files.map(({ name }) => ({
      name,
      value: `"${folder}${name.split('_')[0]!.toLowerCase()}.hex"`,
    })),
    ports: portsOf(options).map(({ name }) => ({ name, value: name })),
  });
}
