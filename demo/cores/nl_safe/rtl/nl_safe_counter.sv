// 64-bit CSR counter. It does not count in a cycle in which one of its halves is written.
module nl_safe_counter (
  input  logic        clk,
  input  logic        rst_n,
  input  logic        increment,
  input  logic        write_low,
  input  logic        write_high,
  input  logic [31:0] wdata,
  output logic [31:0] low,
  output logic [31:0] high
);
  // The carry between the halves is known a cycle ahead, so that none passes through 64 bits in a cycle.
  logic low_full; // the next count clears 'low'

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      low      <= 32'd0;
      high     <= 32'd0;
      low_full <= 1'b0;
    end else begin
      if (write_low) begin
        low      <= wdata;
        low_full <= &wdata;
      end else if (increment && !write_high) begin
        low      <= low + 32'd1;
        low_full <= low == 32'hffff_fffe;
      end

      if (write_high) high <= wdata;
      else if (increment && low_full && !write_low) high <= high + 32'd1;
    end
  end
endmodule
