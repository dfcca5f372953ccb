import { readFileSync } from 'node:fs';
import type { PllFamilyId } from '@netloom/model';
import { check } from '@netloom/soc';
import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { treeDesign, withClock } from '../clockTrees.ts';
import { testLibrary } from '../fixtures.ts';
import { pllDesign, PLL_NUMBERS } from '../pllTrees.ts';
import { unitFiles } from './unitFiles.ts';

const BENCH = readFileSync(new URL('pll_tb.sv', import.meta.url), 'utf8');
const CELLS = {
  ice40: '+/ice40/cells_sim.v',
  ecp5: '+/ecp5/cells_bb.v',
  mmcm: '+/xilinx/cells_xtra.v',
  plle2: '+/xilinx/cells_xtra.v',
};
const OSCILLATORS = [
  ['ice40-high', 24e6, 2, 'ice40'],
  ['ice40-low', 10e3, 1, 'ice40'],
  ['ecp5', 31e6, 10, 'ecp5'],
  ['7-series', 65e6, 1, 'mmcm'],
] as const;

async function elaborated(
  files: Record<string, string>,
  family: keyof typeof CELLS,
  cell: RegExp,
): Promise<void> {
  const sources = Object.keys(files).join(' ');
  const script = `read_verilog -lib ${CELLS[family]}; read_verilog -sv ${sources}; hierarchy -check -top top_crg0; proc; stat`;
  const { steps } = await prove({ files, steps: [['yosys', '-p', script]] });
  expect(steps[0]!.stdout).toMatch(cell);
}

it.each(Object.keys(CELLS) as (keyof typeof CELLS)[])(
  'the cell of %s has the ports and parameters that Yosys knows of it',
  async (family) => {
    await elaborated(unitFiles(pllDesign(family)), family, /SB_PLL40_CORE|EHXPLLL|MMCME2_BASE|PLLE2_BASE/);
  },
);

it.each(OSCILLATORS)('so has the oscillator %s', async (cell, frequency, divide, family) => {
  const design = withClock(treeDesign(), 'ring', { frequency, source: { kind: 'oscillator', cell, divide } });
  expect(check(design, testLibrary()).filter(({ severity }) => severity === 'error')).toEqual([]);
  await elaborated(unitFiles(design), family, /SB_HFOSC|SB_LFOSC|OSCG|STARTUPE2/);
});

it.each(Object.keys(PLL_NUMBERS) as PllFamilyId[])(
  '%s gives its frequencies in simulation, holds resets until it has locked, and lets go of a reference that stops',
  async (family) => {
    const design = pllDesign(family);
    expect(check(design, testLibrary()).filter(({ severity }) => severity === 'error')).toEqual([]);
    const [divider, multiplier, outputs] = PLL_NUMBERS[family];
    // First, so that its scale of time holds for all.
    const files = { 'pll_tb.sv': BENCH, ...unitFiles(design) };
    const other = `OTHER=out_fast${outputs.at(-1)![0]}`;
    const build = ['iverilog', '-g2012', `-D${outputs.length > 1 ? other : 'OTHER=out_third'}`];
    const { steps } = await prove({
      files,
      steps: [
        [...build, '-s', 'pll_tb', '-o', 'pll.vvp', ...Object.keys(files)],
        ['vvp', 'pll.vvp'],
      ],
    });
    const said = steps[1]!.stdout;
    for (const [place, [, divide]] of outputs.entries()) {
      const period = (1e12 / 40e6) * ((divider * divide) / multiplier);
      const measured = Number(new RegExp(`^fast ${place} (\\S+)`, 'm').exec(said)?.[1]);
      expect(measured / period).toBeCloseTo(1, 5);
    }
    expect(said).toContain('early 0');
    expect(said).toContain('stopped 0 0');
    expect(said).toContain('again 1');
  },
);

it('Verilator runs the same model', async () => {
  const files = { 'pll_tb.sv': BENCH, ...unitFiles(pllDesign('ecp5')) };
  const flags = ['--binary', '--timing', '-Wno-fatal', '-DOTHER=out_fast2', '--top-module', 'pll_tb'];
  const { steps } = await prove({
    files,
    steps: [['verilator', ...flags, '-o', 'pll_tb', ...Object.keys(files)], ['obj_dir/pll_tb']],
  });
  const [first, second] = [...steps[1]!.stdout.matchAll(/^fast \d (\S+)/gm)].map(([, each]) => Number(each));
  // 120 and 75 MHz.
  expect(first! / 8333.333).toBeCloseTo(1, 4);
  expect(second! / 13333.333).toBeCloseTo(1, 4);
  expect(steps[1]!.stdout).toContain('stopped 0 0');
});
