import { readVerilog } from '@netloom/hdl';
import { benchFile } from '@netloom/tools/planning';
import { expect, it } from 'vitest';
import { planBench } from '../../../../../packages/tools/src/kinds/bench/planBench.ts';
import { benchOf } from './blockBench.ts';
import { builtInLibrary } from './builtInLibrary.ts';

const blocks = builtInLibrary.map(({ entry }) => entry.descriptor);
const LIMITS = { seconds: 600, memoryMegabytes: 4096, processes: 64, diskMegabytes: 1000 };

it('every block with RTL of its own has a bench, and no generated one', async () => {
  const found = await Promise.all(blocks.map(async ({ vlnv }) => (await benchOf(vlnv)) !== undefined));
  expect(found).toEqual(blocks.map(({ generator }) => generator === undefined));
  expect(await benchOf('netloom:ip:nothing:1.0')).toBeUndefined();
});

it('a bench has the sources of all modules that it needs, beside the tree of the project', async () => {
  const bench = (await benchOf('netloom:ip:dma:1.0'))!;
  const files = Object.entries(bench.files).map(([path, text]) => ({ path, text }));
  const { descriptors } = await readVerilog({ files });
  expect(descriptors.map(({ module }) => module)).toEqual(
    expect.arrayContaining(['nl_dma', 'nl_dma_regs', 'nl_dma_tb']),
  );
  const plan = planBench(bench, LIMITS);
  expect(plan.steps.map(({ directory }) => directory)).toEqual(plan.steps.map(() => 'block'));
  expect(plan.steps[0]!.argv).toContain('--coverage');
  expect(benchFile(plan, 'bench/nl_dma_tb.sv')).toBe(bench.files['bench/nl_dma_tb.sv']);
  expect(Object.keys(plan.files).filter((path) => path.startsWith('src/'))).toEqual([]);
});
