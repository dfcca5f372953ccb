import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutcomePatterns } from '@netloom/model';
import { executor, newCaches, newRun, outcome, removeFolders } from '../test/testing.ts';
import { runToEnd, simulationPlan, type Outcome } from '../test/testing.ts';

afterAll(removeFolders);

const BENCH = `module tb;
  import "DPI-C" function int twice(input int value);
  logic clk = 0;
  always #5 clk = ~clk;
  string s;
  initial begin
    #20;
    if ($test$plusargs("die")) $fatal(1, "dead at %0t", $time);
    if ($value$plusargs("word=%s", s)) $display("PASS %s %0d", s, twice(21));
    if ($value$plusargs("say=%s", s)) $display("%s", s);
    if ($test$plusargs("late")) $display("NOT PASSED");
    $finish;
  end
endmodule
`;
const SOURCES = {
  'tb.sv': BENCH,
  'all.f': 'tb.sv\ndpi/twice.cpp\n',
  'dpi/twice.cpp': '#include "factor.h"\nextern "C" int twice(int value) { return FACTOR * value; }\n',
  'dpi/factor.h': '#define FACTOR 2\n',
};
const key = createHash('sha256').update(JSON.stringify(SOURCES)).digest('hex');
let caches: { folder: string; modelBytes: number };

/** All runs share the model that the first of them builds. */
async function simulate(...plusargs: string[]): Promise<Outcome> {
  return simulateWith({}, ...plusargs);
}

async function simulateWith(patterns: OutcomePatterns, ...plusargs: string[]): Promise<Outcome> {
  const plan = simulationPlan({ sources: [], fileLists: ['all.f'], plusargs, patterns });
  const cache = { key, steps: ['verilate', 'compile'], product: 'obj/Vtop' };
  const local = await executor(caches);
  const folder = await newRun({ ...plan, cache }, SOURCES);
  await local.submit(folder);
  return outcome(local, folder);
}

beforeAll(async () => {
  caches = await newCaches(1e9, 'objects', 'node');
});

test('a passing bench calls its C++, leaves a wave, and every byte of its log is announced once', async () => {
  const end = await simulate('word=hello');
  expect(end).toMatchObject({
    verdict: 'passed',
    reason: 'the bench reported "PASS hello 42"',
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

test('$fatal fails the run at its line, and a wave up to it is kept', async () => {
  const end = await simulate('die');
  expect(end).toMatchObject({ verdict: 'failed', reason: 'Simulate: 1 error: dead at 20000 (in tb)' });
  expect(end.diagnostics).toMatchObject([{ severity: 'error', place: { file: 'tb.sv', line: 8 } }]);
  expect(end.events.some(({ type }) => type === 'artifact')).toBe(true);
});

test('a bench that says nothing is inconclusive, and a failure outweighs what was said before', async () => {
  expect(await simulate('say=done')).toMatchObject({ verdict: 'inconclusive' });
  expect(await simulate('say=UVM_ERROR')).toMatchObject({ verdict: 'failed' });
  expect(await simulate('word=hello', 'late')).toMatchObject({
    verdict: 'failed',
    reason: 'the bench reported "NOT PASSED"',
  });
});

test('patterns decide what the lines of a bench say', async () => {
  expect(await simulateWith({ pass: '^done$' }, 'say=done')).toMatchObject({ verdict: 'passed' });
  expect(await simulateWith({ fail: '^done$' }, 'word=x', 'say=done')).toMatchObject({ verdict: 'failed' });
  expect(await simulateWith({ pass: '^done$' }, 'die', 'say=done')).toMatchObject({ verdict: 'failed' });
});

test('a bench that does not compile fails with the place of the error', async () => {
  const end = await runToEnd(simulationPlan(), {
    'tb.sv': 'module tb;\n  initial nothere = 1;\nendmodule\n',
  });
  expect(end.verdict).toBe('failed');
  expect(end.diagnostics[0]).toMatchObject({
    severity: 'error',
    place: { kind: 'source', file: 'tb.sv', line: 2, column: 11 },
  });
  expect(end.events.filter(({ type }) => type === 'step-started')).toHaveLength(1);
});
