import type { CoreFile } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { insideOf } from '../rtl/pair/place.ts';
import { sv } from '../rtl/sv.ts';
import { debuggedOptions } from './debuggedOptions.ts';
import { inPlace, restingDebugger } from './inPlace.ts';

/** Names that no port of the core outside has. */
const NETS = {
  rst_n: 'rst_n && dbg_begun && !dbg_ndmreset && !dbg_pins[3]',
  debug_rst_n: 'dbg_por_n',
  ndmreset: 'dbg_ndmreset',
  jtag_tck: 'dbg_pins[2]',
  jtag_trst_n: 'dbg_pins[4] && dbg_por_n',
  jtag_tms: 'dbg_pins[1]',
  jtag_tdi: 'dbg_pins[0]',
  jtag_tdo: 'dbg_tdo',
  jtag_tdo_oe: '',
};

const COMMENT = sv`
  The core with JTAG, which a debugger moves through a socket: a character of OpenOCD's remote_bitbang in every second
  cycle. Who drives the design resets it when the debugger asks.
`;

const STATE = sv`
  import "DPI-C" function int core_is_at(input string scope);
  import "DPI-C" function int jtag_character(input int tdo, input int may_wait);
  import "DPI-C" function void jtag_reset(input int is_asked);

  logic [4:0] dbg_pins = 5'b10010; // TDI, TMS, TCK, system reset, TRST's complement
  logic [3:0] dbg_started = 4'd0;
  logic dbg_por_n = 1'b0;
  logic dbg_begun = 1'b0; // the core stays in reset until its debugger looks for it
  logic dbg_turn = 1'b0;
  logic [31:0] dbg_quiet = 32'd0;
  int dbg_answer = 0;
  int dbg_here = 0;
  logic dbg_ndmreset;
  logic dbg_tdo;
`;

const socket = (options: CoreOptions) => sv`
  initial dbg_here = core_is_at($sformatf("%m"));

  // In debug mode the hart can wait for the debugger; else it runs on while nothing comes.
  always @(posedge clk) begin
    if (!dbg_por_n) dbg_started <= dbg_started + 4'd1;
    dbg_por_n <= dbg_por_n || dbg_started == 4'd15;
    dbg_turn <= !dbg_turn;
    if (dbg_here == 0 || u_core.${insideOf(options)}debug_haltreq) dbg_begun <= 1'b1;
    if (dbg_here != 0 && dbg_por_n) jtag_reset({31'd0, dbg_ndmreset || dbg_pins[3]});
    if (dbg_here != 0 && dbg_por_n && dbg_turn) begin
      dbg_answer = jtag_character({31'd0, dbg_tdo}, {31'd0, u_core.${insideOf(options)}debug_mode && dbg_quiet > 32'd1000});
      if (dbg_answer >= 0 && dbg_answer < 32) dbg_pins <= dbg_answer[4:0];
      dbg_quiet <= dbg_answer == -1 ? dbg_quiet + 32'd1 : 32'd0;
    end
  end
`;

/** A core in its place in a design that Verilator runs, with a debugger's socket, whose other side is `jtagServer`. */
export const debuggedRtl = (options: CoreOptions): CoreFile[] =>
  inPlace(options, debuggedOptions(options), {
    comment: COMMENT,
    nets: NETS,
    body: (core) => sv`
      ${STATE}
      ${restingDebugger(options)}

      ${socket(options)}

      ${core}
    `,
  });
