import type { SocDocument } from '@netloom/model';
import { resetBench, resetSequence } from '@netloom/soc/clocks';
import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { countedDesign, treeDesign } from '../clockTrees.ts';
import { pllDesign } from '../pllTrees.ts';
import { unitFiles } from './unitFiles.ts';

/** ns by the simulation of the generated unit, by reset. */
async function simulated(
  document: SocDocument,
  change = (files: Record<string, string>) => files,
): Promise<Map<string, number>> {
  const { module, text } = resetBench(document)!;
  // First, so that its scale of time holds for all.
  const files = { 'resets_tb.sv': text.replace('../dump.fst', 'dump.fst'), ...change(unitFiles(document)) };
  const { steps } = await prove({
    files,
    steps: [
      ['iverilog', '-g2012', '-s', module, '-o', 'resets.vvp', ...Object.keys(files)],
      ['vvp', '-N', 'resets.vvp', '-none'],
    ],
  });
  const said = steps[1]!.stdout;
  expect(said).not.toMatch(/^(again|never)/m);
  return new Map([...said.matchAll(/^released (\w+) (\S+)$/gm)].map(([, name, at]) => [name!, Number(at)]));
}

const DESIGNS: [string, SocDocument][] = [
  ['every kind of source', treeDesign()],
  ['measured clocks', countedDesign()],
  ['a PLL', pllDesign('ecp5')],
];

it.each(DESIGNS)('the description of %s releases resets when the generated unit does', async (_, design) => {
  const times = await simulated(design);
  const described = resetSequence(design).filter(({ name }) => design.resets[name]!.source);
  expect([...times.keys()].sort()).toEqual(described.map(({ name }) => name).sort());
  for (const { name, clock, released } of described) {
    // The phase of a PLL's output to the power-on reset is not known.
    const slack = 1e9 / design.clocks[clock]!.frequency / 2 + 0.01;
    expect(Math.abs(times.get(name)! - released! * 1e9), name).toBeLessThan(slack);
  }
});

it('tells another unit by its times', async () => {
  const times = await simulated(treeDesign(), (files) => ({
    ...files,
    'top_crg0.sv': files['top_crg0.sv']!.replace('.STRETCH (16)', '.STRETCH (15)'),
  }));
  expect(times.get('rst_n')).toBeCloseTo(500, 1);
});
