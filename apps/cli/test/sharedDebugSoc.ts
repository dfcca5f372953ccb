import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRESETS, writeCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { netloomIn } from './netloomIn.ts';

const { micro } = PRESETS;

const CORE: CoreOptions = {
  ...micro,
  name: 'hart',
  base: { ...micro.base, resetVector: '0x00000000' },
  auxiliary: { ...micro.auxiliary, externalInterrupts: false },
  debug: { ...micro.debug, transport: 'external', version: '1.0', triggers: 2 },
};

const LINKS = [
  ...['cpu0', 'cpu1'].flatMap((cpu) => [`${cpu}.m_axil_i xbar0.s`, `${cpu}.m_axil_d xbar0.s`]),
  ...['debug0.m xbar0.s', 'xbar0.m sram0.s_axil', 'xbar0.m bridge0.s', 'bridge0.m uart0.s_apb'],
  ...['debug0.hart0 cpu0.debug', 'debug0.hart1 cpu1.debug'],
];
const INSIDE = ['cpu0', 'cpu1', 'sram0', 'xbar0', 'bridge0', 'uart0'];
const WIRES = [
  ...['clk', 'rst_n'].flatMap((net) => INSIDE.map((instance) => `${net} ${instance}.${net}`)),
  ...['clk debug0.clk', 'debug_rst_n debug0.rst_n', 'rst_n debug0.bus_rst_n', 'uart_rx uart0.rx'],
  ...['uart0.tx uart_tx', 'debug0.ndmreset ndmreset'],
];
const JTAG_WIRES = [
  ...['jtag_tck', 'jtag_trst_n', 'jtag_tms', 'jtag_tdi'].map((pin) => `${pin} debug0.${pin}`),
  ...['jtag_tdo', 'jtag_tdo_oe'].map((pin) => `debug0.${pin} ${pin}`),
];

const pairs = (lines: readonly string[]) => lines.map((line) => line.split(' ') as [string, string]);
const ports = (direction: 'in' | 'out', names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { direction, width: '1' }]));

/** Two cores with memory and a serial line, and their debug module, which is reached by JTAG, or by APB from the bus. */
const soc = (apb: boolean, memoryBits: number) => ({
  ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:duo:1.0', name: 'duo' },
  clocks: { clk: { frequency: 40_000_000 }, ...(!apb && { jtag_tck: { frequency: 10_000_000 } }) },
  resets: {
    rst_n: { polarity: 'low', clock: 'clk' },
    debug_rst_n: { polarity: 'low', clock: 'clk' },
    ...(!apb && { jtag_trst_n: { polarity: 'low', clock: 'jtag_tck' } }),
  },
  ports: {
    ...ports('in', ['uart_rx', ...(apb ? [] : ['jtag_tms', 'jtag_tdi'])]),
    ...ports('out', ['uart_tx', 'ndmreset', ...(apb ? [] : ['jtag_tdo', 'jtag_tdo_oe'])]),
  },
  instances: {
    bridge0: { ip: 'netloom:interconnect:axi4lite_apb_bridge:1.0' },
    cpu0: { ip: 'netloom:core:hart:1.0', parameters: { HART_ID: '0' } },
    cpu1: { ip: 'netloom:core:hart:1.0', parameters: { HART_ID: '1' } },
    debug0: { ip: 'netloom:ip:debug_module:1.0', parameters: apb ? { TRANSPORT: '"apb"' } : {} },
    sram0: {
      ip: 'netloom:ip:sram:1.0',
      parameters: { ADDR_WIDTH: String(memoryBits), INIT_FILE: '"ram.hex"' },
    },
    uart0: { ip: 'netloom:ip:uart:1.0', parameters: { RESET_DIVISOR: '347' } },
    xbar0: { ip: 'netloom:interconnect:axi4lite_crossbar:1.0' },
  },
  interfaceConnections: pairs([...LINKS, ...(apb ? ['bridge0.m debug0.s'] : [])]).map(
    ([manager, subordinate]) => ({ manager, subordinate }),
  ),
  portConnections: pairs([...WIRES, ...(apb ? [] : JTAG_WIRES)]).map(([from, to]) => ({ from, to })),
  addressMap: {
    'sram0.s_axil': { base: '0x00000000', size: `0x${(2 ** memoryBits).toString(16)}` },
    'uart0.s_apb': { base: '0x80000000', size: '0x1000' },
    ...(apb && { 'debug0.s': { base: '0x80001000', size: '0x1000' } }),
  },
});

/** Makes a SoC of two cores at one debug module in a folder, all files generated: `duo.soc.json`. */
export async function sharedDebugSoc(folder: string, { apb = false, memoryBits = 16 } = {}): Promise<void> {
  await writeFile(join(folder, 'hart.core.json'), writeCore(CORE));
  await writeFile(join(folder, 'duo.soc.json'), JSON.stringify(soc(apb, memoryBits)));
  await mkdir(join(folder, 'cores'));
  for (const words of [
    ['core', 'generate', '--options', 'hart.core.json', '--output', 'cores/hart'],
    ['generate', 'duo.soc.json', '--library', '.', '--output', '.'],
  ]) {
    const { code, output, errors } = await netloomIn(folder, words);
    if (code !== 0) throw new Error(`${words.join(' ')}\n${output}${errors}`);
  }
}
