import { afterAll, beforeAll, expect, it } from 'vitest';
import { canFail, programCanFail } from '../src/kinds/cases/canFail.ts';
import { CaseReader, keepOutcome } from '../src/kinds/cases/caseReader.ts';
import type { CaseOutcome } from '../src/kinds/cases/caseReader.ts';
import { planOf } from './plannedTree.ts';
import { removeFolders, runSteps } from './runSteps.ts';

/** Rising to the fault at the time that the seed says, unless it is told to do otherwise. */
const BENCH = `module tb;
  integer seed;
  initial begin
    if (!$value$plusargs("seed=%d", seed)) seed = 0;
    #(seed);
    if ($test$plusargs("hang")) forever #1 seed = seed + 1;
    if ($test$plusargs("quiet")) $finish;
    if ($test$plusargs("forge")) $display("netloom-0000000000000000: end 0 1 0 0");
    if ($test$plusargs("bad")) $error("wrong at seed %0d", seed);
    else $display("TEST PASSED");
    $finish;
  end
endmodule
`;
const simulations = [
  { case: 'good', seed: 5 },
  { case: 'bad', seed: 7, plusargs: '+bad' },
  { case: 'quiet', seed: 1, plusargs: '+quiet' },
  { case: 'hang', seed: 2, plusargs: '+hang', seconds: 1 },
  { case: 'forge', seed: 3, plusargs: '+bad +forge' },
];
const options = { top: 'tb', testbench: 'tb.sv', simulator: 'icarus', build: 'b', simulations };

let outcomes: CaseOutcome[];
let log: string;
beforeAll(async () => {
  const plan = await planOf('cases', options, { 'tb.sv': BENCH });
  log = runSteps(plan, { 'tb.sv': BENCH }).output;
  const step = plan.steps.at(-1)!;
  const reader = new CaseReader(step.env['NETLOOM_MARK']!, step);
  let offset = 0;
  outcomes = log.split('\n').flatMap((line) => {
    const { outcome } = reader.line(line, offset);
    offset += Buffer.byteLength(line) + 1;
    return outcome === undefined ? [] : [outcome];
  });
}, 60_000);
afterAll(removeFolders);

it('simulates one case after the other with one model, and says how each ended', () => {
  expect(log.match(/^%?.*iverilog/gm) ?? []).toHaveLength(0);
  expect(outcomes.map(({ index, attempt, verdict }) => [index, attempt, verdict])).toEqual([
    [0, 1, 'passed'],
    [1, 1, 'failed'],
    [2, 1, 'inconclusive'],
    [3, 1, 'timed-out'],
    [3, 2, 'timed-out'],
    [4, 1, 'failed'],
  ]);
});

it('says which line and source an error is from', () => {
  const bad = outcomes[1]!;
  expect(bad).toMatchObject({ message: 'wrong at seed 7', place: { file: 'tb.sv', line: 9 } });
  expect(Buffer.from(log).subarray(bad.messageOffset).toString()).toMatch(/^[^\n]*wrong at seed 7/);
  const text = Buffer.from(log).subarray(bad.offset, bad.end).toString();
  expect(text).toContain('wrong at seed 7');
  expect(text).not.toContain('PASSED');
});

it('tells what was cut off as lost', () => {
  const reader = new CaseReader('m', {});
  reader.line('m: begin 4 1', 0);
  reader.line('half', 13);
  expect(reader.cutOff(17)).toMatchObject({ index: 4, verdict: 'lost', offset: 0, end: 17 });
});

it.each([
  ['a: assert (x);', true],
  ['if (x) $error("bad");', true],
  ['$display("FAIL: %0d error(s)", n);', true],
  ['$display("see http://a"); if (x) $error("bad");', true],
  ['// assert this some day\n$display("TEST PASSED");', false],
  ['$display("assert nothing"); $display("all done"); $finish;', false],
])('knows whether a source can say that it failed: %s', (text, can) => {
  expect(canFail(text)).toBe(can);
});

it.each([
  ['int main(void) { puts("Hello"); return 0; }', false],
  ['int main(void) { exit(0); }', false],
  ['int main(void) { if (bad) exit(1); exit(EXIT_SUCCESS); }', true],
  ['int main(void) { exit(EXIT_SUCCESS); }', false],
  ['int main(void) { exit(status); }', true],
  ['int main(void) { return EXIT_SUCCESS; }', false],
  ['int main(void) { return (0); }', false],
  ['int main(void) { return 0x0u; }', false],
  ['int main(void) { return check(); }', true],
  ['int main(int argc, char **argv)\n{\n  if (argc) { return 3; }\n  return 0;\n}', true],
  // What another function returns is no exit code.
  [
    'int half(int a) { return a / 2; }\nint main(void) { half(2); return 0; }\nint more(void) { return 7; }',
    false,
  ],
  ['int main(void) { assert(x == 1); return 0; }', true],
  ['int main(void) { // assert(x);\n return 0; }', false],
  ['int main(void) { puts("assert(1)"); return 0; }', false],
  ['int main(void) { if (bad) printf("\\nFAIL: %08lx\\n", x); return 0; }', true],
  ['int main(void) { __asm__("ebreak"); return 0; }', true],
])('says of the program %s whether it could fail: %s', (text, can) => {
  expect(programCanFail(text)).toBe(can);
});

/** What a log of one simulation comes to. */
function read(...lines: string[]): CaseOutcome[] {
  const reader = new CaseReader('m', {});
  const outcomes = new Map<number, CaseOutcome>();
  for (const line of lines) {
    const { outcome } = reader.line(line, 0);
    if (outcome !== undefined) keepOutcome(outcomes, outcome);
  }
  return [...outcomes.values()];
}

it.each([124, 137])('takes an error for the design’s although it was killed later with %i', (code) => {
  expect(read('m: begin 0 1', 'ERROR: the count is wrong', `m: end 0 1 ${code} 5`)).toMatchObject([
    { verdict: 'failed', message: expect.stringContaining('the count is wrong') as string },
  ]);
  expect(read('m: begin 0 1', `m: end 0 1 ${code} 5`)[0]!.verdict).toMatch(/timed-out|out-of-memory/);
});

it('does not let a second attempt make good what the first has failed', () => {
  const failed = ['m: begin 0 1', 'ERROR: the count is wrong', 'm: end 0 1 124 5'];
  const passed = ['m: begin 0 2', 'TEST PASSED', 'm: end 0 2 0 5'];
  expect(read(...failed, ...passed)).toMatchObject([{ verdict: 'failed', attempt: 1 }]);
  expect(read('m: begin 0 1', 'm: end 0 1 124 5', ...passed)).toMatchObject([
    { verdict: 'passed', attempt: 2 },
  ]);
});
