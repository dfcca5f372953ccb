import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasDebug } from '../rtl/debug/features.ts';
import { sv } from '../rtl/sv.ts';
import { haltsAtRandom, randomHaltNets } from './haltsAtRandom.ts';
import { cleared, code, declared, note } from './items.ts';

/** The debug module keeps its state when it resets the core. */
export const debugResets = (options: CoreOptions): ItemText[] =>
  hasDebug(options) ? [code('assign rst_n = por_n && !ndmreset && !srst;\nassign debug_rst_n = por_n;')] : [];

/** Who asks the debug module on its APB port: a list of accesses, or halts and steps at random. */
export function debuggers(options: CoreOptions): ItemText[] {
  if (options.debug.transport !== 'apb') return [];
  return [
    note('A debugger at the APB port: halts and steps at random, or a list of accesses'),
    declared(
      cleared('halts', 32),
      { name: 'dmi_file', type: 'string' },
      { name: 'dmi_unit', type: 'int' },
      cleared('dmi_answer', 32),
      cleared('dmi_operation', 32),
      cleared('dmi_address', 32),
      cleared('dmi_value', 32),
      cleared('dmi_mask', 32),
      cleared('dmi_tries', 32),
      cleared('dmi_draw', 32),
      ...randomHaltNets(options),
    ),
    code(ACCESS),
    code(LIST),
    ...haltsAtRandom(options).map(code),
  ];
}

const ACCESS = sv`
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

  // Reads until the bits of the mask are the value; the run ends when they never are.
  task dmi_poll(input logic [6:0] address, input logic [31:0] value, input logic [31:0] mask);
    dmi_access(1'b0, address, 32'd0);
    dmi_tries = 32'd0;
    while ((dmi_answer & mask) != value && dmi_tries < 32'd2000) begin
      dmi_access(1'b0, address, 32'd0);
      dmi_tries = dmi_tries + 32'd1;
    end
    if ((dmi_answer & mask) != value) finish("debug-timeout", dmi_answer);
  endtask
`;

/** Lines of four hexadecimal numbers: what, address, value, mask. */
const LIST = sv`
  initial
    if ($value$plusargs("dmi=%s", dmi_file)) begin
      dmi_unit = $fopen(dmi_file, "r");
      while (!por_n) @(posedge clk);
      while ($fscanf(dmi_unit, "%h %h %h %h", dmi_operation, dmi_address, dmi_value, dmi_mask) == 4)
        case (dmi_operation)
          32'd0: begin
            dmi_access(1'b0, dmi_address[6:0], 32'd0);
            $display("DMI %02x %08x", dmi_address[6:0], dmi_answer);
          end
          32'd1: dmi_access(1'b1, dmi_address[6:0], dmi_value);
          32'd2: dmi_poll(dmi_address[6:0], dmi_value, dmi_mask);
          default: repeat (dmi_value) @(posedge clk);
        endcase
      finish("debugged", 32'd0);
    end
`;
