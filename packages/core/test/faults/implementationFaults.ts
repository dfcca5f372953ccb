import { LOCKSTEP, coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';

/** Reset between two clock edges: `started` falls at once when it is asynchronous, else not before the next edge. */
const resetProbe = (isAsynchronous: boolean): Sign => ({
  by: 'signal',
  probe: `
  initial begin
    repeat (40) @(negedge clk);
    force rst_n = 1'b0;
    @(posedge clk) if (u_pipeline.u_fetch.out_of_reset !== 1'b${isAsynchronous ? 0 : 1}) $display("FAULT: reset and clock");
    release rst_n;
  end`,
});

export const IMPLEMENTATION_FAULTS: readonly Fault[] = [
  {
    option: 'implementation.registerFile',
    wrong: 'flops: a write to x16 or more goes to the register 16 below too',
    core: coreOf('micro'),
    module: 'regfile',
    find: "if (we && waddr == 5'(i))",
    replace: "if (we && waddr[3:0] == 4'(i))",
    sign: LOCKSTEP,
  },
  {
    option: 'implementation.registerFile',
    wrong: 'latches: a write opens a register 16 below too',
    core: coreOf('micro', { implementation: { registerFile: 'latches' } }),
    module: 'regfile',
    find: "pending && pending_addr == 5'(i)",
    replace: "pending && pending_addr[3:0] == 4'(i)",
    sign: LOCKSTEP,
  },
  {
    option: 'implementation.registerFile',
    wrong: 'block RAM: what is written in the cycle of the read does not go past it',
    core: coreOf('micro', { implementation: { registerFile: 'fpga-ram' } }),
    module: 'regfile',
    find: 'rdata2 = bypass2 ? bypass_data : ram_rdata2',
    replace: 'rdata2 = ram_rdata2',
    sign: LOCKSTEP,
  },
  {
    option: 'implementation.reset',
    wrong: 'asynchronous: it waits for the clock',
    core: coreOf('micro', { implementation: { reset: 'asynchronous' } }),
    module: 'fetch',
    find: "always_ff @(posedge clk or negedge rst_n) begin if (!rst_n) begin out_of_reset <= 1'b0;",
    replace: "always_ff @(posedge clk) begin if (!rst_n) begin out_of_reset <= 1'b0;",
    sign: resetProbe(true),
  },
  {
    option: 'implementation.reset',
    wrong: 'synchronous: it does not wait for the clock',
    core: coreOf('micro'),
    module: 'fetch',
    find: "always_ff @(posedge clk) begin if (!rst_n) begin out_of_reset <= 1'b0;",
    replace: "always_ff @(posedge clk or negedge rst_n) begin if (!rst_n) begin out_of_reset <= 1'b0;",
    sign: resetProbe(false),
  },
  {
    option: 'implementation.clockGating',
    wrong: 'the clock goes on while the core sleeps',
    core: coreOf('micro', { implementation: { clockGating: true } }),
    module: '',
    find: '(!sleeping)',
    replace: "(1'b1)",
    sign: {
      by: 'signal',
      probe: '  always @(posedge gated_clk) if (sleeping === 1\'b1) $display("FAULT: clock in sleep");',
    },
  },
  {
    option: 'implementation.unitClockGates',
    wrong: 'the clock of the divider goes on while it rests',
    core: coreOf('micro', { implementation: { unitClockGates: true } }),
    module: 'muldiv',
    find: '(!rst_n || start || step != LOAD)',
    replace: "(1'b1)",
    sign: {
      by: 'signal',
      probe:
        '  always @(posedge u_pipeline.u_muldiv.unit_clk) if (sleeping === 1\'b1) $display("FAULT: clock at rest");',
    },
  },
  {
    option: 'implementation.unitClockGates',
    wrong: 'the multiplier has no clock for MULH and MULHU',
    core: coreOf('plain', { implementation: { unitClockGates: true } }),
    module: 'multiplier',
    find: '.enable (advance)',
    replace: '.enable (advance && !funct3[0])',
    sign: LOCKSTEP,
  },
  {
    option: 'implementation.multiplier',
    wrong: 'DSP blocks: a negative operand counts as its bits say',
    core: coreOf('plain', { implementation: { multiplier: 'dsp' } }),
    module: 'multiplier',
    find: 'product[63:32] - excess',
    replace: 'product[63:32]',
    sign: LOCKSTEP,
  },
  {
    option: 'implementation.retiming',
    wrong: 'the register behind the product has the high word for MUL too',
    core: coreOf('plain', { implementation: { retiming: true } }),
    module: 'multiplier',
    find: "product_word <= funct3 != 2'b00 ? product[63:32] : product[31:0]",
    replace: 'product_word <= product[63:32]',
    sign: LOCKSTEP,
  },
  {
    option: 'implementation.multiplier',
    wrong: 'DSP blocks: the product of halves takes an operand as unsigned',
    core: coreOf('micro', { implementation: { multiplier: 'dsp' } }),
    module: 'muldiv',
    find: '$signed(a_half) * $signed(b_half)',
    replace: "$signed(a_half) * $signed({17'd0, b_half})",
    sign: LOCKSTEP,
  },
];
