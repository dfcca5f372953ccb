import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateMemory, memoryKind } from '@netloom/memory';
import { IpDescriptor } from '@netloom/model';
import { check, createLibrary, libraryEntry, readDocument } from '@netloom/soc';
import { softwareMap } from '@netloom/soc/addressmap';
import { expect, it } from 'vitest';
import { socRows } from './socRows.ts';

const IP = join(import.meta.dirname, '../../../../../../../ip');
const library = () =>
  readdirSync(IP, { withFileTypes: true }).flatMap(({ name }) => {
    try {
      const text = readFileSync(join(IP, name, 'ip.json'), 'utf8');
      return [libraryEntry(IpDescriptor.parse(JSON.parse(text)), name, undefined)];
    } catch {
      return [];
    }
  });

const memory = (name: string, more: object) =>
  generateMemory(
    memoryKind.read(
      JSON.stringify({
        netloom: 'memory',
        version: 1,
        name,
        depth: 256,
        width: 32,
        maskBits: 8,
        target: 'ice40',
        ...more,
      }),
      '',
    ).document!,
  ).descriptor!;

const SOC = {
  ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:top:1.0', name: 'top' },
  clocks: { clk: { frequency: 40_000_000 } },
  resets: { rst_n: { polarity: 'low', clock: 'clk' } },
  instances: {
    exerciser0: { ip: 'netloom:ip:exerciser:1.0' },
    xbar0: { ip: 'netloom:interconnect:axi4lite_crossbar:1.0' },
    sram0: { ip: 'netloom:ip:sram:1.0', parameters: { ADDR_WIDTH: '16' } },
    ram0: { ip: 'netloom:memory:ram:1.0' },
    table0: { ip: 'netloom:memory:coeffs:1.0' },
  },
  interfaceConnections: [
    { manager: 'exerciser0.m_axil', subordinate: 'xbar0.s' },
    { manager: 'xbar0.m', subordinate: 'sram0.s_axil' },
    { manager: 'xbar0.m', subordinate: 'ram0.s_axil' },
  ],
  addressMap: {
    'sram0.s_axil': { base: '0x20000000', size: '0x10000' },
    'ram0.s_axil': { base: '0x30000000', size: '0x400' },
  },
  interrupts: {},
};

it('finds the memories of a SoC with what a wrapper would be asked for, and wrappers that no address leads to', () => {
  const { document, diagnostics } = readDocument(JSON.stringify(SOC), 'top.soc.json');
  expect(diagnostics).toEqual([]);
  const known = createLibrary(
    [
      ...library(),
      libraryEntry(memory('ram', { bus: 'axi4lite' }), 'memories/ram', undefined),
      libraryEntry(memory('coeffs', {}), 'memories/coeffs', undefined),
    ],
    [],
  );
  const instances = Object.fromEntries(
    Object.entries(document!.instances).map(([name, { ip }]) => [name, ip]),
  );
  const rows = socRows([{ name: 'top', map: softwareMap(document!, known), instances }]);
  expect(rows).toMatchObject([
    {
      instance: 'sram0',
      base: 0x2000_0000n,
      bytes: 0x10000n,
      width: 32,
      bus: 'axi4lite',
      wrapper: undefined,
    },
    { instance: 'ram0', base: 0x3000_0000n, bytes: 0x400n, width: 32, bus: 'axi4lite', wrapper: 'ram' },
    { instance: 'table0', base: undefined, wrapper: 'coeffs' },
  ]);
});

it.each([
  [128, /decodes 0x00000200: 0x30000200 is 0x30000000 again/],
  [256, undefined],
  [512, /decodes 0x00000800: those from 0x00000400 on cannot be reached/],
] as const)('a wrapper of %i words is held against what the memory map gives it', (depth, said) => {
  const wrapper = memory('ram', { bus: 'axi4lite', depth });
  const { exerciser0, xbar0, ram0 } = SOC.instances;
  const instances = { exerciser0, xbar0, ram0 };
  const soc = {
    ...SOC,
    instances,
    interfaceConnections: SOC.interfaceConnections.filter(
      ({ subordinate }) => !subordinate.startsWith('sram0'),
    ),
    addressMap: { 'ram0.s_axil': SOC.addressMap['ram0.s_axil'] },
  };
  const { document } = readDocument(JSON.stringify(soc), 'top.soc.json');
  const known = createLibrary([...library(), libraryEntry(wrapper, 'memories/ram', undefined)], []);
  const found = check(document!, known).filter(({ code }) => code === 'SOC-ADDRESS-SPAN');
  expect(found.map(({ message }) => message)).toEqual(
    said === undefined ? [] : [expect.stringMatching(said)],
  );
});
