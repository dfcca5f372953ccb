import { sv } from '../rtl/sv.ts';

/** How a debugger at the APB port reaches a register of the debug module. */
export const APB_ACCESS = sv`
  initial begin
    s_apb_debug_psel = 1'b0;
    s_apb_debug_penable = 1'b0;
    s_apb_debug_pstrb = 4'b1111;
  end

  // The answer comes in dmi_answer. What is driven changes between the edges that the core sees, in every simulator.
  task dmi_access(input logic is_write, input logic [6:0] address, input logic [31:0] data);
    @(negedge clk);
    s_apb_debug_paddr = {address, 2'b00};
    s_apb_debug_pwrite = is_write;
    s_apb_debug_pwdata = data;
    s_apb_debug_psel = 1'b1;
    @(negedge clk);
    s_apb_debug_penable = 1'b1;
    #4 dmi_answer = s_apb_debug_prdata;
    @(negedge clk);
    s_apb_debug_psel = 1'b0;
    s_apb_debug_penable = 1'b0;
  endtask
`;
