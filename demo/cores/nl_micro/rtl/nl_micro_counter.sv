// 64-bit CSR counter. It does not count in a cycle in which one of its halves is written.
module nl_micro_counter (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        increment,
  input  logic        write_low,
  input  logic        write_high,
  input  logic [31:0] wdata,
  output logic [31:0] low,
  output logic [31:0] high
);
  logic [31:0] next_low;
  logic [31:0] next_high;

  // 'increment' arrives late in the cycle: it selects the sum instead of being carried in.
  assign {next_high, next_low} = {high, low} + 64'd1;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      low  <= 32'd0;
      high <= 32'd0;
    end else begin
      if (write_low) low <= wdata;
      else if (increment && !write_high) low <= next_low;

      if (write_high) high <= wdata;
      else if (increment && !write_low) high <= next_high;
    end
  end
endmodule
