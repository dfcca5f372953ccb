// What goes to one of two, `WHO: its beats come out there in their order and as they went in, none lost
// or doubled, and no beat of the other comes out there.
module proof (
    input logic       clk,
    input logic       valid,
    input logic       dest,
    input logic       last,
    input logic       word,
    input logic [1:0] m_ready,
    input logic       watch
);
  logic rst_n, ready, pushes, pops, watched;
  logic [1:0] m_valid, m_last, m_keep, expected;
  logic [7:0] m0_data, m1_data, m_data;
  logic [3:0] held, before;

  started u_reset (.clk, .rst_n);
  nl_axis_demux #(.DATA_WIDTH(8)) dut (
      .clk, .rst_n,
      .s_tdata({6'd0, word, dest}), .s_tkeep(1'b1), .s_tlast(last), .s_tdest(dest), .s_tvalid(valid),
      .s_tready(ready),
      .m0_tdata(m0_data), .m0_tkeep(m_keep[0]), .m0_tlast(m_last[0]), .m0_tvalid(m_valid[0]),
      .m0_tready(m_ready[0]),
      .m1_tdata(m1_data), .m1_tkeep(m_keep[1]), .m1_tlast(m_last[1]), .m1_tvalid(m_valid[1]),
      .m1_tready(m_ready[1])
  );
  stable #(.WIDTH(3), .ASSUMED(1)) u_in (.clk, .rst_n, .valid, .ready, .word({dest, last, word}));
  stable #(.WIDTH(9)) u_out (
      .clk, .rst_n, .valid(m_valid[`WHO]), .ready(m_ready[`WHO]), .word({m_last[`WHO], m_data})
  );

  assign m_data = `WHO ? m1_data : m0_data;
  assign pushes = rst_n && valid && ready && dest == `WHO;
  assign pops   = rst_n && m_valid[`WHO] && m_ready[`WHO];
  initial {held, before, watched, expected} = 0;
  always @(posedge clk) begin
    held <= held + pushes - pops;
    if (pushes && watch && !watched) begin
      watched  <= 1;
      expected <= {last, word};
      before   <= held - pops;
    end else if (pops && watched) begin
      if (before == 0) watched <= 0;
      before <= before - 1;
    end
  end
  always @* if (rst_n) begin
    assert (held <= 4);
    if (m_valid[`WHO]) assert (held != 0 && m_data[0] == `WHO && m_keep[`WHO]);
    if (m_valid[`WHO] && watched && before == 0) assert ({m_last[`WHO], m_data[1]} == expected);
  end
`ifdef VACUOUS
  always @* assert (!(watched && before == 3));
`endif
endmodule
