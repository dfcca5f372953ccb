import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resetSequence } from '@netloom/soc/clocks';
import { prove, sample } from '../../../../proof/index.ts';
import { treeDesign } from '../clockTrees.ts';
import { unitFiles } from './unitFiles.ts';

const FILES = unitFiles(treeDesign());
/** Some of the ratios, those beyond both ends among them. */
const FEW = '-DSTEP=16';
const BENCH = readFileSync(new URL('unit_tb.sv', import.meta.url), 'utf8');

async function printed(files: Record<string, string>, ...defines: string[]): Promise<Map<string, string>> {
  const all: Record<string, string> = { ...files, 'unit_tb.sv': BENCH };
  const { steps } = await prove({
    files: all,
    steps: [
      ['iverilog', '-g2012', ...defines, '-s', 'unit_tb', '-o', 'unit.vvp', ...Object.keys(all)],
      ['vvp', 'unit.vvp'],
    ],
  });
  const lines = steps[1]!.stdout.trim().split('\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()]),
  );
}

/** ps: crystals of 40 and 10 MHz. */
const XTAL = 25_000;
const AUX = 100_000;

/** Half of each period is high. */
const wave = (period: number) => `${period} ${period / 2}`;

function waves(when: string, clk: number, slow: number): [string, string][] {
  return [
    [`${when}.clk`, wave(clk)],
    [`${when}.slow`, wave(slow)],
    [`${when}.third`, wave(3 * XTAL)],
    [`${when}.gated`, wave(clk)],
  ];
}

/** What the registers are described to do: bit 1 of CAUSE is power-on, bit 0 the button. */
const EXPECTED = new Map<string, string>([
  ...waves('start', XTAL, 5 * XTAL),
  ...[
    ['cause.power-on', '00000002'],
    ['cause.cleared', '00000000'],
    ['mux', '00000100'],
    ['gate', '00000101'],
    ['ratio', '00000005'],
    ['reset', '00000000'],
    ['gate.closed', '00000000'],
    ['closed', '0 0'],
    ['gate.open', '00000101'],
    ['open', wave(XTAL)],
    ['mux.aux', '00000201'],
    ['mux.none', '00000205'],
    ['mux.xtal', '00000100'],
    ['software', '1 0'],
    ['software.over', '1 1'],
    ['button', '0 0'],
    ['button.cause', '00000001'],
    ['button.gate', '00000101'],
  ].map(([name, value]): [string, string] => [name!, value!]),
  ...waves('aux', AUX, 5 * XTAL),
  ...waves('xtal', XTAL, 5 * XTAL),
  ...waves('button', XTAL, 5 * XTAL),
  ...['clk', 'slow', 'third', 'gated'].map((name): [string, string] => [`test.${name}`, wave(XTAL)]),
  ['test.reset', '0 0'],
  ...Array.from({ length: 128 }, (_, ratio): [string, string] => [
    `ratio.${ratio}`,
    wave(XTAL * Math.min(64, Math.max(2, ratio))),
  ]),
]);

it.each([[['-DSTEP=1']], [['-DSTEP=1', '-DALONE']]])(
  'does what its registers say: divide, select, gate, reset, cause, scan %j',
  async (defines) => {
    const lines = await printed(FILES, ...defines);
    for (const [name, value] of EXPECTED) expect([name, lines.get(name)]).toEqual([name, value]);
    expect(lines.get('unknown')).toBeUndefined();
    // No pulse of an output is shorter than half the period of the fastest clock that it can have.
    const shortest = [0, 1, 2, 3].map((index) => Number(lines.get(`shortest.${index}`)));
    expect(shortest).toEqual([XTAL / 2, XTAL, (3 * XTAL) / 2, XTAL / 2]);
    // Three edges of the synchroniser of a reset less the one that releases it, and what the first is stretched by.
    for (const when of ['power-on', 'button.over']) {
      const [clocks, slows] = lines.get(when)!.split(' ').map(Number);
      expect(clocks).toBe(2 + 16);
      expect(slows).toBeGreaterThanOrEqual(1);
      expect(slows).toBeLessThanOrEqual(2);
      expect(lines.get(`${when} early`)).toBeUndefined();
    }
  },
);

it('releases resets when the sequence of the description says so', async () => {
  const lines = await printed(FILES, FEW);
  const moments = resetSequence(treeDesign()).filter(({ name }) => lines.has(`power-on.${name}`));
  expect(moments.map(({ name, after }) => [name, after])).toEqual([
    ['rst_n', undefined],
    ['slow_n', 'rst_n'],
  ]);
  // The phase of the crystal is free, and with it that of the clocks that are made of it.
  const free = { rst_n: XTAL, slow_n: XTAL + 5 * XTAL };
  for (const { name, released } of moments) {
    const simulated = Number(lines.get(`power-on.${name}`));
    expect(Math.abs(released! * 1e12 - simulated)).toBeLessThanOrEqual(free[name as keyof typeof free]);
  }
});

it('leaves a clock that has stopped: the one that is wanted, and the one in use', async () => {
  const lines = await printed(FILES, '-DALONE', FEW);
  expect(lines.get('dead')).toBe('00000001');
  expect(lines.get('escaped')).toBe('00020100');
  expect(lines.get('escaped.clk')).toBe(wave(XTAL));
  expect(lines.get('left')).toBe('00010201');
  expect(lines.get('left.clk')).toBe(wave(AUX));
});

it.each(["'0", "'1"])('starts when its registers hold %s before the first edge', async (value) => {
  const lines = await printed(FILES, `-DWAKE=${value}`, FEW);
  expect(lines.get('start.clk')).toBe(wave(XTAL));
});

const MUTANTS: [string, string, string][] = [
  ['top_crg0.sv', '.active_seen (clock_clk_active)', '.active_seen ()'],
  ['nl_clk_select.sv', 'escape <= stopped', "escape <= '0"],
  ['nl_clk_ratio.sv', 'wanted > MOST ? MOST : ', ''],
  ['top_crg0.sv', '.enable  (clock_gated_enable)', ".enable  (1'b1)"],
  ['top_crg0.sv', '.b (!in_button)', ".b (1'b1)"],
  ['top_crg0.sv', '.b (!reset_slow_n_assert)', ".b (1'b1)"],
  ['top_crg0.sv', '.b (out_rst_n)', ".b (1'b1)"],
  ['top_crg0.sv', '({in_aux, in_xtal})', '({in_xtal, in_aux})'],
  ['top_crg0.sv', '.STRETCH (16)', '.STRETCH (15)'],
  ['top_crg0.sv', "cause_por_n_set <= 1'b1", "cause_por_n_set <= 1'b0"],
  ['top_crg0.sv', ".ratio   (7'd3)", ".ratio   (7'd4)"],
];

it('does not start with registers that take their own clock away', async () => {
  const text = FILES['top_crg0.sv']!;
  const mutant = {
    ...FILES,
    'top_crg0.sv': text.replace('(escape_clk),\n    .active', '(clock_clk_stopped),\n    .active'),
  };
  expect(mutant['top_crg0.sv']).not.toBe(text);
  expect((await printed(mutant, "-DWAKE='1", FEW)).get('start.clk')).toBeUndefined();
});

it.each(sample(MUTANTS, 3))('%s with %s → %s does something else', async (file, find, replace) => {
  const text = FILES[file]!;
  expect(text).toContain(find);
  const mutant = { ...FILES, [file]: text.replace(find, replace) };
  const right = await printed(FILES, '-DALONE', FEW);
  expect(await printed(mutant, '-DALONE', FEW)).not.toEqual(right);
});
