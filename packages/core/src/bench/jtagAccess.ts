import { sv } from '../rtl/sv.ts';
import { declared, variable } from './items.ts';

export const JTAG_NETS = declared(variable('jtag_read'), variable('jtag_dmi', 41), {
  name: 'jtag_bit',
  type: 'int',
});

/**
 * How a debugger at the JTAG pins reaches a register of the debug module (Debug 0.13.2, 6.1): a scan of dmi starts the
 * access, a second one with no operation fetches its answer. TCK is half of clk.
 */
export const JTAG_ACCESS = sv`
  // A cycle of TCK: TDO as it was before the rising edge.
  task jtag_cycle(input logic tms, input logic tdi);
    @(negedge clk);
    jtag_scan = {2'b10, 1'b0, tms, tdi};
    @(negedge clk);
    jtag_read = jtag_tdo;
    jtag_scan = {2'b10, 1'b1, tms, tdi};
  endtask

  // From Run-Test/Idle and back, through Shift-DR.
  task jtag_scan_dmi(input logic [40:0] value);
    jtag_cycle(1'b1, 1'b0);
    jtag_cycle(1'b0, 1'b0);
    jtag_cycle(1'b0, 1'b0);
    for (jtag_bit = 0; jtag_bit < 41; jtag_bit = jtag_bit + 1) begin
      jtag_cycle(jtag_bit == 40, value[jtag_bit[5:0]]);
      jtag_dmi[jtag_bit[5:0]] = jtag_read;
    end
    jtag_cycle(1'b1, 1'b0);
    repeat (8) jtag_cycle(1'b0, 1'b0);
  endtask

  // TRST, Test-Logic-Reset, then the instruction dmi (0x11), the lowest bit first.
  task jtag_choose_dmi;
    jtag_scans = 1'b1;
    repeat (2) @(negedge clk);
    jtag_scan = 5'b00010;
    repeat (2) @(negedge clk);
    repeat (5) jtag_cycle(1'b1, 1'b0);
    jtag_cycle(1'b0, 1'b0);
    repeat (2) jtag_cycle(1'b1, 1'b0);
    repeat (2) jtag_cycle(1'b0, 1'b0);
    for (jtag_bit = 0; jtag_bit < 5; jtag_bit = jtag_bit + 1)
      jtag_cycle(jtag_bit == 4, jtag_bit == 0 || jtag_bit == 4);
    jtag_cycle(1'b1, 1'b0);
    jtag_cycle(1'b0, 1'b0);
  endtask

  always begin
    wait (dmi_served != dmi_asked);
    if (!jtag_scans) jtag_choose_dmi;
    jtag_scan_dmi({dmi_request[38:0], dmi_request[39] ? 2'd2 : 2'd1});
    jtag_scan_dmi(41'd0);
    dmi_answer = jtag_dmi[33:2];
    if (jtag_dmi[1:0] != 2'd0) finish("debug-busy", {30'd0, jtag_dmi[1:0]});
    dmi_served = dmi_asked;
  end
`;
