import { sv } from '../rtl/sv.ts';

/** Nets of what the socket reaches. Names that no port of what stands around has. */
export const JTAG_NETS = {
  ndmreset: 'dbg_ndmreset',
  jtag_tck: 'dbg_pins[2]',
  jtag_trst_n: 'dbg_pins[4] && dbg_por_n',
  jtag_tms: 'dbg_pins[1]',
  jtag_tdi: 'dbg_pins[0]',
  jtag_tdo: 'dbg_tdo',
  jtag_tdo_oe: '',
};

/** The pins, and the reset at power-up of what is behind them. */
export const JTAG_STATE = sv`
  import "DPI-C" function int jtag_character(input int tdo, input int may_wait);
  import "DPI-C" function void jtag_reset(input int is_asked);

  logic [4:0] dbg_pins = 5'b10010; // TDI, TMS, TCK, system reset, TRST's complement
  logic [3:0] dbg_started = 4'd0;
  logic dbg_por_n = 1'b0;
  logic dbg_turn = 1'b0;
  logic [31:0] dbg_quiet = 32'd0;
  int dbg_answer = 0;
  logic dbg_ndmreset;
  logic dbg_tdo;
`;

interface Reached {
  /** Whether the socket is that of this place, where there may be several, as the beginning of a condition. */
  here?: string;
  /** Nothing goes on but what the debugger asks for. */
  rests: string;
}

/** The pins move as the debugger says. While all rests it is waited for; else the design runs on while nothing comes. */
export const jtagPins = ({ here = '', rests }: Reached) => sv`
  always @(posedge clk) begin
    if (!dbg_por_n) dbg_started <= dbg_started + 4'd1;
    dbg_por_n <= dbg_por_n || dbg_started == 4'd15;
    dbg_turn <= !dbg_turn;
    if (${here}dbg_por_n) jtag_reset({31'd0, dbg_ndmreset || dbg_pins[3]});
    if (${here}dbg_por_n && dbg_turn) begin
      dbg_answer = jtag_character({31'd0, dbg_tdo}, {31'd0, ${rests} && dbg_quiet > 32'd1000});
      if (dbg_answer >= 0 && dbg_answer < 32) dbg_pins <= dbg_answer[4:0];
      dbg_quiet <= dbg_answer == -1 ? dbg_quiet + 32'd1 : 32'd0;
    end
  end
`;
