import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { insideOf } from '../rtl/pair/place.ts';
import { sv } from '../rtl/sv.ts';
import { cleared, code, declared, note } from './items.ts';

export const hasJtag = ({ debug }: CoreOptions): boolean => debug.transport === 'jtag';

/** Pins of JTAG that a debugger moves through a socket, in Verilator (`observed/jtagSocket.ts`); or that the bench's own moves. */
export function jtagPins(options: CoreOptions): ItemText[] {
  if (!hasJtag(options)) return [];
  return [
    note("JTAG: a character of OpenOCD's remote_bitbang in every second cycle"),
    declared(
      { ...cleared('jtag_pins', 5), value: AT_REST },
      { ...cleared('jtag_scan', 5), value: AT_REST },
      cleared('jtag_scans'),
      cleared('jtag_turn'),
      cleared('jtag_quiet', 32),
      { name: 'jtag_answer', type: 'int' },
      { name: 'jtag_socket', type: 'string' },
    ),
    code(PINS),
    code(socket(options)),
  ];
}

/** Bit 0 TDI, 1 TMS, 2 TCK, 3 system reset, 4 TRST's complement. */
const AT_REST = "5'b10010";

/** One of both moves: the socket, or the bench's own debugger (`jtagAccess.ts`). */
const PINS = sv`
    wire [4:0] jtag_moved = jtag_scans ? jtag_scan : jtag_pins;

    assign {jtag_trst_n, jtag_tck, jtag_tms, jtag_tdi} = {jtag_moved[4] && por_n, jtag_moved[2:0]};
    assign srst = jtag_moved[3];
  `;

/** The hart in debug mode can wait for the debugger; else it runs on while nothing comes. */
const socket = (options: CoreOptions) => sv`
    \`ifdef VERILATOR
    import "DPI-C" function void jtag_open(input string path);
    import "DPI-C" function int jtag_character(input int tdo, input int may_wait);

    initial if ($value$plusargs("jtag=%s", jtag_socket)) jtag_open(jtag_socket);

    always @(posedge clk) begin
      jtag_turn <= !jtag_turn;
      if (por_n && jtag_socket != "" && jtag_turn) begin
        jtag_answer = jtag_character({31'd0, jtag_tdo}, {31'd0, u_core.${insideOf(options)}debug_mode && jtag_quiet > 32'd1000});
        if (jtag_answer >= 0 && jtag_answer < 32) jtag_pins <= jtag_answer[4:0];
        jtag_quiet <= jtag_answer == -1 ? jtag_quiet + 32'd1 : 32'd0;
        if (jtag_answer == -2) finish("debugger", 32'd0);
      end
    end
    \`endif
  `;
