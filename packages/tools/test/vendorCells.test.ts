import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { planOf } from './plannedTree.ts';
import { diagnosticsOf, removeFolders, runSteps } from './runSteps.ts';

afterAll(removeFolders);

/** A pad and a register of iCE40: the pin follows `value` a clock later while `drive` is set. */
const PAD = `module pad (input clk, input drive, input value, inout pin, output seen);
  wire held;
  SB_DFF u_held (.C(clk), .D(value), .Q(held));
  SB_IO #(.PIN_TYPE(6'b1010_01)) u_pad (
    .PACKAGE_PIN(pin), .OUTPUT_ENABLE(drive), .D_OUT_0(held), .D_IN_0(seen)
  );
endmodule
`;
const BENCH = `\`timescale 1ns/1ps
module bench;
  reg clk = 0, value = 1;
  wire pin, seen;
  pad dut (.clk(clk), .drive(1'b1), .value(value), .pin(pin), .seen(seen));
  initial begin
    #5 clk = 1;
    #1 if (pin === 1'b1 && seen === 1'b1) $display("PASS"); else $display("FAIL %b %b", pin, seen);
    $finish;
  end
endmodule
`;
const FILES = { 'rtl/pad.v': PAD, 'tb/bench.v': BENCH };
const MODELS = '/usr/share/yosys/ice40/cells_sim.v';
const DESIGN = { top: 'pad', fileList: 'rtl/pad.v' };

describe('cells of a vendor that no source declares', () => {
  test('are simulated by their models in Icarus Verilog, pads too', async () => {
    const request = { top: 'bench', testbench: 'tb/bench.v', simulator: 'icarus' };
    const plan = await planOf('simulate', request, FILES);
    const run = runSteps(plan, FILES);
    expect(run.exitCodes).toEqual(plan.steps.map(() => 0));
    expect(run.output).toContain('PASS');
    expect(run.output).toContain(`SB_DFF: ${MODELS}\n`);
    const byVerilator = await planOf('simulate', { ...request, simulator: 'verilator' }, FILES);
    expect(byVerilator.files['found.txt']).toContain(
      `SB_IO: ${MODELS}, which Icarus Verilog alone simulates\n`,
    );
  });

  test('are simulated by their models in Verilator', async () => {
    // LUT_INIT 16'h5555: the output is not I0.
    const text = `module bench;
      reg clk = 0;
      wire d, q;
      SB_LUT4 #(.LUT_INIT(16'h5555)) u_not (.O(d), .I0(q), .I1(1'b0), .I2(1'b0), .I3(1'b0));
      SB_DFF u_q (.C(clk), .D(d), .Q(q));
      initial begin
        #1 clk = 1;
        #1 if (q === 1'b1) $display("PASS"); else $display("FAIL");
        $finish;
      end
    endmodule
    `;
    const files = { 'bench.v': text };
    const plan = await planOf('simulate', { top: 'bench', testbench: 'bench.v' }, files);
    const run = runSteps(plan, files);
    expect(run.exitCodes).toEqual(plan.steps.map(() => 0));
    expect(run.output).toContain('PASS');
    expect(plan.cache?.steps).toContain('verilate');
  });

  test('are known to lint, which says nothing of the models', async () => {
    const run = runSteps(await planOf('lint', DESIGN, FILES), FILES);
    const found = diagnosticsOf(run);
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.stringify(found)).not.toContain(MODELS);
    expect(run.exitCodes).toEqual([0, 0]);
  });

  test('are of the family that has the most of them', async () => {
    const top = 'board';
    const text = `module board (input clk, input d, output q);
      wire c, b, feedback, locked;
      MMCME2_BASE #(.CLKOUT0_DIVIDE_F(8.0)) u_pll (
        .CLKIN1(clk), .RST(1'b0), .PWRDWN(1'b0), .CLKFBIN(feedback), .CLKFBOUT(feedback), .CLKOUT0(c),
        .LOCKED(locked)
      );
      BUFG u_clock (.I(c), .O(b));
      FDRE u_q (.C(b), .CE(1'b1), .R(1'b0), .D(d), .Q(q));
    endmodule`;
    const files = { 'board.v': text };
    const run = runSteps(await planOf('lint', { top, fileList: 'board.v' }, files), files);
    expect(run.output).toContain('FDRE: /usr/share/yosys/xilinx/cells_sim.v\n');
    expect(run.output).toContain('MMCME2_BASE: /usr/share/yosys/xilinx/cells_xtra.v, its ports\n');
    expect(diagnosticsOf(run).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('are not guessed where two families have as many', async () => {
    const both = (family: string) => readFileSync(`/usr/share/yosys/${family}/cells_sim.v`, 'utf8');
    for (const family of ['ecp5', 'xilinx']) expect(both(family)).toMatch(/module LUT4\b/);
    const files = { 'top.v': 'module top (input a, output z); LUT4 u (.Z(z), .A(a)); endmodule\n' };
    const { steps } = await planOf('lint', { top: 'top', fileList: 'top.v' }, files);
    expect(steps.map(({ id }) => id)).toEqual(['lint']);
  });

  test('are left alone where the tree has some of its own', async () => {
    const own = 'module SB_DFF (input C, D, output reg Q); always @(posedge C) Q <= D; endmodule\n';
    const beside = { ...FILES, 'rtl/cells.v': own };
    const inFolder = { ...FILES, 'tb/SB_DFF.v': own, 'bench.f': 'rtl/pad.v\n' };
    for (const [fileList, files] of [
      ['', beside],
      ['bench.f', inFolder],
    ] as const) {
      const request = { top: 'bench', testbench: 'tb/bench.v', fileList, simulator: 'icarus' };
      const plan = await planOf('simulate', request, files);
      expect(JSON.stringify(plan)).not.toContain(MODELS);
    }
  });

  test('stand in the netlist of their family', async () => {
    const plan = await planOf('synthesize', { ...DESIGN, target: 'ice40', engine: 'native' }, FILES);
    const steps = plan.steps.filter(({ id }) => id === 'elaborate');
    const { folder, exitCodes } = runSteps({ ...plan, steps }, FILES);
    expect(exitCodes).toEqual([0]);
    const netlist = JSON.parse(readFileSync(join(folder, 'coarse.json'), 'utf8')) as {
      modules: { pad: { cells: Record<string, { type: string }> } };
    };
    const types = Object.values(netlist.modules.pad.cells).map(({ type }) => type);
    expect(types.toSorted()).toEqual(['SB_DFF', 'SB_IO']);
  });
});
