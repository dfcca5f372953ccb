import { join } from 'node:path';
import { run } from '../../ip/test/run.ts';
import { bootPlan, inDemoFolder, runStep } from './bootDemo.ts';

const FAST_BUILD = ['OPT_FAST=-O1', 'OPT_SLOW=-O0'];

/** What a demo prints when it boots, line by line, and what Verilator has to say of its RTL. */
export async function bootLines(
  design: NonNullable<Parameters<typeof inDemoFolder>[2]>,
  firmware: string,
): Promise<{ lint: string; said: string[] }> {
  const plan = bootPlan({ design, firmware, cycles: 20_000_000 });
  const top = `${design}_soc`;
  return inDemoFolder(
    plan,
    async (folder) => {
      const options = ['--lint-only', '-Wall', '--top', top, '-f', `gen/${top}/${top}.f`];
      const lint = await run(join(folder, 'src'), 'verilator', ...options);
      for (const id of ['firmware', 'link', 'image', 'verilate']) await runStep(plan, id, folder);
      await run(join(folder, 'obj'), 'make', '-f', 'Vtop.mk', '-j', '2', ...FAST_BUILD);
      return { lint, said: (await runStep(plan, 'boot', folder)).replaceAll('\r', '').split('\n') };
    },
    design,
  );
}
