import type { InstanceText, ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasOuterModule } from '../rtl/debug/features.ts';
import { debugPorts } from '../rtl/debug/transport.ts';
import { topPorts } from '../rtl/top/topPorts.ts';
import { parametersOf } from '../rtl/top/parameters.ts';
import type { BenchSettings } from './bench.ts';
import { variable } from './items.ts';

const OWN = ['clk', 'rst_n'];

const portsOf = (options: CoreOptions) => topPorts(options).flatMap(({ ports }) => ports);

/** Nets on the core's ports, of the same names. */
export const coreNets = (options: CoreOptions) =>
  portsOf(options)
    .filter(({ name }) => !OWN.includes(name))
    .map(({ name, width }) => variable(name, width));

/** Nothing is scanned here. */
export const restingScan = ({ safety }: CoreOptions): ItemText[] =>
  safety.testEnable ? [{ kind: 'assigns', assigns: [{ target: 'test_enable', value: "1'b0" }] }] : [];

/** No debug module stands here: its lines rest. */
export const restingModule = (options: CoreOptions): ItemText[] =>
  hasOuterModule(options)
    ? [
        {
          kind: 'assigns',
          assigns: debugPorts(options).flatMap(({ name, tieOff }) =>
            tieOff === undefined ? [] : [{ target: name, value: tieOff }],
          ),
        },
      ]
    : [];

/** The core, and the files that its memories start from. */
export function coreInstance(options: CoreOptions, { folder = '' }: BenchSettings): InstanceText {
  const files = parametersOf(options).filter(({ type }) => type === 'string');
  return {
    module: options.name,
    name: 'u_core',
    parameters: files.map(({ name }) => ({
      name,
      value: `"${folder}${name.split('_')[0]!.toLowerCase()}.hex"`,
    })),
    ports: portsOf(options).map(({ name }) => ({ name, value: name })),
  };
}
