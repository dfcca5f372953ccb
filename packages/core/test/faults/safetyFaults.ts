import { addi, lui, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { POINTER, VALUE } from './directed.ts';
import { LOCKSTEP, coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';

const pair = coreOf('micro', { safety: { lockstep: true } });

/** A bit is taken for the other; the two rails tell of it in the next clock. */
const injected = (bit: string): Sign => ({
  by: 'signal',
  probe: `
  initial begin
    repeat (40) @(negedge clk);
    force lockstep_inject = 1'b1;
    force lockstep_inject_bit = ${bit};
    @(negedge clk);
    if ({lockstep_error_p, lockstep_error_n} !== 2'b10) $display("FAULT: an injected difference is not told");
  end`,
});

/** One copy parts from the other for one clock. */
const PARTED: Sign = {
  by: 'signal',
  probe: `
  initial begin
    repeat (40) @(negedge clk);
    force second_sleeping = 1'b0; // both wait in wfi
    @(negedge clk);
    release second_sleeping;
    if ({u_compare_p.parted, u_compare_n.parted} !== 2'b11) $display("FAULT: the difference is forgotten");
  end`,
};

/** Counted apart from the delays themselves. */
const BEHIND: Sign = {
  by: 'signal',
  probe: `
  logic [1:0] asked;
  logic [7:0] clocks = 8'd0;
  always @(posedge clk) begin
    clocks <= clocks + 8'd1;
    asked <= {asked[0], m_axil_i_arvalid};
    if (clocks > 8'd8 && asked[1] !== second_m_axil_i_arvalid) $display("FAULT: not two clocks behind");
  end`,
};

/** Exceptions and what retires, as the pipeline would tell of them. */
const TRAPPING: Sign = {
  by: 'signal',
  probe: `
  task happens(input logic trap, input logic interrupt, input logic retires);
    force u_pipeline.u_csr.trap = trap;
    force u_pipeline.u_csr.trap_interrupt = interrupt;
    force u_pipeline.u_csr.retire = retires;
    @(negedge clk);
  endtask
  initial begin
    repeat (40) @(negedge clk);
    happens(0, 0, 1);
    happens(1, 0, 0);
    if (lockup !== 1'b0) $display("FAULT: one exception is told");
    happens(1, 1, 0);
    happens(1, 0, 0);
    if (lockup !== 1'b0) $display("FAULT: an interrupt is taken for an exception");
    happens(0, 0, 0);
    happens(1, 0, 0);
    happens(0, 0, 0);
    if (lockup !== 1'b1) $display("FAULT: the second exception is not told");
    happens(0, 0, 1);
    if (lockup !== 1'b0) $display("FAULT: lockup stays");
  end`,
};

/** The pin of scan opens the gate of a core that sleeps. */
const OPENED: Sign = {
  by: 'signal',
  probe: `
  int pulses = 0;
  always @(posedge gated_clk) pulses++;
  initial begin
    repeat (40) @(negedge clk);
    force sleeping = 1'b1;
    repeat (2) @(negedge clk);
    pulses = 0;
    repeat (2) @(negedge clk);
    if (pulses != 0) $display("FAULT: no gate");
    force test_enable = 1'b1;
    repeat (2) @(negedge clk);
    if (pulses != 2) $display("FAULT: the gate stays shut");
  end`,
};

/** Nor does it let a reset wait for flip-flops. */
const AT_ONCE: Sign = {
  by: 'signal',
  probe: `
  initial begin
    repeat (40) @(negedge clk);
    force delayed_rst_n = 1'b0;
    force test_enable = 1'b1;
    @(posedge clk) if (second_rst_n !== rst_n) $display("FAULT: the reset waits for a clock");
    release test_enable;
    release delayed_rst_n;
  end`,
};

/** A register that nobody has written goes to memory. */
const UNWRITTEN = [lui(POINTER, LAYOUT.data >>> 12), sw(9, POINTER, 0), addi(VALUE, 0, 42)];

export const SAFETY_FAULTS: readonly Fault[] = [
  {
    option: 'safety.lockstep',
    wrong: 'the upper half of the outputs is not compared',
    core: pair,
    module: 'compare',
    find: "assign differs = (first ^ second ^ flipped) != '0;",
    replace: "assign differs = (first[WIDTH/2-1:0] ^ second[WIDTH/2-1:0] ^ flipped[WIDTH/2-1:0]) != '0;",
    sign: injected("8'd140"),
  },
  {
    option: 'safety.lockstep',
    wrong: 'a difference is forgotten',
    core: pair,
    module: 'compare',
    find: 'parted <= parted || (differs && !inject);',
    replace: "parted <= 1'b0;",
    sign: PARTED,
  },
  {
    option: 'safety.lockstep',
    wrong: 'registers come out of reset as they were',
    core: pair,
    module: 'regfile',
    find: "q <= 32'd0;",
    replace: '',
    sign: { by: 'result', program: UNWRITTEN, expected: 42 },
  },
  {
    option: 'safety.lockstepDelay',
    wrong: 'the second copy sees an answer of the bus when the first does',
    core: pair,
    module: '',
    find: '.m_axil_i_rvalid (second_m_axil_i_rvalid)',
    replace: '.m_axil_i_rvalid (m_axil_i_rvalid)',
    sign: LOCKSTEP,
  },
  {
    option: 'safety.lockup',
    wrong: 'an interrupt between two exceptions changes nothing',
    core: coreOf('plain', { safety: { lockup: true } }),
    module: 'csr',
    find: 'excepted <= !trap_interrupt;',
    replace: "excepted <= 1'b1;",
    sign: TRAPPING,
  },
  {
    option: 'safety.lockup',
    wrong: 'the first exception is taken for lockup',
    core: coreOf('micro', { safety: { lockup: true } }),
    module: 'csr',
    find: 'lockup <= !trap_interrupt && excepted;',
    replace: 'lockup <= !trap_interrupt;',
    sign: TRAPPING,
  },
  {
    option: 'safety.testEnable',
    wrong: 'the pin opens no clock gate',
    core: coreOf('micro', { implementation: { clockGating: true }, safety: { testEnable: true } }),
    module: 'clock_gate',
    find: 'enable_latched = enable || test_enable',
    replace: 'enable_latched = enable',
    sign: OPENED,
  },
  {
    option: 'safety.testEnable',
    wrong: 'a reset goes through flip-flops while chains shift',
    core: coreOf('micro', {
      implementation: { reset: 'asynchronous' },
      safety: { lockstep: true, testEnable: true },
    }),
    module: '',
    find: 'test_enable ? rst_n : delayed_rst_n',
    replace: 'delayed_rst_n',
    sign: AT_ONCE,
  },
  {
    option: 'safety.lockstepDelay',
    wrong: 'it is one clock behind, not two',
    core: pair,
    module: 'delay',
    find: 'assign q = stage_2;',
    replace: 'assign q = stage_1;',
    sign: BEHIND,
  },
];
