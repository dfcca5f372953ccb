import { readStructure } from '@netloom/hdl/structure';
import { check } from '@netloom/soc';
import { documentOfStructure } from '@netloom/soc/structure';
import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { IPS, testLibrary } from '../fixtures.ts';
import { stubText } from '../stubs.ts';
import { uncheckedTop } from './reimport.ts';

/** A top as people write it: positional pins, expressions at pins, flops, generate loops, slices, signed nets. */
const TOP = `
// A counter with a few gates around it.
module mine #(parameter W = 6, localparam int unsigned HALF = W / 2) (
  input  logic         clk, rst, rst_n,
  input  logic [3:0]   keys,
  input  logic signed [1:0] level,
  output logic [W-1:0] value,
  output logic [3:0]   held,
  output logic [3:0]   mixed,
  output logic         any
);
  localparam MODE_UP = 1;
  logic         wrap;
  logic [3:0]   q0, q1;
  wire  [3:0]   crossed = {q0[1:0], q1[3:2]};
  wire  [3:0]   b0, shared;
  logic [1:0]   z0;
  counter_wrapper_unused_name_t unused_net;
  t_counter #(.WIDTH(W), .MODE("down")) counter0 (.clk, .rst(rst), .enable(|keys & ~wrap), .start({HALF{2'b01}}),
                          .step(4'd2), .value(value), .wrap);
  t_gate gate0 (clk, rst_n, crossed, level, shared, z0, q0), gate1 (.clk, .rst_n, .a(q0 ^ keys), .b(b0), .y(), .z(), .q(q1));
  assign b0[1:0] = z0;
  assign b0[3:2] = q1[0] ? keys[1:0] : keys[3:2];
  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) held <= '0;
    else begin : hold
      for (int i = 0; i < 4; i++) held[i] <= shared[3 - i];
    end
  generate
    for (genvar i = 0; i < 4; i++) begin : g_mix
      assign mixed[i] = keys[i] & b0[3 - i];
    end
  endgenerate
  assign any = |held;
endmodule
`.replace(/^.*unused_name.*\n/m, '');

const STUBS = [IPS.counter, IPS.gate].map((each) => stubText(each)).join('\n');

async function isSame(gold: string, gate: string): Promise<boolean> {
  const side = (which: string) => [
    'design -reset',
    `read_verilog -sv stubs.sv ${which}.sv`,
    'hierarchy -check -top mine; proc',
    'expose -evert mine/counter0 mine/gate0 mine/gate1; flatten mine',
    `opt_clean mine; design -stash ${which}`,
  ];
  const script = [
    ...side('gold'),
    ...side('gate'),
    'design -copy-from gold -as gold mine; design -copy-from gate -as gate mine',
    'miter -equiv gold gate miter; flatten miter; async2sync; sat -verify -seq 5 -set-init-zero -prove trigger 0 miter',
  ].join('\n');
  const files = { 'gold.sv': gold, 'gate.sv': gate, 'stubs.sv': STUBS, 'run.ys': script };
  const { steps } = await prove({ files, steps: [['yosys', '-q', '-s', 'run.ys']], mayFail: true });
  const { code, stdout, stderr } = steps[0]!;
  if (code !== 0 && !/proof did fail/.test(stdout + stderr)) throw new Error(stdout + stderr);
  return code === 0;
}

it('makes a document of structure and a module of the rest, which together do what the text did', async () => {
  const library = testLibrary();
  const files = [
    { path: 'mine.sv', text: TOP },
    { path: 'stubs.sv', text: STUBS },
  ];
  const { structure } = await readStructure({ files }, 'mine');
  const { document, logic, diagnostics } = documentOfStructure(structure!, library);
  expect(diagnostics.map(({ code }) => code)).toEqual(['SOC-IMPORT-LOGIC', 'SOC-IMPORT-FREQUENCY']);
  expect(Object.keys(document!.instances)).toEqual(['counter0', 'gate0', 'gate1', 'logic0']);
  expect(document!.instances.counter0!.parameters).toEqual({ WIDTH: 'W', MODE: '"down"' });
  expect(logic!.descriptor.ports.map(({ name }) => name)).toContain('held');
  const known = testLibrary([], [logic!.descriptor]);
  const problems = check(document!, known).filter(({ severity }) => severity === 'error');
  expect(problems.map(({ message }) => message)).toEqual([]);
  const made = `${logic!.text}\n${uncheckedTop(document!, known)}`;
  expect(await isSame(TOP, made)).toBe(true);
  for (const fault of [
    made.replace(/\{(\w+\[1:0\]), (\w+\[3:2\])\}/, '{$2, $1}'),
    made.replace('keys[1:0] : keys[3:2]', 'keys[3:2] : keys[1:0]'),
  ]) {
    expect(fault).not.toBe(made);
    expect(await isSame(TOP, fault)).toBe(false);
  }
  const lint = ['verilator', '--lint-only', '-Wall', '-Wno-DECLFILENAME', '-Wno-UNUSED', 'logic.sv'];
  await prove({ files: { 'logic.sv': logic!.text }, steps: [lint] });
});

it('names what it cannot take apart, and moves it whole', async () => {
  const text = `module odd (input clk, output [3:0] q, output seen);
    unknown_block u0 (.clk(clk), .q(q));
    t_gate gate0 (.clk(clk), .rst_n(1'b1), .q());
    assign seen = gate0.inner;
  endmodule`;
  const { structure } = await readStructure({ files: [{ path: 'odd.sv', text }] }, 'odd');
  const { document, logic, diagnostics } = documentOfStructure(structure!, testLibrary());
  expect(Object.keys(document!.instances)).toEqual(['logic0']);
  expect(logic!.text).toContain('unknown_block u0');
  expect(logic!.text).toContain('t_gate gate0');
  expect(diagnostics.filter(({ code }) => code === 'SOC-IMPORT-BLOCK').map(({ message }) => message)).toEqual(
    [
      expect.stringContaining('the instance u0 of unknown_block'),
      expect.stringContaining('the instance gate0 of t_gate'),
    ],
  );
  expect(document!.portConnections).toContainEqual({ from: 'logic0.q', to: 'q' });
});
