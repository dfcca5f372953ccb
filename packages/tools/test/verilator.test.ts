import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COVERAGE_FILE, coverageReport, planSimulation, readCoverage } from '../src/index.ts';
import { diagnosticsOf, metricsOf, removeFolders, runSteps, type Steps } from './runSteps.ts';

const DUT = `module dut(input logic clk, input logic go, output logic [1:0] q);
  initial q = 0;
  always_ff @(posedge clk) begin
    if (go) begin
      q <= q + 1;
    end else begin
      q <= 3;
    end
  end
  seen: cover property (@(posedge clk) q == 2);
  never: cover property (@(posedge clk) q == 3);
endmodule
`;
/** Two counters; rising edges at 5, 15 and 25 ns. */
const BENCH = `\`timescale 1ns/1ps
module tb;
  logic clk = 0;
  logic [1:0] q, p;
  string name;
  always #5 clk = ~clk;
  dut a(.clk, .go(1'b1), .q);
  dut b(.clk, .go(1'b1), .q(p));
  low: assert property (@(posedge clk) q < 2) else $error("q is %0d", q);
  initial begin
    void'($value$plusargs("name=%s", name));
    $dumpfile({name, ".fst"});
    $dumpvars;
    #12 assert (q == 2);
    #15 $warning("seeded %0d", $test$plusargs("seed=7"));
    if (p == 3) $display("done");
    $finish;
  end
endmodule
`;

let run: Steps;
beforeAll(() => {
  const limits = { seconds: 60, memoryMegabytes: 1024, processes: 64, diskMegabytes: 100 };
  const plan = planSimulation({
    title: 'tb',
    top: 'tb',
    sources: ['dut.sv', 'tb.sv'],
    coverage: true,
    seed: 7,
    errorLimit: 100,
    plusargs: ['name=computed'],
    dump: {},
    notes: ['%Warning-CONSTRAINTIGN: tb.sv:3: noticed'],
    limits,
  });
  run = runSteps(plan, { 'dut.sv': DUT, 'tb.sv': BENCH });
}, 280_000);
afterAll(removeFolders);

test('a simulation goes on after errors, says when they happened, and fails in its exit code', () => {
  const found = diagnosticsOf(run).filter(({ code }) => /^simulation|CONSTRAINT/.test(code));
  expect(found).toMatchObject([
    { code: 'verilator-CONSTRAINTIGN', severity: 'warning', place: { file: 'tb.sv', line: 3 } },
    { severity: 'error', time: 12, place: { file: 'tb.sv', line: 14 } },
    { severity: 'error', time: 25, message: 'q is 2 (in tb.low)', place: { file: 'tb.sv', line: 9 } },
    { severity: 'warning', time: 27, message: 'seeded 1 (in tb)' },
  ]);
  expect(run.exitCodes).toEqual([0, 0, 0, 1]);
  expect(metricsOf(run)['simulated time']).toBe(27);
});

test('a dump whose name the bench computes is kept under a known one', () => {
  expect(existsSync(join(run.folder, 'src/computed.fst'))).toBe(true);
  expect(readFileSync(join(run.folder, 'dump.fst'))).toEqual(
    readFileSync(join(run.folder, 'src/computed.fst')),
  );
});

test('coverage counts what the stimulus does, summed over instances', () => {
  const points = readCoverage(readFileSync(join(run.folder, COVERAGE_FILE), 'utf8')).get('dut.sv')!;
  const of = (sort: string) =>
    points.filter((point) => point.sort === sort).map(({ line, label, count }) => [line, label, count]);
  // Two instances, three rising edges each; a line counts its most often run statement of one instance.
  expect(of('branch')).toEqual([
    [4, 'if', 6],
    [4, 'else', 0],
  ]);
  expect(of('user')).toEqual([
    [10, 'seen', 2],
    [11, 'never', 0],
  ]);
  // q counts 0 1 2 3; the clock changes at 5, 10, 15, 20 and 25 ns; go stays.
  expect(Object.fromEntries(of('toggle').map(([, label, count]) => [label, count]))).toEqual({
    clk: 10,
    go: 2,
    'q[0]': 6,
    'q[1]': 2,
  });
  expect(of('line').filter(([, , count]) => count === 0)).toEqual([
    [6, '', 0],
    [7, '', 0],
  ]);
});

test('lines are covered as verilator_coverage has them, and the log says the same totals', () => {
  const data = readFileSync(join(run.folder, COVERAGE_FILE), 'utf8');
  const lineData = data.split('\n').filter((line) => !/v_(toggle|user)/.test(line));
  const input = join(run.folder, 'src/lines.dat');
  const output = join(run.folder, 'src/lines.info');
  execFileSync('sh', ['-c', `cat > ${input}; verilator_coverage --write-info ${output} ${input}`], {
    input: lineData.join('\n'),
  });
  const files = readCoverage(data);
  let file = '';
  for (const text of readFileSync(output, 'utf8').split('\n')) {
    file = /^SF:(.*)/.exec(text)?.[1] ?? file;
    const [, line, count] = /^DA:(\d+),(\d+)/.exec(text) ?? [];
    if (line === undefined) continue;
    const points = files.get(file)!.filter((point) => point.line === Number(line));
    // The tool counts a branch at the line of its keyword also, and of several points the least.
    const counts = points.filter(({ sort }) => sort === 'line' || sort === 'branch').map((p) => p.count > 0);
    expect(counts.every(Boolean), `${file}:${line}`).toBe(Number(count) > 0);
  }
  const report = coverageReport(files, () => 'design');
  const percent = (sort: 'line' | 'branch' | 'toggle') => {
    const sum = (part: 'covered' | 'total') => report.files.reduce((n, file) => n + file[sort][part], 0);
    return (100 * sum('covered')) / sum('total');
  };
  expect(metricsOf(run)).toMatchObject({
    'line coverage': percent('line'),
    'branch coverage': percent('branch'),
    'toggle coverage': percent('toggle'),
    'user coverage': 50,
  });
  expect(report.files.map(({ path }) => path)).toEqual(['dut.sv', 'tb.sv']);
});
