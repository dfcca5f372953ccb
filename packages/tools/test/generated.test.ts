import { afterAll, expect, it } from 'vitest';
import { CaseReader } from '../src/kinds/cases/caseReader.ts';
import { planOf } from './plannedTree.ts';
import { removeFolders, runSteps } from './runSteps.ts';

/** Adds up what the generator wrote, and compares with the sum that it wrote too. */
const BENCH = `module tb;
  string folder;
  integer file, count, value, sum, told;
  initial begin
    sum = 0;
    if (!$value$plusargs("generated=%s", folder)) $error("nothing was generated");
    file = $fopen({folder, "/words.txt"}, "r");
    count = $fscanf(file, "%d", told);
    while ($fscanf(file, "%d", value) == 1) sum = sum + value;
    if (sum !== told) $error("%0d is not %0d", sum, told);
    else $display("TEST PASSED");
    $finish;
  end
endmodule
`;
const GENERATOR = `import random, sys
seed, folder = int(sys.argv[1]), sys.argv[2]
if seed == 9:
    raise ValueError("no stimulus of seed 9")
print("PASS: all of it")
words = random.Random(seed).sample(range(1000), 20)
told = sum(words) + (seed == 8)
with open(folder + "/words.txt", "w") as file:
    print(told, *words, sep="\\n", file=file)
`;
const FILES = { 'tb.sv': BENCH, 'gen.py': GENERATOR };

afterAll(removeFolders);

it('simulates what a generator makes of each seed, and nothing where it makes nothing', async () => {
  const simulations = [7, 8, 9].map((seed) => ({ case: 'random', seed, generator: 'gen.py' }));
  const options = { top: 'tb', testbench: 'tb.sv', simulator: 'verilator', build: 'b', simulations };
  const plan = await planOf('cases', options, FILES);
  const { output } = runSteps(plan, FILES);
  const step = plan.steps.at(-1)!;
  const reader = new CaseReader(step.env['NETLOOM_MARK']!, step);
  const outcomes = output.split('\n').flatMap((line) => reader.line(line, 0).outcome ?? []);
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['passed', 'failed', 'compile-failed']);
  expect(outcomes[1]!.message).toMatch(/^\d+ is not \d+ /);
  expect(outcomes[2]!.message).toBe('ValueError: no stimulus of seed 9');
});

it('takes what a generator says for no verdict of the bench', () => {
  const reader = new CaseReader('m', {});
  const said = [
    'm: begin 0 1',
    'm: preparing',
    'ERROR: 0 of 3',
    'TEST PASSED',
    'm: prepared 0',
    'm: end 0 1 0 5',
  ];
  const [outcome] = said.flatMap((line) => reader.line(line, 0).outcome ?? []);
  expect(outcome).toMatchObject({ verdict: 'inconclusive' });
});

it.each<[string, string[], number, string]>([
  ['that ended', ['netloom: the firmware ended'], 0, 'passed'],
  [
    'that says so, and was ended by the design',
    ['netloom: the firmware ended', 'netloom: the design ended'],
    0,
    'inconclusive',
  ],
  [
    'that says so, and was killed',
    ['netloom: the firmware ended', 'netloom: the limit of cycles'],
    124,
    'timed-out',
  ],
  ['that ended as a killed one would', ['netloom: the firmware ended'], 137, 'failed'],
  ['that failed', ['FAIL', 'netloom: the firmware ended'], 0, 'failed'],
])('takes a program %s for nothing else', (_, said, exitCode, verdict) => {
  const reader = new CaseReader('m', { env: { NETLOOM_PROGRAMS: '1' } });
  const lines = ['m: begin 0 1', ...said, `m: end 0 1 ${exitCode} 5`];
  const [outcome] = lines.flatMap((line) => reader.line(line, 0).outcome ?? []);
  expect(outcome).toMatchObject({ verdict });
});

it.each<[string, string, number, string]>([
  [
    'what the runtime says of memory',
    "terminate called after throwing an instance of 'std::bad_alloc'",
    134,
    'out-of-memory',
  ],
  ['what the bench says of it', '%Error: tb.sv:3: the queue is out of memory', 1, 'failed'],
])('tells %s', (_, line, exitCode, verdict) => {
  const reader = new CaseReader('m', {});
  const lines = ['m: begin 0 1', line, `m: end 0 1 ${exitCode} 5`];
  const [outcome] = lines.flatMap((each) => reader.line(each, 0).outcome ?? []);
  expect(outcome).toMatchObject({ verdict });
});

it('refuses a generator that is not there, or that nothing runs', async () => {
  const asked = (generator: string) =>
    planOf(
      'cases',
      { top: 'tb', testbench: 'tb.sv', build: 'b', simulations: [{ case: 'a', seed: 1, generator }] },
      FILES,
    );
  await expect(asked('none.py')).rejects.toThrow('none.py');
  await expect(asked('tb.sv')).rejects.toThrow('.py or .sh');
  await expect(asked('../gen.py')).rejects.toThrow('not a path inside');
});
