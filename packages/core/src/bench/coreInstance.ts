import type { CoreOptions } from '../options/coreOptions.ts';
import { logic } from '../rtl/pipelinePorts.ts';
import { topPorts } from '../rtl/top/topPorts.ts';
import { parametersOf } from '../rtl/top/parameters.ts';
import type { BenchSettings } from './bench.ts';

const OWN = ['clk', 'rst_n'];

const portsOf = (options: CoreOptions) => topPorts(options).flatMap(({ ports }) => ports);

/** Nets on the core's ports, of the same names. */
export function coreNets(options: CoreOptions): string {
  return portsOf(options)
    .filter(({ name }) => !OWN.includes(name))
    .map(({ name, width }) => `${logic(width).padEnd(12)} ${name};`)
    .join('\n');
}

/** Files that the core's memories start from. */
export function coreInstance(options: CoreOptions, { folder = '' }: BenchSettings): string {
  const files = parametersOf(options)
    .filter(({ type }) => type === 'string')
    .map(({ name }) => `.${name} ("${folder}${name.split('_')[0]!.toLowerCase()}.hex")`);
  const connections = portsOf(options).map(({ name }) => `  .${name} (${name})`);
  const parameters = files.length > 0 ? ` #(${files.join(', ')})` : '';
  return `${options.name}${parameters} u_core (\n${connections.join(',\n')}\n);\n`;
}
