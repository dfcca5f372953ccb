import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { PRESETS, coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { datasheetHtml, datasheetOf } from '../../src/datasheet/index.ts';

const UNKNOWN = { area: null, fmax: null, coremark: null, rate: null };
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
