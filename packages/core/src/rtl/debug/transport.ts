import type { CoreOptions } from '../../options/coreOptions.ts';
import type { TopPort } from '../top/port.ts';
import { AUTHENTICATION } from './authentication.ts';
import { hasAuthentication, hasGroups, hasOuterModule } from './features.ts';
import { groupPorts } from './groups.ts';
import { hartSignals } from './hartPorts.ts';

/** The debug module's registers, a word each. */
export const DEBUG_SPAN = 512;

type Apb = readonly [signal: string, direction: 'in' | 'out', width: number];

/** Signals of APB (Arm IHI 0024E) by who drives them: a subordinate's answer is an output. */
export const APB: readonly Apb[] = [
  ['PADDR', 'in', 9],
  ['PSEL', 'in', 1],
  ['PENABLE', 'in', 1],
  ['PWRITE', 'in', 1],
  ['PWDATA', 'in', 32],
  ['PSTRB', 'in', 4],
  ['PRDATA', 'out', 32],
  ['PREADY', 'out', 1],
  ['PSLVERR', 'out', 1],
];

export const apbPort = (signal: string) => `s_apb_debug_${signal.toLowerCase()}`;

export const JTAG: readonly TopPort[] = [
  { name: 'jtag_tck', direction: 'in', width: 1, description: 'JTAG test clock', tieOff: "1'b0" },
  {
    name: 'jtag_trst_n',
    direction: 'in',
    width: 1,
    description: 'JTAG test reset, asynchronous, active low; asserted at power-up',
  },
  { name: 'jtag_tms', direction: 'in', width: 1, description: 'JTAG test mode select', tieOff: "1'b1" },
  { name: 'jtag_tdi', direction: 'in', width: 1, description: 'JTAG test data in', tieOff: "1'b1" },
  { name: 'jtag_tdo', direction: 'out', width: 1, description: 'JTAG test data out' },
  { name: 'jtag_tdo_oe', direction: 'out', width: 1, description: 'jtag_tdo drives its pin' },
];

/** Whether a port is one of the transport, which a debugger drives or reads. */
export const isTransport = (name: string) =>
  JTAG.some((port) => port.name === name) || APB.some(([signal]) => apbPort(signal) === name);

/** Ports to a debug module outside; without one the hart is never asked for anything. */
const outerPorts = (options: CoreOptions): TopPort[] =>
  hartSignals(options).map(({ name, from, width, note }) => ({
    name,
    direction: from === 'hart' ? 'out' : 'in',
    width,
    description: note && `${note[0]!.toUpperCase()}${note.slice(1)}`,
    ...(from === 'module' && { tieOff: `${width}'d0` }),
  }));

/** Ports by which a debugger reaches the core, with the resets on either side. */
export function debugPorts(options: CoreOptions): TopPort[] {
  if (hasOuterModule(options)) return outerPorts(options);
  const { debug, implementation } = options;
  const transport =
    debug.transport === 'jtag'
      ? [...JTAG]
      : APB.map(([signal, direction, width]): TopPort => ({ name: apbPort(signal), direction, width }));
  return [
    {
      name: 'debug_rst_n',
      direction: 'in',
      width: 1,
      description: `Reset of the debug module alone, ${implementation.reset}, active low: at power-up, not by ndmreset`,
    },
    {
      name: 'ndmreset',
      direction: 'out',
      width: 1,
      description: 'Asks for a reset of all but the debug module, this core too',
    },
    ...transport,
    ...(hasAuthentication(options) ? AUTHENTICATION : []),
    ...(hasGroups(options) ? groupPorts(options) : []),
  ];
}
