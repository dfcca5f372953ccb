import { expect, test } from 'vitest';
import type { RunStep } from '@netloom/model';
import { adaptersOf, readerFor } from './adapters.ts';

// The lines are what Verilator 5.006, GCC 12 and GNU make 4.3 print.

const simulation = await adaptersOf({ kind: 'simulate', steps: [] });
const boot = await adaptersOf({ kind: 'boot', steps: [] });

function read(tool: RunStep['tool'], ...lines: string[]) {
  const reader = readerFor(
    { id: 's', title: 's', argv: ['x'], env: {}, directory: 'src', tool, weight: 1 },
    { ...boot, ...simulation },
  );
  return lines.flatMap((line) => reader(line));
}

const diagnostics = (tool: RunStep['tool'], ...lines: string[]) =>
  read(tool, ...lines).flatMap((finding) => (finding.type === 'diagnostic' ? [finding.diagnostic] : []));

test('Verilator: errors and warnings with and without place and code', () => {
  expect(
    diagnostics(
      'verilator',
      "%Error: ./rtl/b.sv:2:18: Can't find definition of variable: 'nothere'",
      '%Warning-WIDTH: rtl/b.sv:2:12: Operator ASSIGNW expects 8 bits',
      '                             : ... In instance tb',
      "%Error: Specified --top-module 'zz' was not found in design.",
      '%Error: Exiting due to 2 error(s)',
    ),
  ).toEqual([
    {
      code: 'verilator-error',
      severity: 'error',
      message: "Can't find definition of variable: 'nothere'",
      place: { kind: 'source', file: 'rtl/b.sv', line: 2, column: 18 },
    },
    {
      code: 'verilator-WIDTH',
      severity: 'warning',
      message: 'Operator ASSIGNW expects 8 bits',
      place: { kind: 'source', file: 'rtl/b.sv', line: 2, column: 12 },
    },
    {
      code: 'verilator-error',
      severity: 'error',
      message: "Specified --top-module 'zz' was not found in design.",
      place: undefined,
    },
  ]);
});

test('make: compiler errors, make errors and growing progress', () => {
  const lines = [
    'g++  -I.  -MMD -Os -c -o verilated.o /usr/share/verilator/include/verilated.cpp',
    'g++  -I.  -MMD -Os -c -o Vtop__ALL.o Vtop__ALL.cpp',
    "e.cpp:2:9: error: expected '}' at end of input",
    'make: *** [mk:2: x] Error 1',
    'Archive ar -rcs Vtop__ALL.a Vtop__ALL.o',
  ];
  expect(diagnostics('make', ...lines).map(({ code, message }) => [code, message])).toEqual([
    ['compiler-error', "expected '}' at end of input"],
    ['make-error', '[mk:2: x] Error 1'],
  ]);
  // The compiler runs in `obj`, beside the project's sources.
  const [own] = diagnostics('make', "../src/dpi/twice.cpp:3:1: error: expected ';' before '}' token");
  expect(own?.place).toMatchObject({ file: 'dpi/twice.cpp', line: 3, column: 1 });
  const fractions = read('make', ...lines).flatMap((f) => (f.type === 'progress' ? [f.fraction] : []));
  expect(fractions).toEqual([...fractions].sort());
  expect(fractions.at(-1)).toBe(0.9);
});

test('simulation: a file named by its last part is completed where one source alone has that name', () => {
  const sources = ['tb/a.sv', 'rtl/b.sv', 'ip/b.sv'];
  const step = { id: 's', title: 's', argv: ['x'], env: {}, directory: 'src', weight: 1, sources };
  const reader = readerFor({ ...step, tool: 'simulation' }, simulation);
  const lines = [
    '[9] %Error: a.sv:3: Assertion failed in TOP.tb: x',
    '-Info: tb/a.sv:3: Verilog $stop, ignored due to +verilator+error+limit',
    '[9] %Error: b.sv:3: Assertion failed in TOP.tb: x',
  ];
  const files = lines.flatMap((line) => reader(line)).map((finding) => JSON.stringify(finding));
  expect(files).toEqual([expect.stringContaining('"tb/a.sv"'), expect.stringContaining('"b.sv"')]);
});

test('simulation: severity tasks with time, place and scope; the stop after an error is not a second one', () => {
  expect(
    diagnostics(
      'simulation',
      '[50000] %Warning: tb.sv:13: Assertion failed in TOP.tb.unnamedblk1: warn 5',
      '[50000] -Info: tb.sv:14: Assertion failed in TOP.tb.unnamedblk1: info',
      '[50000] %Error: tb.sv:17: Assertion failed in TOP.tb.a1',
      '%Error: tb.sv:17: Verilog $stop',
      'Aborting...',
      '%Warning: sw/rom.hex:0: $readmem file not found',
    ).map(({ severity, message, place }) => [severity, message, place?.kind === 'source' && place.line]),
  ).toEqual([
    ['warning', 'warn 5 (in tb)', 13],
    ['info', 'info (in tb)', 14],
    ['error', 'Assertion failed in tb.a1', 17],
    ['warning', 'sw/rom.hex: $readmem file not found', false],
  ]);
});

test.each([
  ['PASS', true],
  ['** TEST PASSED **', true],
  ['[120] uart_tb: PASS: 12 checks', true],
  ['PASSED: 12  FAILED: 0', true],
  ['12 checks, 0 FAILED, PASS', true],
  ['FAIL', false],
  ['Test 3 FAILED at 1200', false],
  ['TEST_FAILED', false],
  ['PASSED: 11  FAILED: 1', false],
  ['bypass failed over passively', undefined],
  ['-Info: tb.sv:9: Assertion failed in TOP.tb: TEST PASSED', true],
  ['INFO: tb.sv:9: TEST FAILED', false],
  ['-Info: tb.sv:9: Assertion failed in TOP.tb', undefined],
  ['WARNING: tb.sv:9: cannot open the file', undefined],
  ['0 FAILED', undefined],
  ['COMPASS', undefined],
])('simulation: the line "%s" says %s', (line, passed) => {
  const results = read('simulation', line);
  expect(results.flatMap((finding) => (finding.type === 'result' ? [finding.passed] : []))).toEqual(
    passed === undefined ? [] : [passed],
  );
});

test('simulation: ids in the summary of UVM mean nothing', () => {
  const lines = ['** Report counts by id', '[ERROR]     2', '[TEST FAILED]     1', '[ERROR] 2 differs'];
  expect(read('simulation', ...lines)).toHaveLength(1);
});

test('a failed allocation is seen in the output of any tool', () => {
  expect(read('make', 'cc1plus: out of memory allocating 65536 bytes')).toContainEqual({
    type: 'out-of-memory',
  });
  expect(read('simulation', "terminate called after throwing an instance of 'std::bad_alloc'")).toHaveLength(
    1,
  );
});

test('boot: where the cycles of the core went, by cause; those of instructions are what is left', () => {
  const found = read('boot', 'netloom: cycles of the core 1000 50 40 30 20 10 5 4 3 2');
  const values = Object.fromEntries(
    found.flatMap((each) => (each.type === 'metric' ? [[each.name, each.value]] : [])),
  );
  expect(values).toEqual({
    ...{ 'core cycles': 1000, 'executing cycles': 845 },
    ...{ 'fetch cycles': 50, 'redirect cycles': 40, 'operand cycles': 30 },
    ...{ 'memory cycles': 20, 'unit cycles': 10, 'order cycles': 5 },
    ...{ redirects: 4, 'instruction misses': 3, 'data misses': 2 },
  });
  expect(read('boot', 'netloom: cycles of the core 1000 50')).toEqual([]);
});
