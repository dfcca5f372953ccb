// Responses of two targets to two managers over one bus. Words leave in the order in which they were
// taken, none lost or doubled, each to the manager of its number; the solver watches one. A target that
// answers is passed over at most once by the other, and READY follows from no input.
module proof (
    input logic       clk,
    input logic       watch,
    input logic [1:0] m_valid,
    input logic [3:0] m_id,
    input logic [1:0] m_payload,
    input logic [1:0] s_ready
);
  logic rst_n, s_payload, pushes, pops, watched;
  logic [1:0] m_ready, s_valid, s_id, gives;
  logic [2:0] expected, held, before;

  started u_reset (.clk, .rst_n);
  nl_axi4_bus_responses #(.NM(2), .NT(2), .MW(1), .IW(1), .PW(1)) dut (
      .clk, .rst_n, .m_valid, .m_ready, .m_id, .m_payload, .s_valid, .s_ready, .s_id, .s_payload
  );

  assign gives  = m_valid & m_ready;
  assign pushes = rst_n && gives != 0;
  assign pops   = rst_n && (s_valid & s_ready) != 0;
  initial {held, before, watched, expected} = 0;
  always @(posedge clk) begin
    held <= held + pushes - pops;
    if (pushes && watch && !watched) begin
      watched  <= 1;
      expected <= gives[0] ? {m_id[1:0], m_payload[0]} : {m_id[3:2], m_payload[1]};
      before   <= held - pops;
    end else if (pops && watched) begin
      if (before == 0) watched <= 0;
      before <= before - 1;
    end
  end
  always @* if (rst_n) begin
    assert (gives != 2'b11);
    assert (s_valid != 2'b11);
    assert (held <= 2);
    assert ((s_valid != 0) == (held != 0));
    if (s_valid != 0) assert (s_valid[s_id[1]]);
    if (watched && before == 0) assert ({s_id, s_payload} == expected);
  end
  for (genvar i = 0; i < 2; i++) begin : manager
    stable #(.WIDTH(3)) u_s (.clk, .rst_n, .valid(s_valid[i]), .ready(s_ready[i]), .word({s_id, s_payload}));
  end
  for (genvar t = 0; t < 2; t++) begin : target
    logic [1:0] passed;
    logic       left_out; // it waited alone in the last clock, and there was room
    stable #(.WIDTH(3), .ASSUMED(1)) u_m (
        .clk, .rst_n, .valid(m_valid[t]), .ready(m_ready[t]), .word({m_id[2*t+:2], m_payload[t]})
    );
    initial {passed, left_out} = 0;
    always @(posedge clk) begin
      if (!m_valid[t] || m_ready[t]) passed <= 0;
      else if (gives[1-t] && passed < 3) passed <= passed + 1;
      left_out <= rst_n && m_valid == (2'd1 << t) && !m_ready[t];
      if (!rst_n) passed <= 0;
    end
    always @* if (rst_n) begin
      assert (passed <= 1);
      if (left_out && held < 2) assert (m_ready[t]);
    end
  end
`ifdef VACUOUS
  always @* assert (!(target[0].passed == 1 && held == 2 && s_valid[1]));
`endif
endmodule
