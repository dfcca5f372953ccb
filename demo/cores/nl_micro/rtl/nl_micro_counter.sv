// A 64-bit counter of the CSRs. In a cycle that writes one of its halves it does not count.
module nl_micro_counter (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        count,
  input  logic        write_low,
  input  logic        write_high,
  input  logic [31:0] value,
  output logic [31:0] low,
  output logic [31:0] high
);
  logic [31:0] next_low;
  logic [31:0] next_high;

  assign {next_high, next_low} = {high, low} + {63'd0, count && !write_low && !write_high};

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      low  <= 32'd0;
      high <= 32'd0;
    end else begin
      low  <= write_low ? value : next_low;
      high <= write_high ? value : next_high;
    end
  end
endmodule
