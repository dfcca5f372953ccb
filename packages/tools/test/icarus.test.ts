import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { planSimulation, type SimulationOptions } from '../src/index.ts';
import { diagnosticsOf, metricsOf, removeFolders, runSteps } from './runSteps.ts';

afterAll(removeFolders);

const limits = { seconds: 60, memoryMegabytes: 1024, processes: 64, diskMegabytes: 100 };
const plan = (options: Partial<SimulationOptions> = {}) =>
  planSimulation({ simulator: 'icarus', title: 'tb', top: 'tb', sources: ['tb.sv'], limits, ...options });
const bench = (body: string) =>
  `module tb;\n  parameter N = 1;\n  initial begin\n${body}\n  end\nendmodule\n`;

test('a bench runs with its arguments, leaves a wave, and its failed assertion is an error', () => {
  const text = bench(`    if ($test$plusargs("seed=7") && N == 5) $display("seeded");
    #4 assert (N == 4) else $error("N is %0d", N);
    assert (N == 3);
    $display("PASS"); $finish;`);
  const run = runSteps(plan({ seed: 7, parameters: { N: '5' } }), { 'tb.sv': text });
  expect(run.output).toContain('seeded\n');
  expect(diagnosticsOf(run)).toMatchObject([
    { severity: 'error', message: 'N is 5', place: { file: 'tb.sv', line: 5 } },
    { severity: 'error', message: 'Assertion failed', place: { file: 'tb.sv', line: 6 } },
  ]);
  expect(metricsOf(run)).toEqual({ 'simulated time': 4 });
  expect(existsSync(join(run.folder, 'dump.fst'))).toBe(true);
});

test('$fatal and $stop end a run with an error or a code', () => {
  const fatal = runSteps(plan({ trace: false }), { 'tb.sv': bench('    #3 $fatal(1, "dead %0d", 7);') });
  expect(fatal.exitCodes).toEqual([0, 1]);
  expect(diagnosticsOf(fatal)).toMatchObject([{ severity: 'error', message: 'dead 7', place: { line: 4 } }]);
  expect(existsSync(join(fatal.folder, 'dump.fst'))).toBe(false);
  expect(runSteps(plan(), { 'tb.sv': bench('    $stop;') }).exitCodes).toEqual([0, 1]);
});

test.each([
  ['x y z;', 'icarus-syntax', 4],
  ['nothere = 1;', 'icarus-error', 4],
  ['end\n  p: assert property (@(posedge N) N);\n  initial begin', 'icarus-sorry', 5],
])('what does not compile is an error at its line: %s', (body, code, line) => {
  const run = runSteps(plan(), { 'tb.sv': bench(body) });
  expect(run.exitCodes[0]).not.toBe(0);
  expect(diagnosticsOf(run)).toContainEqual(
    expect.objectContaining({ code, severity: 'error', place: { kind: 'source', file: 'tb.sv', line } }),
  );
});

test('a missing file is an error', () => {
  expect(diagnosticsOf(runSteps(plan(), {}))).toContainEqual({
    code: 'icarus-error',
    severity: 'error',
    message: 'tb.sv: No such file or directory',
  });
});

test.each<Partial<SimulationOptions>>([
  { coverage: true },
  { optimize: 'speed' },
  { traceDepth: 2, dump: { file: 'x.fst' } },
])('what Icarus cannot do is refused with the field: %j', (bad) => {
  expect(() => plan(bad)).toThrow(Object.keys(bad)[0]);
});
