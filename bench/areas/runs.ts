import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LocalExecutor, logSize, prepareRun, probeSandbox, readLog, runFolder } from '@netloom/executor';
import type { Executor } from '@netloom/executor';
import type { RunPlan } from '@netloom/model';
import { planSimulation } from '@netloom/tools';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const TIMES = 3;
const LINES = 2_000_000;
const limits = { seconds: 300, memoryMegabytes: 2048, processes: 64, diskMegabytes: 2048 };

const BENCH = `module bench;
  logic clk = 0;
  logic [31:0] state = 1;
  always #5 clk = ~clk;
  always_ff @(posedge clk) state <= state * 32'd1664525 + 32'd1013904223;
  initial begin
    repeat (300_000) @(posedge clk);
    $display("PASS");
    $finish;
  end
endmodule
`;

/** Makes a folder with the sources of a run and removes it after the work. */
async function inFolder<T>(plan: RunPlan, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-bench-'));
  try {
    await prepareRun(folder, plan);
    await writeFile(join(runFolder(folder).sources, 'bench.sv'), BENCH);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function follow(executor: Executor, folder: string): Promise<void> {
  await executor.submit(folder);
  for await (const { events } of executor.watch(folder, 0)) {
    const end = events.find(({ type }) => type === 'finished');
    if (end?.type === 'finished' && end.verdict !== 'passed') throw new Error(end.reason);
  }
}

/** The same commands one after the other, without sandbox, runner and logs. */
async function byHand(plan: RunPlan, folder: string): Promise<void> {
  const { work } = runFolder(folder);
  for (const { argv, directory } of plan.steps) {
    const [program = '', ...args] = argv;
    await promisify(execFile)(program, args, { cwd: join(work, directory), maxBuffer: 2 ** 26 });
  }
}

async function overhead(executor: Executor): Promise<Row> {
  const plan = planSimulation({ title: 'bench', top: 'bench', sources: ['bench.sv'], limits });
  let hand = Infinity;
  let run = Infinity;
  // Taken in turns, so that other work on the machine slows both.
  for (let time = 0; time < TIMES; time++) {
    hand = Math.min(hand, await fastest(1, () => inFolder(plan, (folder) => byHand(plan, folder))));
    run = Math.min(run, await fastest(1, () => inFolder(plan, (folder) => follow(executor, folder))));
  }
  const note = `verilate, compile, simulate: ${run.toFixed(2)} s against ${hand.toFixed(2)} s by hand`;
  return atMost('runs', 'wall time of a simulation, run / by hand', run / hand, 1.1, '×', note);
}

async function longLog(executor: Executor): Promise<Row[]> {
  const script = `print "[$_] uart0: sent byte 0x55, 12 to go, no errors seen\\n" for 1..${LINES}`;
  const step = {
    id: 'print',
    title: 'Print',
    argv: ['perl', '-e', script],
    env: {},
    directory: 'src',
    weight: 1,
  };
  const steps = [{ ...step, tool: 'simulation' as const }];
  const plan: RunPlan = { kind: 'simulate', title: 'log', steps, files: {}, outputs: [], limits };
  return inFolder(plan, async (folder) => {
    const seconds = await fastest(1, () => follow(executor, folder));
    const size = await logSize(folder);
    const tail = await fastest(TIMES, () => readLog(folder, size - 262_144, 262_144));
    const note = `${LINES / 1e6} million lines, ${Math.round(size / 1e6)} MB`;
    return [
      atMost('runs', 'a run that prints a long log', seconds, 5, 's', note),
      atMost('runs', 'open the tail of that log', tail * 1000, 500, 'ms'),
    ];
  });
}

async function startDelay(executor: Executor): Promise<Row> {
  const step = { id: 'true', title: 'True', argv: ['true'], env: {}, directory: 'src', weight: 1 };
  const steps = [{ ...step, tool: 'plain' as const }];
  const plan: RunPlan = { kind: 'lint', title: 'nothing', steps, files: {}, outputs: [], limits };
  const seconds = await fastest(TIMES, () => inFolder(plan, (folder) => follow(executor, folder)));
  return atMost('runs', 'a run that does nothing, start to verdict', seconds, 1, 's');
}

export async function measure(): Promise<Row[]> {
  const { sandbox, reason } = await probeSandbox();
  if (sandbox === undefined) throw new Error(reason);
  const executor = new LocalExecutor(() => Promise.resolve(sandbox));
  return [await overhead(executor), ...(await longLog(executor)), await startDelay(executor)];
}
