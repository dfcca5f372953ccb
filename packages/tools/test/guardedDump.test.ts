import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { planOf } from './plannedTree.ts';
import { removeFolders, runSteps } from './runSteps.ts';

const BENCH = `\`timescale 1ns/1ps
module tb;
  reg clk = 0;
  always #5 clk = ~clk;
\`ifdef DUMP
  initial begin
    $dumpfile("own.fst");
    $dumpvars(0, tb);
  end
\`endif
  initial #30 $finish;
endmodule
`;

afterAll(removeFolders);

test.each([
  ['is not asked for', 'tb.v', 'dump.fst'],
  ['is asked for by a macro', '+define+DUMP\ntb.v', 'src/own.fst'],
])(
  'a wave is there where the dump of the bench %s',
  async (_, list, wave) => {
    const files = { 'tb.v': BENCH, 'tb.f': list };
    const plan = await planOf('simulate', { top: 'tb', fileList: 'tb.f' }, files);
    const run = runSteps(plan, files);
    expect(run.exitCodes.filter((code) => code !== 0)).toEqual([]);
    expect(existsSync(join(run.folder, wave))).toBe(true);
  },
  280_000,
);

const ASKED = BENCH.replace('`ifdef DUMP', '')
  .replace('`endif', '')
  .replace('initial begin', 'initial if ($test$plusargs("vcd")) begin');

test.each([
  ['verilator', '', 'dump.fst'],
  ['verilator', '+vcd', 'src/own.fst'],
  ['icarus', '', 'dump.fst'],
  ['icarus', '+vcd', 'src/own.fst'],
] as const)(
  'by %s with %j a bench that dumps on demand alone leaves a wave',
  async (simulator, plusargs, wave) => {
    const files = { 'tb.v': ASKED, 'tb.f': 'tb.v' };
    const plan = await planOf('simulate', { top: 'tb', fileList: 'tb.f', simulator, plusargs }, files);
    const run = runSteps(plan, files);
    expect(run.exitCodes.filter((code) => code !== 0)).toEqual([]);
    expect(existsSync(join(run.folder, wave))).toBe(true);
    expect(plan.outputs).toContainEqual(expect.objectContaining({ kind: 'wave', path: wave }));
  },
  280_000,
);

const NAMED = BENCH.replace('`ifdef DUMP', '`define WAVES "./work/deep/own.vcd"\n`ifndef NONE').replace(
  '"own.fst"',
  '`WAVES',
);

test.each(['verilator', 'icarus'] as const)(
  'a wave is kept that %s writes into a folder which is not there, under the name of a macro',
  async (simulator) => {
    const files = { 'tb.v': NAMED, 'tb.f': 'tb.v' };
    const plan = await planOf('simulate', { top: 'tb', fileList: 'tb.f', simulator }, files);
    const [wave] = plan.outputs.filter(({ kind }) => kind === 'wave');
    expect(wave?.path).toBe('src/work/deep/own.vcd');
    const run = runSteps(plan, files);
    expect(run.exitCodes.filter((code) => code !== 0)).toEqual([]);
    expect(existsSync(join(run.folder, wave!.path))).toBe(true);
  },
  280_000,
);
