/** A bench of the design of two harts: a character of OpenOCD's remote_bitbang in every second cycle, as that of a core has. */
export const JTAG_BENCH = `
module bench;
  import "DPI-C" function void jtag_open(input string path);
  import "DPI-C" function int jtag_character(input int tdo, input int may_wait);

  logic clk = 1'b0;
  logic por_n = 1'b0;
  logic turn = 1'b0;
  logic [4:0] pins = 5'b10010; // TDI, TMS, TCK, system reset, TRST's complement
  int answer = 0;
  int quiet = 0;
  wire ndmreset, tdo;
  always #5 clk = !clk;
  initial #42 por_n = 1'b1;
  initial jtag_open("jtag");

  two dut (
    .clk(clk),
    .rst_n(por_n && !ndmreset && !pins[3]),
    .debug_rst_n(por_n),
    .jtag_tck(pins[2]),
    .jtag_trst_n(pins[4] && por_n),
    .jtag_tms(pins[1]),
    .jtag_tdi(pins[0]),
    .jtag_tdo(tdo),
    .jtag_tdo_oe(),
    .ndmreset(ndmreset)
  );

  // Harts that both wait for the debugger let it take its time; else they run on.
  always @(posedge clk) begin
    turn <= !turn;
    if (por_n && turn) begin
      answer = jtag_character({31'd0, tdo}, {31'd0, dut.cpu0.debug_mode && dut.cpu1.debug_mode && quiet > 1000});
      if (answer >= 0 && answer < 32) pins <= answer[4:0];
      quiet <= answer == -1 ? quiet + 1 : 0;
      if (answer == -2) $finish;
    end
  end
endmodule
`;
