// The 64-bit time counter: advances once every `prescale` + 1 clocks while enabled.
// A load of either half takes the place of that clock's advance and restarts the prescaler.
module nl_timer_counter (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        enable,
    input  logic [15:0] prescale,
    input  logic        load,
    input  logic [63:0] load_mask,
    input  logic [63:0] load_data,
    output logic [63:0] mtime
);
  logic [15:0] clocks;

  always_ff @(posedge clk)
    if (!rst_n) begin
      mtime  <= 64'd0;
      clocks <= 16'd0;
    end else if (load) begin
      clocks <= 16'd0;
      mtime  <= (mtime & ~load_mask) | (load_data & load_mask);
    end else if (enable) begin
      clocks <= clocks >= prescale ? 16'd0 : clocks + 16'd1;
      if (clocks >= prescale) mtime <= mtime + 64'd1;
    end
endmodule
