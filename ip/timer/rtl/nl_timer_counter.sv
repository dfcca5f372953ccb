// The 64-bit time counter: advances once every `prescale` + 1 clocks while enabled.
// A load of either half takes the place of that clock's advance and restarts the prescaler.
module nl_timer_counter (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        enable,
    input  logic [15:0] prescale,
    input  logic [ 7:0] load_byte,
    input  logic [31:0] load_data,
    output logic [63:0] mtime
);
  logic [15:0] clocks;

  always_ff @(posedge clk)
    if (!rst_n) begin
      mtime  <= 64'd0;
      clocks <= 16'd0;
    end else if (|load_byte) begin
      clocks <= 16'd0;
      for (int lane = 0; lane < 8; lane++)
        if (load_byte[lane]) mtime[8*lane+:8] <= load_data[8*(lane%4)+:8];
    end else if (enable) begin
      clocks <= clocks >= prescale ? 16'd0 : clocks + 16'd1;
      if (clocks >= prescale) mtime <= mtime + 64'd1;
    end
endmodule
