import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { planOf } from '../../../test/plannedTree.ts';
import { diagnosticsOf, metricsOf, removeFolders, runSteps } from '../../../test/runSteps.ts';

afterAll(removeFolders);

/** Counts to nine and stays there. */
const COUNTER = `module counter(input logic clk, rst_n, en, output logic [3:0] q);
  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) q <= 4'd0;
    else if (en && q < 4'd9) q <= q + 4'd1;
endmodule
`;
/** Begins with a reset; line 6 is what is claimed. */
const claim = (text: string, more = '') => `module claim(input logic clk, rst_n, en);
  logic [3:0] q;
  logic begun = 1'b0;
  counter dut(.clk, .rst_n, .en, .q);
  always_ff @(posedge clk) if (begun) begin
    ${text}
  end
  always_ff @(posedge clk) begun <= 1'b1;
  always_comb assume (begun || !rst_n);
  ${more}
endmodule
`;

async function prove(text: string, more?: string) {
  const files = {
    'rtl/counter.sv': COUNTER,
    'rtl/counter.f': 'rtl/counter.sv\n',
    'claim.sv': claim(text, more),
  };
  const options = { top: 'claim', fileList: 'rtl/counter.f', testbench: 'claim.sv' };
  const steps = runSteps(await planOf('proof', options, files), files);
  const results = steps.findings.flatMap((each) => (each.type === 'result' ? [each.passed] : []));
  return { ...steps, results, metrics: metricsOf(steps), said: diagnosticsOf(steps) };
}

it('proves what holds for any number of clocks', async () => {
  const { results, metrics, said } = await prove(
    "assert (q <= 4'd9); if (q == 4'd9 && !en) assert (q != 4'd3);",
  );
  expect({ results, metrics, said }).toEqual({
    results: [true],
    metrics: { properties: 2, proved: 2 },
    said: [],
  });
});

it('refutes what does not, with its place and the steps to it', async () => {
  const { results, metrics, said, folder } = await prove("assert (q <= 4'd9); assert (q < 4'd9);");
  expect({ results, metrics }).toEqual({ results: [], metrics: { properties: 2, proved: 1 } });
  expect(said).toMatchObject([
    { code: 'proof-refuted', severity: 'error', place: { file: 'claim.sv', line: 6 } },
  ]);
  const wave = readFileSync(join(folder, 'counterexample.vcd'), 'utf8');
  const [, id] = /\$var wire 4 (\S+) q \$end/.exec(wave)!;
  const values = [...wave.matchAll(new RegExp(`^b([01]+) ${id}$`, 'gm'))].map(([, bits]) =>
    parseInt(bits!, 2),
  );
  // From reset on by ones to where it fails.
  expect([...new Set(values)].slice(-10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(wave).not.toContain('clk2fflogic');
});

it.each([
  ['comes to nothing', "if (q == 4'd12) assert (en);", ''],
  ['is under contradicting assumptions', "assert (1'b0);", 'always_comb assume (en && !en);'],
])('takes for no proof what %s', async (_, text, more) => {
  const { results, metrics, said } = await prove(text, more);
  expect({ results, metrics }).toEqual({ results: [], metrics: { properties: 1, proved: 0 } });
  expect(said).toMatchObject([{ code: 'proof-vacuous', severity: 'warning', place: { line: 6 } }]);
});

it.each([
  ['that holds itself', 'always_ff @(posedge clk) kept <= kept;'],
  ['that holds itself at an enable', 'always_ff @(posedge clk) if (en) kept <= kept;'],
  ['that is written with x', "always_ff @(posedge clk) if (en) kept <= 4'bx;"],
  ['that comes round by another', 'logic [3:0] back; always_ff @(posedge clk) {kept, back} <= {back, kept};'],
])('takes a register %s for any value', async (_, writes) => {
  const { results, said } = await prove('assert (kept == q);', `logic [3:0] kept; ${writes}`);
  expect(results).toEqual([]);
  expect(said).toMatchObject([{ code: 'proof-refuted', place: { file: 'claim.sv', line: 6 } }]);
});

it('has nothing to say of a design without assertions', async () => {
  const { results, metrics, exitCodes } = await prove('q;'.slice(2));
  expect({ results, metrics, exitCodes }).toEqual({ results: [], metrics: {}, exitCodes: [0, 0] });
});

it.each([
  ['a name that leads into an instance', 'assert (dut.q == q);', /^dut\.q leads into an instance/],
  ['a net that is declared nowhere', 'assert (later == q);', /^later is declared nowhere/],
])('refuses %s, which would be a free wire, at its place', async (_, text, why) => {
  const { exitCodes, said } = await prove(text);
  expect(exitCodes).toEqual([1]);
  const [error] = said.filter(({ severity }) => severity === 'error');
  expect(error).toMatchObject({ place: { file: 'claim.sv', line: 6 } });
  expect(error!.message).toMatch(why);
});

it('holds what two clocks can do against each other', async () => {
  // Sampled by its own clock a copy is late by any number of edges of the other.
  const files = {
    'two.sv': `module two(input logic clk_a, clk_b, input logic d);
  logic a = 1'b0;
  logic b = 1'b0;
  always_ff @(posedge clk_a) a <= d;
  always_ff @(posedge clk_b) b <= a;
  always_ff @(posedge clk_b) assert (a == b);
endmodule
`,
  };
  const steps = runSteps(await planOf('proof', { top: 'two', testbench: 'two.sv' }, files), files);
  expect(diagnosticsOf(steps)).toMatchObject([{ code: 'proof-refuted', place: { line: 6 } }]);
});
