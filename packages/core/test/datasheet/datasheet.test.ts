import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { PRESETS, coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { datasheetHtml, datasheetOf } from '../../src/datasheet/index.ts';

const UNKNOWN = {
  ...{ area: null, fmax: null, coremark: null, rate: null },
  ...{ benchmarks: null, cycles: null, ice40: null },
};
const MEASURED = { ...UNKNOWN, area: { measured: true, value: 25.2 } } as const;
const sheetOf = (options: CoreOptions) => datasheetOf(options, UNKNOWN);
const rowsOf = (options: CoreOptions, title: string) =>
  sheetOf(options).tables.find((table) => table.title === title)?.rows ?? [];

it.each(Object.entries(PRESETS))('has every port of the module, and no other: %s', (_, options) => {
  const top = coreRtl(options).find(({ path }) => path === `rtl/${options.name}.sv`)!.text;
  const header = top.slice(0, top.indexOf(');'));
  const ports = [...header.matchAll(/^\s*(?:in|out)put\s+logic(?: +\[[^\]]+\])?\s+(\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(rowsOf(options, 'Interfaces').map(([, name]) => name)).toEqual(ports);
});

it('has the registers of the specification at their addresses', () => {
  const rows = rowsOf(PRESETS.micro, 'Control and status registers');
  for (const row of [
    ['0x300', 'mstatus', 'read, write', 'machine'],
    ['0x340', 'mscratch', 'read, write', 'machine'],
    ['0xc00', 'cycle', 'read', 'user'],
    ['0xf14', 'mhartid', 'read', 'machine'],
  ])
    expect(rows).toContainEqual(row);
  expect(rowsOf(PRESETS.nano, 'Control and status registers')).toEqual([]);
});

it('counts the latches of a core that has some', () => {
  const implementation = { ...PRESETS.micro.implementation, registerFile: 'latches' as const };
  const row = rowsOf({ ...PRESETS.micro, implementation }, 'Figures').find(([name]) => name === 'Latches');
  expect(row).toEqual(['Latches', '1023', 'counted', '992 bits of registers, 31 clock gates; no others']);
  expect(rowsOf(PRESETS.micro, 'Figures').map(([name]) => name)).not.toContain('Latches');
});

it('says what an interrupt takes, by the CLIC too, and what follows one', () => {
  const { micro } = PRESETS;
  const auxiliary = { ...micro.auxiliary, clic: { base: '0x02010000' }, clicVectors: true };
  const rows = rowsOf({ ...micro, auxiliary }, 'Cycles of instructions');
  expect(rows).toContainEqual([
    'interrupt of the CLIC, preempting a handler or not',
    '3, by the table 5; 1 more out of wfi',
  ]);
  expect(rows.find(([kind]) => kind!.startsWith('next handler'))![1]).toMatch(/^15 .* 100 by a return/);
  expect(rowsOf(micro, 'Cycles of instructions').join()).not.toContain('CLIC');
});

it('has the registers of the CLIC at their addresses', () => {
  const { micro } = PRESETS;
  const clic = { base: '0x02010000' };
  const rows = rowsOf(
    { ...micro, auxiliary: { ...micro.auxiliary, clic, clicInputs: 5 } },
    'Registers of the core-local interrupt controller',
  );
  expect(rows.filter(([address]) => address !== '').map((row) => row.slice(0, 2))).toEqual([
    ['0x02010000', 'CLICCFG'],
    ['0x02010004', 'CLICINFO'],
    ['0x0201100c', 'SOFTWARE'],
    ['0x0201101c', 'TIMER'],
    ['0x0201102c', 'EXTERNAL'],
    ['0x02011040, 5 words', 'PIN'],
  ]);
  expect(rows).toContainEqual(['', '', '31:28', 'CTL', 'read, write', expect.stringContaining('clicintctl')]);
});

it('says of a figure how it was found, and of none that it is one', () => {
  const [figures] = datasheetOf(PRESETS.micro, MEASURED).tables;
  expect(figures!.rows[0]!.slice(0, 3)).toEqual(['Area', '25.2 kGE', 'measured']);
  expect(figures!.rows[1]!.slice(0, 3)).toEqual(['Highest clock', 'not known', '']);
});

it('is a page that a reader of XML finds whole, whatever a name has in it', () => {
  const options = { ...PRESETS.micro, instructions: ['a<b>&"c".insn.json'] };
  const html = datasheetHtml(sheetOf(options));
  expect(html).toContain('a&lt;b&gt;&amp;&quot;c&quot;.insn.json');
  const whole = html.replace('<!doctype html>', '').replaceAll(/<meta ([^>]*)>/g, '<meta $1/>');
  const read = spawnSync(
    'python3',
    ['-c', 'import sys, xml.dom.minidom as m; m.parseString(sys.stdin.buffer.read())'],
    {
      input: whole,
    },
  );
  expect(read.stderr.toString()).toBe('');
});

it('tells of benchmarks and an FPGA what was measured, that a core does not fit, and what is not known', () => {
  const figuresOf = (known: Partial<typeof UNKNOWN> | object) =>
    datasheetOf(PRESETS.micro, { ...UNKNOWN, ...known }).tables.find(({ title }) => title === 'Figures')!
      .rows;
  const find = (rows: readonly (readonly string[])[], name: string) =>
    rows.find(([first]) => first === name)!;
  const cells = { luts: 7675, flops: 2265, rams: 0 };
  const rows = figuresOf({
    ice40: { cells, fits: false, megahertz: null },
    benchmarks: { measured: true, value: 1.234 },
    cycles: { sort: 1000, matrix: 2000, crc: 300, sieve: 4000, string: 500 },
  });
  expect(find(rows, 'Benchmarks').slice(1, 3)).toEqual(['1.23 × micro', 'measured']);
  expect(find(rows, 'Benchmarks')[3]).toContain('sort 1000, matrix 2000');
  expect(find(rows, 'Cells on iCE40')[1]).toBe('7675 LUT4, 2265 flip-flops, 0 block RAM');
  expect(find(rows, 'Highest clock on iCE40 HX8K').slice(1, 3)).toEqual(['does not fit', 'measured']);
  const fitting = figuresOf({ ice40: { cells, fits: true, megahertz: 33.08 } });
  expect(find(fitting, 'Highest clock on iCE40 HX8K')[1]).toBe('33 MHz');
  for (const name of ['Benchmarks', 'Cells on iCE40', 'Highest clock on iCE40 HX8K'])
    expect(find(figuresOf({}), name)[1]).toBe('not known');
});
