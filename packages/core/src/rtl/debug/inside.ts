import { HART_SIGNALS } from './hartPorts.ts';
import { busArbiter } from './busArbiter.ts';
import { debugModule } from './debugModule.ts';
import { hasSystemBus } from './features.ts';
import { jtag } from './jtag.ts';
import { apbPort } from './transport.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
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

const APB = sv`
  // An access in each second cycle of APB, without wait states.
  assign dmi_valid = ${apbPort('PSEL')} && ${apbPort('PENABLE')};
  assign dmi_write = ${apbPort('PWRITE')};
  assign dmi_addr = ${apbPort('PADDR')}[8:2];
  assign dmi_wdata = ${apbPort('PWDATA')};
  assign ${apbPort('PRDATA')} = dmi_rdata;
  assign ${apbPort('PREADY')} = 1'b1;
  assign ${apbPort('PSLVERR')} = 1'b0;

  // The registers are written as words.
  logic unused_debug;
  assign unused_debug = ^{${apbPort('PADDR')}[1:0], ${apbPort('PSTRB')}};
`;

/** Nets between the pipeline, the debug module and its transport. */
export function debugNets(options: CoreOptions): string {
  const dmi = { dmi_valid: 1, dmi_write: 1, dmi_addr: 7, dmi_wdata: 32, dmi_rdata: 32 };
  return sv`

    // Debug module
    ${declarations(Object.entries(dmi).map(([name, width]) => ({ name, width })))}
    ${declarations(HART_SIGNALS)}
    ${hasSystemBus(options) && `${channel('hart', dataSignals(options))}\n${channel('sb', DATA_SIGNALS)}`}
    ${hasSystemBus(options) && options.memory.dataCache && 'logic hart_hit;'}
  `;
}

/** The debug module, its transport, and its way to the bus. */
export function debugInstances(options: CoreOptions): string {
  return sv`
    ${options.debug.transport === 'jtag' ? instance(options, jtag, { rst_n: 'debug_rst_n' }) : APB}

    ${instance(options, debugModule, { rst_n: 'debug_rst_n' })}
    ${hasSystemBus(options) && `\n${instance(options, busArbiter)}`}
  `;
}
