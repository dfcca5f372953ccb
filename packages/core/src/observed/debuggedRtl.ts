import type { CoreFile } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { insideOf } from '../rtl/pair/place.ts';
import { sv } from '../rtl/sv.ts';
import { debuggedOptions } from './debuggedOptions.ts';
import { inPlace, restingDebugger } from './inPlace.ts';
import { JTAG_NETS, JTAG_STATE, jtagPins } from './jtagPins.ts';

const NETS = {
  ...JTAG_NETS,
  rst_n: 'rst_n && dbg_begun && !dbg_ndmreset && !dbg_pins[3]',
  debug_rst_n: 'dbg_por_n',
};

const COMMENT = sv`
  The core with JTAG, which a debugger moves through a socket: a character of OpenOCD's remote_bitbang in every second
  cycle. Who drives the design resets it when the debugger asks.
`;

const STATE = sv`
  import "DPI-C" function int core_is_at(input string scope);
  ${JTAG_STATE}

  logic dbg_begun = 1'b0; // the core stays in reset until its debugger looks for it
  int dbg_here = 0;
`;

const socket = (options: CoreOptions) => sv`
  initial dbg_here = core_is_at($sformatf("%m"));

  always @(posedge clk) if (dbg_here == 0 || u_core.${insideOf(options)}debug_haltreq) dbg_begun <= 1'b1;

  ${jtagPins({ here: 'dbg_here != 0 && ', rests: `u_core.${insideOf(options)}debug_mode` })}
`;

/** A core in its place in a design that Verilator runs, with a debugger's socket, whose other side is `jtagServer`. */
export const debuggedRtl = (options: CoreOptions): CoreFile[] =>
  inPlace(options, debuggedOptions(options), {
    comment: COMMENT,
    nets: NETS,
    body: (core) => sv`
      ${STATE}
      ${restingDebugger(options)}

      ${core}

      ${socket(options)}
    `,
  });
