import type { IpDescriptorText } from '@netloom/model';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasOuterModule, hasOwnModule } from '../rtl/debug/features.ts';
import { hartSignals } from '../rtl/debug/hartPorts.ts';
import { APB, DEBUG_SPAN, apbPort } from '../rtl/debug/transport.ts';

type Interfaces = Extract<IpDescriptorText['busInterfaces'], readonly unknown[]>;

const hasJtag = ({ debug }: CoreOptions) => debug.transport === 'jtag';

/** The test clock has nothing to do with that of the core. */
export const debugClocks = (options: CoreOptions): NonNullable<IpDescriptorText['clocks']> =>
  hasJtag(options) ? [{ port: 'jtag_tck', description: 'JTAG test clock' }] : [];

export function debugResets(options: CoreOptions): NonNullable<IpDescriptorText['resets']> {
  if (!hasOwnModule(options)) return [];
  return [
    { port: 'debug_rst_n', polarity: 'low', clock: 'clk' },
    ...(hasJtag(options) ? [{ port: 'jtag_trst_n', polarity: 'low' as const }] : []),
  ];
}

const PREFIX = 'debug_';

/** To the debug module that several harts share. */
const hartInterface = (options: CoreOptions): Interfaces => [
  {
    name: 'debug',
    bus: 'riscv-debug',
    role: 'subordinate',
    signals: Object.fromEntries(
      hartSignals(options).map(({ name }) => [name.slice(PREFIX.length).toUpperCase(), name]),
    ),
    clock: 'clk',
    reset: 'rst_n',
    description: 'Hart of a debug module',
  },
];

/** The registers of the debug module, where the SoC's bus leads to them, or the way to a module outside. */
export function debugInterface(options: CoreOptions): Interfaces {
  if (hasOuterModule(options)) return hartInterface(options);
  if (options.debug.transport !== 'apb') return [];
  return [
    {
      name: 's_apb_debug',
      bus: 'apb',
      role: 'subordinate',
      signals: Object.fromEntries(APB.map(([signal]) => [signal, apbPort(signal)])),
      clock: 'clk',
      reset: 'debug_rst_n',
      addressSpan: String(DEBUG_SPAN),
      description: 'Debug module',
    },
  ];
}
