import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { showRegression, startRun, writeFileByPath } from '@netloom/contract';
import { runFolder } from '@netloom/executor';
import { atLeast, fastest } from '../row.ts';
import type { Row } from '../row.ts';
import { byXargs } from '../runs/byHand.ts';
import { inFolder, programPlan } from '../runs/runInFolder.ts';
import type { ServerClient } from '../server/client.ts';

const CASES = Number(process.env.NETLOOM_BENCH_CASES ?? 1000);
const TOGETHER = 2;
const TRIED = 200_000;

const bench = (loops: number) => `module second_tb;
  integer at, sum, seed;
  initial begin
    if (!$value$plusargs("seed=%d", seed)) seed = 1;
    sum = 0;
    for (at = 0; at < ${loops}; at = at + 1) sum = sum + at * 7;
    if (sum == 1) $error("the sum is one");
    $display("PASS");
    $finish;
  end
endmodule
`;

const PLAN = {
  ...{ netloom: 'regress', version: 1, name: 'seconds' },
  builds: { bench: { top: 'second_tb', testbench: 'second_tb.sv', simulator: 'icarus' } },
  cases: { second: { build: 'bench', seeds: { from: 1, to: CASES } } },
};

const simulation = programPlan(['vvp', '-n', 'second.vvp', '+seed=1']);

function compile(folder: string): string {
  const { sources } = runFolder(folder);
  execFileSync('iverilog', ['-g2012', '-o', 'second.vvp', 'second_tb.sv'], { cwd: sources });
  return sources;
}

/** Turns of the loop that a simulator of this machine does in a second. */
function loopsOfSecond(): Promise<number> {
  return inFolder(simulation, { 'second_tb.sv': bench(TRIED) }, async (folder) => {
    const cwd = compile(folder);
    const seconds = await fastest(3, () => execFileSync('vvp', ['-n', join(cwd, 'second.vvp')]));
    return Math.round(TRIED / seconds);
  });
}

async function byProduct(client: ServerClient, text: string): Promise<number> {
  const { deptId } = client;
  for (const [socVerilogPath, verilogFile] of [
    ['second_tb.sv', text],
    ['seconds.regress.json', JSON.stringify(PLAN)],
  ] as const)
    await client.call(writeFileByPath, { body: { deptId, socVerilogPath, verilogFile, hash: '' } });
  const start = performance.now();
  const request = { kind: 'regression', deptId, path: 'seconds.regress.json' } as never;
  const { runId } = await client.call(startRun, { body: request });
  for (;;) {
    const { result, passNum } = (await client.call(showRegression, { query: { runId } })).regression;
    const seconds = (performance.now() - start) / 1000;
    if (result === 'passed' && passNum === CASES) return seconds;
    if (result !== 'running') throw new Error(`the regression ended as ${result}, ${passNum} passed`);
    await sleep(200);
  }
}

/** Cases of a second each: a regression from the press of the button to its last result, against xargs. */
export async function caseRate(area: string, client: ServerClient): Promise<Row> {
  const text = bench(await loopsOfSecond());
  const byHand = (count: number) =>
    inFolder(simulation, { 'second_tb.sv': text }, (folder) => {
      compile(folder);
      return byXargs(simulation, folder, count, TOGETHER);
    });
  // One half before and one after, so that what else the machine has to do meanwhile tells less.
  const half = Math.floor(CASES / 2);
  const before = await byHand(half);
  const run = await byProduct(client, text);
  const hand = before + (await byHand(CASES - half));
  const note = `${CASES} simulations of about a second: ${run.toFixed(1)} s against ${hand.toFixed(1)} s by xargs -P${TOGETHER}, each in the same sandbox`;
  return atLeast(area, 'rate of cases of 1 s, regression / xargs', hand / run, 0.9, '×', note);
}
