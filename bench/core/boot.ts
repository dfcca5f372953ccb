import { atLeast } from '../row.ts';
import type { Row } from '../row.ts';
import { bootPlan, inDemoFolder, runStep } from './bootDemo.ts';

const CYCLES = 20_000_000;
const TIMES = 3;
const SPEED = /^netloom: ran (\d+) cycles in ([\d.]+) s of CPU time$/m;

/** Cycles a second of processor time of the Verilated demo SoC that boots on the preset micro: one thread, no trace. */
export async function measureBoot(): Promise<Row[]> {
  const plan = bootPlan({ cycles: CYCLES });
  const speed = await inDemoFolder(plan, async (folder) => {
    for (const { id } of plan.steps.slice(0, -1)) await runStep(plan, id, folder);
    let best = 0;
    for (let time = 0; time < TIMES; time++) {
      const [, cycles, seconds] =
        SPEED.exec(await runStep(plan, 'boot', folder, 'How fast are you?\r')) ?? [];
      best = Math.max(best, Number(cycles) / Number(seconds));
    }
    return best;
  });
  const note = `${CYCLES / 1e6} M cycles of the demo SoC, fastest of ${TIMES}, by CPU time`;
  return [atLeast('core', 'booting SoC in Verilator', speed / 1e6, 2, 'M cycles/s', note)];
}
