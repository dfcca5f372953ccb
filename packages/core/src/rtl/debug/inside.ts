import { hartSignals } from './hartPorts.ts';
import { busArbiter } from './busArbiter.ts';
import { DMI_SIGNALS } from './dmi.ts';
import { debugModule } from './debugModule.ts';
import { hasSystemBus } from './features.ts';
import { jtag } from './jtag.ts';
import { apbText } from './apbText.ts';
import { apbPort } from './transport.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasLockstep } from '../../options/safety.ts';
import { DATA_SIGNALS, dataSignals } from '../channels.ts';
import type { ChannelSignal } from '../channels.ts';
import { declarations } from '../nets.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';

const WIDTHS: Readonly<Record<string, number>> = { addr: 32, be: 4, wdata: 32, manage: 2, rdata: 32 };

const channel = (prefix: string, signals: readonly ChannelSignal[]) =>
  declarations(signals.map((signal) => ({ name: `${prefix}_${signal}`, width: WIDTHS[signal] ?? 1 })));

/** Where the pipeline's loads and stores go when the debugger has the bus, too. */
export function hartChannel(options: CoreOptions): Record<string, string> {
  const signals = [...dataSignals(options), ...(options.memory.dataCache ? ['hit'] : [])];
  return Object.fromEntries(signals.map((signal) => [`dbus_${signal}`, `hart_${signal}`]));
}

/** Nets between the transport and the debug module. */
export const transportNets = () =>
  declarations(Object.entries(DMI_SIGNALS).map(([name, width]) => ({ name, width })));

/** How a debugger reaches the debug module. */
export const transportInstance = (options: CoreOptions): string =>
  options.debug.transport === 'jtag' ? instance(options, jtag, { rst_n: 'debug_rst_n' }) : apbText(apbPort);

/** Nets between the pipeline, the debug module and its transport, which lies outside of a pair. */
export function debugNets(options: CoreOptions): string {
  return sv`

    // Debug module
    ${!hasLockstep(options) && transportNets()}
    ${declarations(hartSignals(options))}
    ${hasSystemBus(options) && `${channel('hart', dataSignals(options))}\n${channel('sb', DATA_SIGNALS)}`}
    ${hasSystemBus(options) && options.memory.dataCache && 'logic hart_hit;'}
  `;
}

/** The debug module, its transport, and its way to the bus. */
export function debugInstances(options: CoreOptions): string {
  return sv`
    ${!hasLockstep(options) && transportInstance(options)}

    ${instance(options, debugModule, { rst_n: 'debug_rst_n' })}
    ${hasSystemBus(options) && `\n${instance(options, busArbiter)}`}
  `;
}
