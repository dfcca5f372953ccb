import { join } from 'node:path';
import { run } from '../../ip/test/run.ts';
import { bootPlan, designOf, inDemoFolder, runStep } from './bootDemo.ts';
import type { BootDesign, DesignName } from './bootDemo.ts';

const FAST_BUILD = ['OPT_FAST=-O1', 'OPT_SLOW=-O0'];
const CYCLES = 20_000_000;

/** What a SoC prints when it boots each firmware, line by line, and what Verilator has to say of its RTL. */
export async function bootEach(
  design: DesignName | BootDesign,
  firmware: readonly string[],
): Promise<{ lint: string; said: string[][] }> {
  const plans = firmware.map((folder) => bootPlan({ design, firmware: folder, cycles: CYCLES }));
  const [model] = plans;
  if (!model) throw new Error('there is no firmware');
  const top = designOf(design).document.name;
  const work = async (folder: string) => {
    const options = ['--lint-only', '-Wall', '--top', top, '-f', `gen/${top}/${top}.f`];
    const lint = await run(join(folder, 'src'), 'verilator', ...options);
    await runStep(model, 'verilate', folder);
    await run(join(folder, 'obj'), 'make', '-f', 'Vtop.mk', '-j', '2', ...FAST_BUILD);
    const said: string[][] = [];
    for (const plan of plans) {
      for (const id of ['firmware', 'link', 'image']) await runStep(plan, id, folder);
      said.push((await runStep(plan, 'boot', folder)).replaceAll('\r', '').split('\n'));
    }
    return { lint, said };
  };
  return inDemoFolder(model, work, design);
}

/** The same of one firmware. */
export async function bootLines(design: DesignName | BootDesign, firmware: string) {
  const { lint, said } = await bootEach(design, [firmware]);
  return { lint, said: said[0] ?? [] };
}
