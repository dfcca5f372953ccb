// One of two streams, `WHO: its beats come out in their order and as they went in, none lost or doubled;
// a packet is whole; and while one of its beats waits, no more than two packets of the other go first.
// The lowest bit of a beat tells where it came from: nothing reads it on the way.
module proof (
    input logic       clk,
    input logic [1:0] valid,
    input logic [1:0] last,
    input logic [1:0] word,
    input logic       m_ready,
    input logic       watch
);
  logic rst_n, m_valid, m_last, m_keep, source, pushes, pops, watched, inside;
  logic [1:0] ready, expected;
  logic [7:0] m_data;
  logic [3:0] held, before;
  logic [1:0] passed;

  started u_reset (.clk, .rst_n);
  nl_axis_mux #(.DATA_WIDTH(8)) dut (
      .clk, .rst_n,
      .s0_tdata({6'd0, word[0], 1'b0}), .s0_tkeep(1'b1), .s0_tlast(last[0]), .s0_tvalid(valid[0]),
      .s0_tready(ready[0]),
      .s1_tdata({6'd0, word[1], 1'b1}), .s1_tkeep(1'b1), .s1_tlast(last[1]), .s1_tvalid(valid[1]),
      .s1_tready(ready[1]),
      .m_tdata(m_data), .m_tkeep(m_keep), .m_tlast(m_last), .m_tvalid(m_valid), .m_tready(m_ready)
  );
  for (genvar k = 0; k < 2; k++) begin : g_in
    stable #(.WIDTH(2), .ASSUMED(1)) u_in (
        .clk, .rst_n, .valid(valid[k]), .ready(ready[k]), .word({last[k], word[k]})
    );
  end
  stable #(.WIDTH(10)) u_out (
      .clk, .rst_n, .valid(m_valid), .ready(m_ready), .word({m_last, m_keep, m_data})
  );

  assign source = m_data[0];
  assign pushes = rst_n && valid[`WHO] && ready[`WHO];
  assign pops   = rst_n && m_valid && m_ready && source == `WHO;
  initial {held, before, watched, expected, passed, inside} = 0;
  always @(posedge clk) begin
    held <= held + pushes - pops;
    if (pushes && watch && !watched) begin
      watched  <= 1;
      expected <= {last[`WHO], word[`WHO]};
      before   <= held - pops;
    end else if (pops && watched) begin
      if (before == 0) watched <= 0;
      before <= before - 1;
    end
    // Packets of the other that have ended since it has a beat here.
    if (held == 0 || pops) passed <= 0;
    else if (rst_n && m_valid && m_ready && m_last) passed <= passed + 1;
    // Whose packet is under way behind it.
    if (rst_n && m_valid && m_ready) inside <= !m_last && source == `WHO;
  end
  always @* if (rst_n) begin
    assert (held <= 4);
    if (m_valid && source == `WHO) assert (held != 0);
    if (m_valid && source == `WHO && watched && before == 0)
      assert ({m_last, m_data[1]} == expected && m_keep);
    if (m_valid && inside) assert (source == `WHO);
    assert (passed <= 2);
  end
`ifdef VACUOUS
  always @* assert (!(watched && before == 2 && passed == 2));
`endif
endmodule
