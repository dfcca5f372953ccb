import { atLeast } from '../row.ts';
import type { Row } from '../row.ts';
import { bootPlan, inDemoFolder, runStep } from './bootDemo.ts';

const TIMES = 3;
const SPEED = /^netloom: ran (\d+) cycles in ([\d.]+) s of CPU time$/m;

/** What is booted and measured, and the line that is typed into it. */
interface Boot {
  choice: NonNullable<Parameters<typeof bootPlan>[0]>;
  typed?: string;
}

/** Cycles a second of processor time of a Verilated demo that boots, the fastest of a few: one thread, no trace. */
async function fastestBoot({ choice, typed = '' }: Boot): Promise<number> {
  const plan = bootPlan(choice);
  const work = async (folder: string) => {
    for (const { id } of plan.steps.slice(0, -1)) await runStep(plan, id, folder);
    let best = 0;
    for (let time = 0; time < TIMES; time++) {
      const [, cycles, seconds] = SPEED.exec(await runStep(plan, 'boot', folder, typed)) ?? [];
      best = Math.max(best, Number(cycles) / Number(seconds));
    }
    return best;
  };
  return inDemoFolder(plan, work, choice.design);
}

const CYCLES = 20_000_000;

/** The demo SoC on the preset micro. */
export async function measureBoot(): Promise<Row[]> {
  const speed = await fastestBoot({ choice: { cycles: CYCLES }, typed: 'How fast are you?\r' });
  const note = `${CYCLES / 1e6} M cycles of the demo SoC, fastest of ${TIMES}, by CPU time`;
  return [atLeast('core', 'booting SoC in Verilator', speed / 1e6, 2.5, 'M cycles/s', note)];
}

/** The microcontroller, which runs from a flash and uses its blocks. */
export async function measureMicrocontroller(area: string): Promise<Row> {
  const firmware = 'demo/sw/use_blocks';
  const speed = await fastestBoot({ choice: { design: 'microcontroller', firmware } });
  const note = `${firmware}, fastest of ${TIMES}, by CPU time`;
  return atLeast(area, 'booting microcontroller in Verilator', speed / 1e6, 1.5, 'M cycles/s', note);
}
