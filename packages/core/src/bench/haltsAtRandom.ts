import type { DeclarationText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasAuthentication, hasFullTriggers, hasGroups, hasTriggers } from '../rtl/debug/features.ts';
import { sv } from '../rtl/sv.ts';
import { cleared } from './items.ts';

/** Whether what the debugger sees and sets goes to the trace, where the model is held against it. */
const tells = ({ auxiliary }: CoreOptions) => auxiliary.rvfi;
const sets = (options: CoreOptions) => tells(options) && hasTriggers(options);

export const randomHaltNets = (options: CoreOptions): DeclarationText[] => [
  ...(tells(options) ? [cleared('dmi_dcsr', 32), cleared('dmi_dpc', 32)] : []),
  ...(sets(options)
    ? [
        cleared('dmi_select', 32),
        cleared('dmi_index', 32),
        cleared('dmi_control', 32),
        cleared('dmi_compared', 32),
        cleared('recent_pc', 32),
        cleared('recent_address', 32),
      ]
    : []),
];

/** dmcontrol 0x10, dmstatus 0x11, abstractcs 0x16, command 0x17; dcsr is CSR 0x7b0. */
const STEP = sv`
  // step and stepie of dcsr; the rest stays.
  task dmi_step(input logic step, input logic with_interrupts);
    dmi_access(1'b1, 7'h17, 32'h0022_07b0);
    dmi_poll(7'h16, 32'd0, 32'h0000_1000);
    dmi_access(1'b0, 7'h04, 32'd0);
    dmi_access(1'b1, 7'h04, (dmi_answer & ~32'h0000_0804) | {20'd0, with_interrupts, 8'd0, step, 2'd0});
    dmi_access(1'b1, 7'h17, 32'h0023_07b0);
    dmi_poll(7'h16, 32'd0, 32'h0000_1000);
  endtask
`;

const REGISTERS = sv`
  // A register into dmi_answer, and a value into one.
  task dmi_get(input logic [15:0] register_number);
    dmi_access(1'b1, 7'h17, {16'h0022, register_number});
    dmi_poll(7'h16, 32'd0, 32'h0000_1000);
    dmi_access(1'b0, 7'h04, 32'd0);
  endtask

  task dmi_set(input logic [15:0] register_number, input logic [31:0] value);
    dmi_access(1'b1, 7'h04, value);
    dmi_access(1'b1, 7'h17, {16'h0023, register_number});
    dmi_poll(7'h16, 32'd0, 32'h0000_1000);
  endtask

  // Where the core stands still, and why.
  task tell_halt();
    dmi_get(16'h07b0);
    dmi_dcsr = dmi_answer;
    dmi_get(16'h07b1);
    dmi_dpc = dmi_answer;
    if (trace_file != 0 && !ended)
      $fwrite(trace_file, "%u", {288'd0, dmi_dpc, dmi_dcsr, cycle[31:0], 32'd0, 32'd6});
  endtask
`;

/** Type 6 with the other ways to compare, data and chains; or type 3 with a small count. */
const FULL_KINDS = sv`
  dmi_control = dmi_draw[20:18] == 3'd0
              ? {4'd3, 1'b1, 3'd0, 8'd0, dmi_draw[29:24], dmi_draw[5], 2'd0, dmi_draw[6], 6'd1}
              : {4'd6, 1'b1, 5'd0, dmi_draw[19:17] == 3'd7, 9'd1, dmi_draw[21:20] == 2'd3, 2'b00, dmi_draw[22] ? dmi_draw[24:23] : 2'd0, dmi_control[6:0]};
`;

