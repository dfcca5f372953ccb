import { expect, test } from 'vitest';
import { RunPlan } from '@netloom/model';
import { readVersion } from './detect.ts';
import { compiledDump, findDumpFile } from './kinds/simulate/dumpFile.ts';
import { planLint } from './kinds/lint/planLint.ts';
import { planSimulation } from './kinds/simulate/planSimulation.ts';
import { adaptersOf } from './adapters.ts';
import { judge, type StepResult } from './verdict.ts';

const limits = { seconds: 10, memoryMegabytes: 512, processes: 64, diskMegabytes: 512 };
const base = { title: 'demo', top: 'tb', sources: ['rtl/a.sv', 'tb/tb.sv'], limits };

test('plans satisfy the model and give every option to its tool', () => {
  const plan = planSimulation({
    ...base,
    includeDirs: ['inc'],
    fileLists: ['soc.f'],
    folderLists: ['ip/own.f'],
    defines: { SIM: '', WIDTH: '8' },
    plusargs: ['+verbose', 'count=3'],
    seed: 7,
  });
  expect(RunPlan.parse(plan)).toEqual(plan);
  expect(plan.steps[0]?.argv).toEqual(
    expect.arrayContaining(['-f', 'soc.f', '-F', 'ip/own.f', '-Iinc', '-DSIM', '-DWIDTH=8', 'tb/tb.sv']),
  );
  expect(plan.steps[2]?.argv).toEqual([
    '../obj/Vtop',
    '+verilator+seed+7',
    '+seed=7',
    '+verbose',
    '+count=3',
  ]);
  expect(RunPlan.parse(planLint(base)).steps).toHaveLength(1);
});

test.each([
  { sources: ['-x.sv'] },
  { sources: ['../a.sv'] },
  { sources: ['/etc/passwd'] },
  { sources: [], fileLists: [] },
  { includeDirs: ['a/../../b'] },
  { defines: { 'A B': '1' } },
  { top: '--exe' },
])('a bad option is refused with its field: %j', (bad) => {
  expect(() => planSimulation({ ...base, ...bad })).toThrow(Object.keys(bad)[0] ?? '');
});

test('the dump of a bench is respected; without one a dump is added', () => {
  const outputs = (dump?: { file?: string }) =>
    planSimulation({ ...base, dump }).outputs.map(({ path }) => path);
  expect(outputs()).toEqual(['dump.fst']);
  expect(outputs({ file: './waves/x.fst' })).toEqual(['src/waves/x.fst']);
  expect(outputs({ file: '../x.fst' })).toEqual(['x.fst']);
  expect(outputs({ file: '../../x.fst' })).toEqual([]);
  expect(outputs({ file: '/tmp/x.fst' })).toEqual([]);
  expect(outputs({})).toEqual(['dump.fst']);
  const filesWith = (options: object) => Object.keys(planSimulation({ ...base, ...options }).files);
  expect(filesWith({})).toEqual(['netloom_main.cpp', 'netloom_trace.sv']);
  expect(filesWith({ dump: { file: 'x' } })).toEqual(['netloom_main.cpp']);
  expect(filesWith({ trace: false })).toEqual(['netloom_main.cpp']);
});

test('the dump is that which a macro of the bench names', () => {
  const bench = '`define WAVES "work/tb.vcd"\ninitial $dumpfile(`WAVES);';
  expect(compiledDump([bench], {}, [])).toEqual({ file: 'work/tb.vcd' });
  expect(compiledDump(['initial $dumpfile(name);'], {}, [])).toEqual({});
});

test('$dumpfile is found outside comments', () => {
  expect(findDumpFile('// $dumpfile("a")\n/* $dumpfile("b") */ initial $dumpfile ( "c.fst" );')).toEqual({
    file: 'c.fst',
  });
  expect(findDumpFile('initial $dumpfile(name);')).toEqual({});
  expect(findDumpFile('initial $display("x");')).toBeUndefined();
});

test('$dumpfile counts where the macros of the run and of other sources let it be compiled', () => {
  const bench = '`ifdef DUMP\ninitial $dumpfile("a.fst");\n`else\ninitial $dumpfile("b.fst");\n`endif';
  const guarded = '`ifdef DUMP\ninitial $dumpfile("a.fst");\n`endif';
  expect(compiledDump([guarded], {}, [])).toBeUndefined();
  expect(compiledDump([guarded], { DUMP: '' }, [])).toEqual({ file: 'a.fst' });
  expect(compiledDump(['`define DUMP', guarded], {}, [])).toEqual({ file: 'a.fst' });
  expect(compiledDump([bench], {}, [])).toEqual({ file: 'b.fst' });
});

const simulation = await adaptersOf({ kind: 'simulate', steps: [] });
const boot = await adaptersOf({ kind: 'boot', steps: [] });

/** A step that said nothing and ended well, but for what is given. */
const result = (over: Partial<StepResult>): StepResult => ({
  step: { id: 'simulate', title: 'Simulate', tool: 'simulation' },
  exitCode: 0,
  signal: null,
  errors: 0,
  warnings: 0,
  ...over,
});

test.each<[Partial<StepResult>, string, string]>([
  [{}, 'inconclusive', 'neither that it passed nor that it failed'],
  [{ result: { passed: true, text: 'PASS' } }, 'passed', 'PASS'],
  [{ result: { passed: false, text: 'FAIL 3' } }, 'failed', 'FAIL 3'],
  [{ errors: 1, firstError: 'dead', result: { passed: true, text: 'PASS' } }, 'failed', '1 error: dead'],
  [{ exitCode: 3 }, 'failed', 'exit code 3'],
  [{ exitCode: 3, result: { passed: true, text: 'PASS' } }, 'failed', 'exit code 3'],
  [{ exitCode: null, signal: 'SIGSEGV', result: { passed: true, text: 'PASS' } }, 'failed', 'SIGSEGV'],
  [{ step: { id: 'boot', title: 'Boot', tool: 'boot' } }, 'inconclusive', 'did not end by itself'],
  [{ step: { id: 'lint', title: 'Lint', tool: 'verilator' } }, 'passed', 'no errors'],
  [{ exitCode: null, signal: 'SIGSEGV' }, 'failed', 'SIGSEGV'],
])('a step that ended as %j is judged %s', (over, verdict, reason) => {
  const judgement = judge([result(over)], { ...boot, ...simulation });
  expect(judgement.verdict).toBe(verdict);
  expect(judgement.reason).toContain(reason);
});

test('a verdict says why in parts, for screens to word', () => {
  const causeOf = (over: Partial<StepResult>) => judge([result(over)], { ...boot, ...simulation }).cause;
  expect(causeOf({ errors: 2, firstError: 'dead' })).toEqual({
    code: 'step-errors',
    step: 'Simulate',
    errors: 2,
    first: 'dead',
  });
  expect(causeOf({ result: { passed: false, text: ' FAIL 3 ' } })).toEqual({
    code: 'bench-said',
    said: 'FAIL 3',
  });
  expect(causeOf({})).toBeUndefined();
});

test('versions are read from what the tools print', () => {
  expect(readVersion('Verilator 5.006 2023-01-22 rev (Debian 5.006-3)')).toBe('5.006');
  expect(readVersion('g++ (Debian 12.2.0-14) 12.2.0')).toBe('12.2.0');
});
