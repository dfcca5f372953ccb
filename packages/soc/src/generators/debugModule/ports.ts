import { AUTHENTICATION, DEBUG_SPAN, JTAG, triggerPorts } from '@netloom/core/debug-module';
import type { BlockPorts, GeneratedInterface } from '../blockGenerator.ts';
import type { Options } from './options.ts';

/** The test clock and reset of JTAG, as cores with a module of their own call them too. */
export const TCK = 'jtag_tck';
export const TRST = 'jtag_trst_n';
const DATA = 32;

/** How a debugger reaches the registers on a bus. */
export const REGISTERS = {
  ...({ name: 's', bus: 'apb', role: 'subordinate', clock: 'clk', reset: 'rst_n' } as const),
  ...{ addressWidth: 9, dataWidth: DATA, addressSpan: DEBUG_SPAN, description: 'Registers, for a debugger' },
};

/** How the module reaches memory. */
export const SYSTEM_BUS = {
  ...({ name: 'm', bus: 'axi4-lite', role: 'manager', clock: 'clk', reset: 'bus_rst_n' } as const),
  ...{ addressWidth: 32, dataWidth: DATA, protection: true, description: 'System bus access' },
};

export const hartName = (hart: number) => `hart${hart}`;

const hartInterface = (hart: number): GeneratedInterface => ({
  ...({ bus: 'riscv-debug', role: 'manager', clock: 'clk', reset: 'rst_n' } as const),
  ...{ name: hartName(hart), addressWidth: 0, dataWidth: DATA, description: `Hart ${hart} for a debugger` },
});

export const hartInterfaces = ({ HARTS }: Options) =>
  Array.from({ length: HARTS }, (_, hart) => hartInterface(hart));

const OWN: BlockPorts['ports'] = [
  { name: 'clk', direction: 'in', width: 1, description: 'Clock, rising edge' },
  {
    name: 'rst_n',
    direction: 'in',
    width: 1,
    description: 'Reset of the module, active low: at power-up, not by ndmreset',
  },
  { name: 'ndmreset', direction: 'out', width: 1, description: 'Asks for a reset of all but this module' },
];

const BUS_RESET: BlockPorts['ports'][number] = {
  name: 'bus_rst_n',
  direction: 'in',
  width: 1,
  description: 'Reset of the bus that m is at, active low',
};

/** Pins of JTAG are of their own clock. */
const pins = (): BlockPorts['ports'] =>
  JTAG.map((port) => ({ ...port, ...(port.name !== TCK && port.name !== TRST && { clock: TCK }) }));

/** Triggers are members of groups. */
export const hasTriggers = ({ TRIGGERS, GROUPS }: Options) => TRIGGERS > 0 && GROUPS > 0;

export function ports(options: Options): BlockPorts {
  const isJtag = options.TRANSPORT === 'jtag';
  return {
    clocks: [{ port: 'clk' }, ...(isJtag ? [{ port: TCK, description: 'JTAG test clock' }] : [])],
    resets: [
      { port: 'rst_n', polarity: 'low', clock: 'clk' },
      ...(options.SYSTEM_BUS ? [{ port: 'bus_rst_n', polarity: 'low' as const, clock: 'clk' }] : []),
      ...(isJtag ? [{ port: TRST, polarity: 'low' as const }] : []),
    ],
    ports: [
      ...OWN,
      ...(options.SYSTEM_BUS ? [BUS_RESET] : []),
      ...(isJtag ? pins() : []),
      ...(options.AUTHENTICATION ? AUTHENTICATION : []),
      ...(hasTriggers(options) ? triggerPorts(options.TRIGGERS) : []),
    ],
    interfaces: [
      ...(isJtag ? [] : [REGISTERS]),
      ...(options.SYSTEM_BUS ? [SYSTEM_BUS] : []),
      ...hartInterfaces(options),
    ],
  };
}