/** One of the triggers in half of the halts: at an instruction or an access that was, which loops come back to. */
const triggerSetting = (options: CoreOptions, { debug } = options) => sv`
  always @(posedge clk)
    if (rvfi_valid) begin
      if (draw(32'd42) % 32'd16 == 32'd0) recent_pc <= rvfi_pc_rdata;
      if ((rvfi_mem_rmask | rvfi_mem_wmask) != 4'd0 && draw(32'd43) % 32'd4 == 32'd0) recent_address <= rvfi_mem_addr;
    end

  task set_trigger();
    dmi_draw = draw(32'd44);
    if (dmi_draw[0]) begin
      dmi_index = (dmi_draw >> 8) % 32'd${debug.triggers};
      // Off, at an instruction, or at a load, a store or both; in each mode, or in one.
      dmi_control = dmi_draw[2:1] == 2'd0 ? 32'd0
                  : {25'd0, dmi_draw[5], 2'd0, dmi_draw[6] || !dmi_draw[5], dmi_draw[2:1] == 2'd1, dmi_draw[2], dmi_draw[2] && dmi_draw[3]};
      ${hasFullTriggers(options) && FULL_KINDS}
      dmi_compared = dmi_draw[2] ? recent_address : dmi_draw[7] ? recent_pc : dmi_dpc + {27'd0, dmi_draw[15:12], 1'b0};
      dmi_get(16'h07a0);
      dmi_select = dmi_answer;
      dmi_set(16'h07a0, dmi_index);
      dmi_set(16'h07a2, dmi_compared);
      dmi_set(16'h07a1, dmi_control);
      dmi_set(16'h07a0, dmi_select);
      if (trace_file != 0 && !ended)
        $fwrite(trace_file, "%u", {256'd0, dmi_compared, dmi_control, dmi_index, cycle[31:0], 32'd1, 32'd6});
    end
  endtask
`;

/** The core in the halt group of the first external trigger: dmcs2 is 0x32. */
const GROUP = sv`
  dmi_access(1'b1, 7'h32, 32'h0000_0006);
  dmi_access(1'b1, 7'h32, 32'h0000_0007);
`;

/** Another core of the group halts, or the debugger asks for it. */
const HALT = "dmi_access(1'b1, 7'h10, 32'h8000_0001);";
const EITHER_HALT = sv`
  if (dmi_draw[31]) trigger_pulse(1'b0, 4'd1);
  else ${HALT}
`;

const halting = (options: CoreOptions, told = tells(options), triggers = sets(options)) => sv`
  initial
    if ($value$plusargs("halts=%d", halts)) begin
      while (!rst_n) @(posedge clk);
      dmi_access(1'b1, 7'h10, 32'h0000_0001);
      ${hasAuthentication(options) && 'dmi_authenticate();'}
      ${hasGroups(options) && GROUP}
      while (!ended) begin
        dmi_draw = draw(32'd40);
        repeat (dmi_draw % (32'd1 << halts)) @(posedge clk);
        ${hasGroups(options) ? EITHER_HALT : HALT}
        dmi_poll(7'h11, 32'h0000_0200, 32'h0000_0200);
        halted_times = halted_times + 32'd1;
        dmi_access(1'b1, 7'h10, 32'h0000_0001);
        ${told && 'tell_halt();'}
        ${triggers && 'set_trigger();'}
        // With or without step, interrupts while stepping, or not.
        dmi_draw = draw(32'd41);
        dmi_step(dmi_draw[9], dmi_draw[8]);
        dmi_access(1'b1, 7'h10, 32'h4000_0001);
        dmi_poll(7'h11, 32'h0002_0000, 32'h0002_0000);
        if (dmi_draw[9]) begin
          dmi_poll(7'h11, 32'h0000_0200, 32'h0000_0200);
          ${told && 'tell_halt();'}
          dmi_step(1'b0, 1'b0);
          dmi_access(1'b1, 7'h10, 32'h4000_0001);
        end
      end
    end
`;

/** A debugger that halts the core at random, has it step, and sets triggers. */
export const haltsAtRandom = (options: CoreOptions): string[] => [
  STEP,
  ...(tells(options) ? [REGISTERS] : []),
  ...(sets(options) ? [triggerSetting(options)] : []),
  halting(options),
];
