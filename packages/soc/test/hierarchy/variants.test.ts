import type { SocDocument } from '@netloom/model';
import { check, definitionsBelow, dissolve, generate, socKind } from '@netloom/soc';
import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { IPS, soc, testLibrary } from '../fixtures.ts';
import { stubText } from '../stubs.ts';

/** A counter in a document, as wide as its parameter says. */
const TALLY = soc({
  ...{ name: 'tally', parameters: { WIDTH: '8', TWICE: '2*WIDTH' } },
  resets: { rst: { polarity: 'high', clock: 'clk' } },
  ports: {
    enable: { direction: 'in', width: '1' },
    start: { direction: 'in', width: 'WIDTH' },
    value: { direction: 'out', width: 'WIDTH' },
    double: { direction: 'out', width: 'TWICE' },
  },
  instances: {
    one: { ip: 'test:ip:counter:1.0', parameters: { WIDTH: 'WIDTH' } },
    two: { ip: 'test:ip:counter:1.0', parameters: { WIDTH: 'TWICE' } },
  },
  portConnections: [
    ...['one', 'two'].flatMap((name) => [
      ...['clk', 'rst', 'enable'].map((each) => ({ from: each, to: `${name}.${each}` })),
      { from: '0', to: `${name}.step` },
    ]),
    { from: 'start', to: 'one.start' },
    { from: '0', to: 'two.start' },
    { from: 'one.value', to: 'value' },
    { from: 'two.value', to: 'double' },
  ],
});

/** Counters of the widths given, each with its result at the top. */
function counters(widths: Record<string, string | undefined>): SocDocument {
  const names = Object.keys(widths);
  return soc({
    parameters: { BASE: '10' },
    ports: { go: { direction: 'in', width: '1' } },
    instances: Object.fromEntries(
      names.map((name) => [
        name,
        { ip: TALLY.vlnv, ...(widths[name] && { parameters: { WIDTH: widths[name] } }) },
      ]),
    ),
    portConnections: names.flatMap((name) => [
      ...['clk', 'rst'].map((each) => ({ from: each, to: `${name}.${each}` })),
      { from: 'go', to: `${name}.enable` },
      { from: '0', to: `${name}.start` },
    ]),
  });
}

it('makes a module for each set of values, as wide as they say, that Verilator takes without a warning', async () => {
  const top = counters({ plain: undefined, same: '8', wide: 'BASE+6', also: '16', odd: '11' });
  const { files, diagnostics } = generate(top, testLibrary([TALLY]));
  expect(diagnostics).toEqual([]);
  const modules = files
    .map(({ path }) => /rtl\/(tally.*)\.sv$/.exec(path)?.[1])
    .filter((name) => name !== undefined);
  expect(modules.toSorted()).toEqual(['tally', 'tally_TWICE_22_WIDTH_11', 'tally_TWICE_32_WIDTH_16']);
  const stubs = Object.values(IPS).map((each) => [`lib/rtl/${each.module}.sv`, stubText(each)] as const);
  const sources = files
    .filter(({ path }) => path.endsWith('.sv') && path.includes('/rtl/'))
    .map(({ path }) => path);
  const read = [...sources, `lib/rtl/${IPS.counter.module}.sv`].map((path) => `read_verilog -sv ${path}`);
  const { files: left } = await prove({
    files: Object.fromEntries([...files.map(({ path, text }) => [path, text] as const), ...stubs]),
    steps: [
      [
        'verilator',
        '--lint-only',
        '-Wall',
        '-Wno-DECLFILENAME',
        '--top-module',
        'top',
        '-f',
        'gen/top/top.f',
      ],
      ['yosys', '-q', '-p', [...read, 'hierarchy -check -top top', 'write_json out.json'].join('; ')],
    ],
    leaves: ['out.json'],
  });
  const netlist = JSON.parse(left['out.json']!) as {
    modules: Record<string, { ports: Record<string, { bits: [] }> }>;
  };
  const bits = (name: string) => netlist.modules[name]!.ports['double']!.bits.length;
  expect(modules.toSorted().map(bits)).toEqual([16, 22, 32]);
});

it('names a setting that the document has not, and one that fits nothing', () => {
  const wrong = counters({ one: undefined });
  wrong.instances['one'] = { ip: TALLY.vlnv, parameters: { DEPTH: '4', WIDTH: 'BASE/0' } };
  const codes = check(wrong, testLibrary([TALLY])).map(({ code }) => code);
  expect(codes).toContain('SOC-PARAMETER-UNKNOWN');
  expect(codes).toContain('SOC-PARAMETER-VALUE');
});

it('ends where a document sets a parameter of itself', () => {
  const own = counters({ one: 'BASE+1' });
  const circle = { ...own, name: 'tally', vlnv: TALLY.vlnv, parameters: { BASE: '10', WIDTH: '4' } };
  const top = counters({ a: '7' });
  expect(check(top, testLibrary([circle])).length).toBeGreaterThan(0);
  expect(check(circle, testLibrary([circle])).map(({ code }) => code)).toContain('SOC-HIERARCHY-CYCLE');
  expect(generate(top, testLibrary([circle])).files).toEqual([]);
});

it('tells below a document what is wrong inside under the parameters that it sets, as generation does', () => {
  // The counter has at most 64 bits.
  const top = counters({ fits: '16', wide: 'BASE+30' });
  const library = testLibrary([TALLY]);
  expect(check(top, library).filter(({ severity }) => severity === 'error')).toEqual([]);
  const below = definitionsBelow(top, library).map(({ way, document }) => ({
    way: way.join('.'),
    errors: check(document, library).map(({ code }) => code),
  }));
  expect(below).toEqual([
    { way: 'fits', errors: [] },
    { way: 'wide', errors: expect.arrayContaining(['SOC-PARAMETER-VALUE']) as string[] },
  ]);
  const refused = generate(top, library).diagnostics.filter(({ severity }) => severity === 'error');
  expect(refused.map(({ code }) => code)).toEqual(below[1]!.errors);
  expect(refused[0]).toMatchObject({
    message: 'in tally_TWICE_80_WIDTH_40: two.WIDTH is 80; the most is 64',
    wording: { key: 'below', values: { problem: { wording: { key: 'SOC-PARAMETER-VALUE/most' } } } },
  });
  const told = socKind.check!(top, { library });
  expect(told.map(({ code }) => code)).toEqual(below[1]!.errors);
  expect(told[0]!.message).toMatch(/^in wide \(tally_TWICE_80_WIDTH_40\): /);
});

it('gives the blocks of a dissolved instance what it was set to, in the terms of the outer document', () => {
  const top = counters({ wide: 'BASE+6' });
  const layout = { netloom: 'layout', version: 1, blocks: {} } as const;
  const { document } = dissolve({ document: top, layout }, testLibrary([TALLY]), 'wide');
  expect(Object.values(document!.instances).map(({ parameters }) => parameters)).toEqual([
    { WIDTH: 'BASE+6' },
    { WIDTH: '2*(BASE+6)' },
  ]);
});
