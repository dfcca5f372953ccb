import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillObjects, LocalExecutor, logSize, modelCompiler, readLog } from '@netloom/executor';
import type { Executor, Sandbox } from '@netloom/executor';
import type { RunEvent, RunPlan } from '@netloom/model';
import { planObjects, planSimulation } from '@netloom/tools';
import { atLeast, atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';
import { byHand, byXargs, inSandbox, workingSandbox } from '../runs/byHand.ts';
import { follow, inFolder, LIMITS, pass, programPlan } from '../runs/runInFolder.ts';

const AREA = 'runs';
const TIMES = 3;
const LINES = 2_000_000;
const JOBS = Number(process.env.NETLOOM_BENCH_JOBS ?? 200);
const TOGETHER = 2;

const bench = (cycles: number) => `module bench;
  logic clk = 0;
  logic [31:0] state = 1;
  always #5 clk = ~clk;
  always_ff @(posedge clk) state <= state * 32'd1664525 + 32'd1013904223;
  initial begin
    repeat (${cycles}) @(posedge clk);
    $display("PASS");
    $finish;
  end
endmodule
`;

const simulation = (): RunPlan =>
  planSimulation({ title: 'bench', top: 'bench', sources: ['bench.sv'], limits: LIMITS });

async function overhead(executor: Executor): Promise<Row> {
  const plan = simulation();
  const sources = { 'bench.sv': bench(4_000_000) };
  let hand = Infinity;
  let run = Infinity;
  // Taken in turns, so that other work on the machine slows both.
  for (let time = 0; time < TIMES; time++) {
    hand = Math.min(hand, await inFolder(plan, sources, (folder) => fastest(1, () => byHand(plan, folder))));
    run = Math.min(run, await inFolder(plan, sources, (folder) => fastest(1, () => pass(executor, folder))));
  }
  const note = `verilate, compile, simulate: ${run.toFixed(2)} s against ${hand.toFixed(2)} s by hand, without a sandbox`;
  return atMost(AREA, 'wall time of a simulation, run / by hand', run / hand, 1.05, '×', note);
}

async function trivial(executor: Executor): Promise<Row> {
  const plan = programPlan(['true']);
  const hand = await inFolder(plan, {}, async (folder) => fastest(10, await inSandbox(plan, folder)));
  let run = Infinity;
  for (let time = 0; time < 10; time++)
    run = Math.min(run, await inFolder(plan, {}, (folder) => fastest(1, () => pass(executor, folder))));
  const note = `${(run * 1000).toFixed(0)} ms against ${(hand * 1000).toFixed(0)} ms for the same command in the sandbox`;
  return atMost(AREA, 'a run that does nothing, above its command', (run - hand) * 1000, 150, 'ms', note);
}

async function rate(executor: Executor): Promise<Row> {
  const plan = programPlan(['sleep', '1']);
  const hand = await inFolder(plan, {}, (folder) => byXargs(plan, folder, JOBS, TOGETHER));
  let left = JOBS;
  const worker = async () => {
    while (left-- > 0) await inFolder(plan, {}, (folder) => pass(executor, folder));
  };
  const run = await fastest(1, () => Promise.all(Array.from({ length: TOGETHER }, worker)));
  const note = `${JOBS} jobs, ${TOGETHER} at a time: ${run.toFixed(1)} s against ${hand.toFixed(1)} s, the same sandbox on both sides`;
  return atLeast(AREA, 'rate of jobs of 1 s, executor / xargs', hand / run, 0.95, '×', note);
}

const secondsOf = (events: RunEvent[], step: string) =>
  events.find((event) => event.type === 'step-finished' && event.step === step);

async function compileSeconds(executor: Executor): Promise<number> {
  const events = await inFolder(simulation(), { 'bench.sv': bench(10) }, (folder) => pass(executor, folder));
  const end = secondsOf(events, 'compile');
  return end?.type === 'step-finished' ? end.seconds : NaN;
}

/** A model that is there already, and Verilator's own sources compiled once. */
async function caches(sandbox: Sandbox): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-bench-'));
  const kept = { folder, modelBytes: 1e9 };
  const [bare, cached] = [undefined, kept].map(
    (some) => new LocalExecutor(() => Promise.resolve(sandbox), some),
  );
  if (!bare || !cached) return [];
  try {
    const without = await compileSeconds(bare);
    await fillObjects(kept, bare, planObjects(LIMITS, modelCompiler()), 'bench');
    const compile = await compileSeconds(cached);
    const key = createHash('sha256').update('bench').digest('hex');
    const plan = { ...simulation(), cache: { key, steps: ['verilate', 'compile'], product: 'obj/Vtop' } };
    const sources = { 'bench.sv': bench(10) };
    await inFolder(plan, sources, (run) => pass(cached, run));
    const again = await fastest(TIMES, () => inFolder(plan, sources, (run) => pass(cached, run)));
    return [
      atMost(AREA, 'identical build from the cache, start to verdict', again, 0.5, 's'),
      atMost(
        AREA,
        'compiling a small design, objects kept / not kept',
        compile / without,
        1,
        '×',
        `${compile.toFixed(1)} s against ${without.toFixed(1)} s`,
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, maxRetries: 10 });
  }
}

/** Another run while one that wants 8 GB is under way. */
async function beside(executor: Executor): Promise<Row> {
  const eater = programPlan(['perl', '-e', 'my @a; push @a, "x" x 1e7 for 1..800']);
  const limits = { ...LIMITS, memoryMegabytes: 2048 };
  return inFolder({ ...eater, limits }, {}, async (folder) => {
    const eating = follow(executor, folder);
    const plan = programPlan(['true']);
    const other = await inFolder(plan, {}, (run) => fastest(1, () => pass(executor, run)));
    const end = (await eating).at(-1);
    const reason = end?.type === 'finished' ? end.reason : '';
    if (reason !== 'memory limit of 2048 MB') throw new Error(`the allocator ended otherwise: ${reason}`);
    return atMost(
      AREA,
      'a run beside an allocator of 8 GB, start to verdict',
      other,
      2,
      's',
      `allocator: ${reason}`,
    );
  });
}

async function longLog(executor: Executor): Promise<Row[]> {
  const script = `print "[$_] uart0: sent byte 0x55, 12 to go, no errors seen\\n" for 1..${LINES}; print "PASS\\n"`;
  return inFolder(programPlan(['perl', '-e', script], 'simulation'), {}, async (folder) => {
    const seconds = await fastest(1, () => pass(executor, folder));
    const size = await logSize(folder);
    const tail = await fastest(TIMES, () => readLog(folder, size - 262_144, 262_144));
    const note = `${LINES / 1e6} million lines, ${Math.round(size / 1e6)} MB`;
    return [
      atMost(AREA, 'a run that prints a long log', seconds, 5, 's', note),
      atMost(AREA, 'open the tail of that log', tail * 1000, 500, 'ms'),
    ];
  });
}

export async function measure(): Promise<Row[]> {
  const sandbox = await workingSandbox();
  const folder = await mkdtemp(join(tmpdir(), 'netloom-bench-'));
  // As the server has it: Node's compiled modules are kept.
  const executor = new LocalExecutor(() => Promise.resolve(sandbox), { folder, modelBytes: 0 });
  const rows = [
    await trivial(executor),
    await overhead(executor),
    await rate(executor),
    ...(await caches(sandbox)),
    await beside(executor),
    ...(await longLog(executor)),
  ];
  await rm(folder, { recursive: true, maxRetries: 10 });
  return rows;
}
