import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRESETS, generateCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { IpDescriptor, SocDocument } from '@netloom/model';
import { createLibrary, libraryEntry } from '@netloom/soc';
import type { Library } from '@netloom/soc';

const { micro } = PRESETS;

/** A core whose debug module lies outside. */
export const hartCore: CoreOptions = {
  ...micro,
  name: 'hart',
  base: { ...micro.base, resetVector: '0x00000000' },
  auxiliary: { ...micro.auxiliary, externalInterrupts: false },
  debug: { ...micro.debug, transport: 'external', version: '1.0', triggers: 2 },
};

/** The library of the design: its core, with the folder that its files are in, and blocks of the product. */
export async function hartLibrary(ip: string, core = hartCore): Promise<Library> {
  const entries = ['sram', 'axi4lite_crossbar', 'debug_module'].map(async (name) => {
    const own = IpDescriptor.parse(JSON.parse(await readFile(join(ip, name, 'ip.json'), 'utf8')));
    return libraryEntry(own, `ip/${name}`, undefined);
  });
  const made = libraryEntry(generateCore(core).descriptor!, `cores/${core.name}`, undefined);
  return createLibrary([...(await Promise.all(entries)), made]);
}

const BLOCKS = ['cpu0', 'cpu1', 'sram0', 'xbar0'];
const LINKS = [
  ['cpu0.m_axil_i', 'xbar0.s'],
  ['cpu0.m_axil_d', 'xbar0.s'],
  ['cpu1.m_axil_i', 'xbar0.s'],
  ['cpu1.m_axil_d', 'xbar0.s'],
  ['debug0.m', 'xbar0.s'],
  ['xbar0.m', 'sram0.s_axil'],
  ['debug0.hart0', 'cpu0.debug'],
  ['debug0.hart1', 'cpu1.debug'],
] as const;
const PINS = {
  jtag_tms: 'in',
  jtag_tdi: 'in',
  jtag_tdo: 'out',
  jtag_tdo_oe: 'out',
  ndmreset: 'out',
} as const;

interface Changes {
  /** Parameters of the module. */
  module?: Record<string, string>;
  /** mhartid of the second core. */
  second?: string;
}

/** Two cores, memory, and one debug module with one TAP. */
export const twoHarts = ({ module = {}, second = '1' }: Changes = {}): SocDocument =>
  SocDocument.parse({
    ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:two:1.0', name: 'two' },
    clocks: { clk: { frequency: 40_000_000 }, jtag_tck: { frequency: 10_000_000 } },
    resets: {
      rst_n: { polarity: 'low', clock: 'clk' },
      debug_rst_n: { polarity: 'low', clock: 'clk' },
      jtag_trst_n: { polarity: 'low', clock: 'jtag_tck' },
    },
    ports: Object.fromEntries(
      Object.entries(PINS).map(([name, direction]) => [name, { direction, width: '1' }]),
    ),
    instances: {
      cpu0: { ip: 'netloom:core:hart:1.0', parameters: { HART_ID: '0' } },
      cpu1: { ip: 'netloom:core:hart:1.0', parameters: { HART_ID: second } },
      debug0: { ip: 'netloom:ip:debug_module:1.0', parameters: module },
      sram0: { ip: 'netloom:ip:sram:1.0', parameters: { ADDR_WIDTH: '16', INIT_FILE: '"ram.hex"' } },
      xbar0: { ip: 'netloom:interconnect:axi4lite_crossbar:1.0' },
    },
    interfaceConnections: LINKS.map(([manager, subordinate]) => ({ manager, subordinate })),
    portConnections: [
      ...['clk', 'rst_n'].flatMap((from) => BLOCKS.map((name) => ({ from, to: `${name}.${from}` }))),
      { from: 'clk', to: 'debug0.clk' },
      { from: 'debug_rst_n', to: 'debug0.rst_n' },
      { from: 'rst_n', to: 'debug0.bus_rst_n' },
      { from: 'jtag_tck', to: 'debug0.jtag_tck' },
      { from: 'jtag_trst_n', to: 'debug0.jtag_trst_n' },
      ...Object.entries(PINS).map(([name, direction]) =>
        direction === 'in' ? { from: name, to: `debug0.${name}` } : { from: `debug0.${name}`, to: name },
      ),
    ],
    addressMap: { 'sram0.s_axil': { base: '0x00000000', size: '0x10000' } },
  });
