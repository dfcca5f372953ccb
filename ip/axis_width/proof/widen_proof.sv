// A wide beat is what four narrow ones were, or those up to the end of a packet, gathered anew; nothing
// above is kept, and each narrow beat is taken once.
module proof (
    input logic clk,
    input logic data,
    input logic keep,
    input logic last,
    input logic valid,
    input logic m_ready
);
  logic rst_n, ready, m_last, m_valid;
  logic [31:0] m_data, gathered, now;
  logic [3:0] m_keep, kept, now_kept;
  logic [1:0] number;

  started u_reset (.clk, .rst_n);
  nl_axis_widen #(.PART_BYTES(1), .PARTS(4)) dut (
      .clk, .rst_n, .in_data({8{data}}), .in_keep(keep), .in_last(last), .in_valid(valid), .in_ready(ready),
      .out_data(m_data), .out_keep(m_keep), .out_last(m_last), .out_valid(m_valid), .out_ready(m_ready)
  );
  stable #(.WIDTH(3), .ASSUMED(1)) u_in (.clk, .rst_n, .valid, .ready, .word({data, keep, last}));
  stable #(.WIDTH(37)) u_out (
      .clk, .rst_n, .valid(m_valid), .ready(m_ready), .word({m_data, m_keep, m_last})
  );

  assign now      = gathered | ({24'd0, {8{data}}} << 8 * number);
  assign now_kept = kept | ({3'd0, keep} << number);
  initial {number, gathered, kept} = 0;
  always @(posedge clk)
    if (!rst_n || (m_valid && m_ready)) {number, gathered, kept} <= 0;
    else if (valid && ready) {number, gathered, kept} <= {number + 2'd1, now, now_kept};

  always @* if (rst_n) begin
    assert (m_valid == (valid && (last || number == 3)));
    assert (ready == (m_ready || !(last || number == 3)));
    if (m_valid) assert (m_data == now && m_keep == now_kept && m_last == last);
  end
`ifdef VACUOUS
  always @* assert (!(m_valid && last && m_keep == 4'b0101));
`endif
endmodule
