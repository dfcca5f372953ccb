import { sv } from '../rtl/sv.ts';

/** How a debugger at the APB port reaches a register of the debug module. */
export const APB_ACCESS = sv`
  initial begin
    s_apb_debug_psel = 1'b0;
    s_apb_debug_penable = 1'b0;
    s_apb_debug_pstrb = 4'b1111;
  end

  // What is driven changes between the edges that the core sees, in every simulator.
  always begin
    wait (dmi_served != dmi_asked);
    @(negedge clk);
    s_apb_debug_paddr = {dmi_request[38:32], 2'b00};
    s_apb_debug_pwrite = dmi_request[39];
    s_apb_debug_pwdata = dmi_request[31:0];
    s_apb_debug_psel = 1'b1;
    @(negedge clk);
    s_apb_debug_penable = 1'b1;
    #4 dmi_answer = s_apb_debug_prdata;
    @(negedge clk);
    s_apb_debug_psel = 1'b0;
    s_apb_debug_penable = 1'b0;
    dmi_served = dmi_asked;
  end
`;
