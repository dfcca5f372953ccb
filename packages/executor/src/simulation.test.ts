import { afterAll, expect, test } from 'vitest';
import { removeFolders, runToEnd, simulationPlan } from '../test/testing.ts';

afterAll(removeFolders);

const bench = (body: string) =>
  `module tb;\n  logic clk = 0;\n  always #5 clk = ~clk;\n  initial begin\n${body}\n  end\nendmodule\n`;

test('a passing bench passes, leaves a wave, and every byte of its log is announced once', async () => {
  const end = await runToEnd(simulationPlan({ plusargs: ['word=hello'] }), {
    'tb.sv': bench(
      '    string s; #20;\n    if ($value$plusargs("word=%s", s)) $display("PASS %s", s);\n    $finish;',
    ),
  });
  expect(end).toMatchObject({
    verdict: 'passed',
    reason: 'the bench reported "PASS hello"',
    diagnostics: [],
  });
  const wave = end.events.find((event) => event.type === 'artifact');
  expect(wave).toMatchObject({ output: { path: 'dump.fst', kind: 'wave' } });
  let next = 0;
  for (const event of end.events) {
    if (event.type !== 'log') continue;
    expect(event.offset).toBe(next);
    next += event.length;
  }
  expect(next).toBe(end.log.length);
  expect(end.events.filter(({ type }) => type === 'step-finished')).toHaveLength(3);
});

test('a bench that does not compile fails with the place of the error', async () => {
  const end = await runToEnd(simulationPlan(), { 'tb.sv': bench('    nothere = 1;') });
  expect(end.verdict).toBe('failed');
  expect(end.diagnostics[0]).toMatchObject({
    severity: 'error',
    place: { kind: 'source', file: 'tb.sv', line: 5, column: 5 },
  });
  expect(end.events.filter(({ type }) => type === 'step-started')).toHaveLength(1);
});

test('$fatal fails the run at its line, and a wave up to it is kept', async () => {
  const end = await runToEnd(simulationPlan(), {
    'tb.sv': bench('    #20 $fatal(1, "dead at %0t", $time);'),
  });
  expect(end).toMatchObject({ verdict: 'failed', reason: 'Simulate: 1 error: dead at 20000 (in tb)' });
  expect(end.diagnostics).toMatchObject([{ severity: 'error', place: { file: 'tb.sv', line: 5 } }]);
  expect(end.events.some(({ type }) => type === 'artifact')).toBe(true);
});
