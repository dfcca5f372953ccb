import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { haltsByGroup } from './features.ts';

/** CSR that shows the debug module's data register, in the range that only debug mode may access. */
export const DATA0 = 0x7b4;

/** A signal between hart and debug module; `from` is who drives it. */
export interface HartSignal {
  name: string;
  from: 'hart' | 'module';
  width: number;
  note?: string;
}

/**
 * The hart executes in debug mode what the debug module hands to it, an instruction at a time; data goes through the
 * register `data0` of the module, which the hart has as a CSR (Debug 0.13.2, 3.12.5: hartinfo.dataaccess is 0).
 */
const SIGNALS: readonly HartSignal[] = [
  { name: 'debug_haltreq', from: 'module', width: 1 },
  { name: 'debug_resethaltreq', from: 'module', width: 1, note: 'halt at the first instruction after reset' },
  { name: 'debug_alive', from: 'hart', width: 1, note: 'low while the hart is in reset' },
  { name: 'debug_mode', from: 'hart', width: 1 },
  { name: 'debug_valid', from: 'module', width: 1, note: 'an instruction for the hart in debug mode' },
  { name: 'debug_instr', from: 'module', width: 32 },
  { name: 'debug_ready', from: 'hart', width: 1, note: 'the one before is done' },
  { name: 'debug_exception', from: 'hart', width: 1, note: 'it has raised an exception, before debug_ready' },
  { name: 'debug_data0', from: 'module', width: 32 },
  { name: 'debug_data0_we', from: 'hart', width: 1 },
  { name: 'debug_data0_wdata', from: 'hart', width: 32 },
];

const BY_GROUP: HartSignal = {
  name: 'debug_by_group',
  from: 'module',
  width: 1,
  note: 'the halt request is one of the halt group',
};

/** `byGroup`: the hart tells its halt group from the debugger. */
export const signalsOf = (byGroup: boolean): readonly HartSignal[] =>
  byGroup ? [...SIGNALS, BY_GROUP] : SIGNALS;

export const hartSignals = (options: CoreOptions): readonly HartSignal[] => signalsOf(haltsByGroup(options));

/** The ports of either side. */
export function hartPorts(options: CoreOptions, side: 'hart' | 'module'): PortText[] {
  const title = side === 'hart' ? 'Debug module' : 'Hart';
  return portGroup(
    title,
    hartSignals(options).map(({ name, from, width, note }) =>
      (from === side ? output : input)(name, width, note),
    ),
  );
}
