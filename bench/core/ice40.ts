import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreOptions } from '@netloom/core';
import { readWithoutLines } from '@netloom/tools';
import { execute } from '../../packages/core/src/node/execute.ts';
import { adapters } from '../../packages/tools/src/kinds/fit/adapters.ts';
import { planFit } from '../../packages/tools/src/kinds/fit/planFit.ts';
import { runPlan } from './runPlan.ts';

const LIMITS = { seconds: 3600, memoryMegabytes: 4096, processes: 64, diskMegabytes: 1024 };

/** iCE40 cells of a design alone. */
export async function ice40Cells(folder: string, top: string, files: string[]) {
  const script = `${readWithoutLines(files, top)}; synth_ice40 -abc9 -device hx -top ${top}; tee -q -o cells.txt stat`;
  await execute('prlimit', ['--cpu=1800', 'yosys', '-q', '-p', script], { folder });
  const cells = await readFile(join(folder, 'cells.txt'), 'utf8');
  const count = (kind: RegExp) =>
    [...cells.matchAll(/^\s+(SB_\w+)\s+(\d+)$/gm)]
      .filter(([, name = '']) => kind.test(name))
      .reduce((sum, [, , number]) => sum + Number(number), 0);
  return { luts: count(/^SB_LUT4$/), flops: count(/^SB_DFF/), rams: count(/^SB_RAM/) };
}

/** Steps of the product's run that fits a core into an iCE40; its cells are counted apart. */
const PLACING = ['wrap', 'place'];

/** Highest clock on HX8K, in MHz, by nextpnr with seed 1; null when the core does not fit, or finds no routing. */
export async function ice40Fmax(options: CoreOptions): Promise<number | null> {
  const plan = planFit(options, LIMITS);
  const steps = plan.steps.filter(({ id }) => PLACING.includes(id));
  const folder = await mkdtemp(join(tmpdir(), 'netloom-fit-'));
  try {
    const outputs = await runPlan(folder, { ...plan, steps }, {});
    const findings = steps.flatMap((step) => {
      const read = adapters[step.tool]!.read(step);
      return outputs[step.id]!.split('\n').flatMap((line) => read(line));
    });
    const clock = findings.find((each) => each.type === 'metric' && each.name === 'highest clock');
    return clock?.type === 'metric' ? clock.value : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
