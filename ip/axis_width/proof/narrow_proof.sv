// A wide beat leaves part by part, counted anew: the lowest bytes first, as many as are kept, or all
// within a packet; and is taken with its last part.
module proof (
    input logic       clk,
    input logic [7:0] data,
    input logic [3:0] keep,
    input logic       last,
    input logic       valid,
    input logic       m_ready
);
  logic rst_n, ready, m_last, m_valid, m_keep;
  logic [7:0] m_data;
  logic [1:0] number, highest;

  // A bit of each byte: bytes pass unread.
  wire [31:0] wide = {{8{data[3]}}, {8{data[2]}}, {8{data[1]}}, {8{data[0]}}};

  started u_reset (.clk, .rst_n);
  nl_axis_narrow #(.PART_BYTES(1), .PARTS(4)) dut (
      .clk, .rst_n, .in_data(wide), .in_keep(keep), .in_last(last), .in_valid(valid), .in_ready(ready),
      .out_data(m_data), .out_keep(m_keep), .out_last(m_last), .out_valid(m_valid), .out_ready(m_ready)
  );
  stable #(.WIDTH(13), .ASSUMED(1)) u_in (.clk, .rst_n, .valid, .ready, .word({data, keep, last}));
  stable #(.WIDTH(10)) u_out (
      .clk, .rst_n, .valid(m_valid), .ready(m_ready), .word({m_data, m_keep, m_last})
  );

  always @* begin
    highest = 0;
    for (int k = 0; k < 4; k++) if (keep[k]) highest = k;
    if (!last) highest = 3;
  end
  initial number = 0;
  always @(posedge clk)
    if (!rst_n) number <= 0;
    else if (m_valid && m_ready) number <= number == highest ? 0 : number + 1;

  always @* if (rst_n) begin
    assert (m_valid == valid);
    assert (ready == (m_ready && number == highest));
    if (valid) begin
      assert (m_data == {8{data[number]}} && m_keep == keep[number]);
      assert (m_last == (last && number == highest));
    end
  end
`ifdef VACUOUS
  always @* assert (!(valid && last && number == 2 && highest == 2));
`endif
endmodule
