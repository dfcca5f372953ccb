// Responses of two targets to two managers: what a manager takes is what one target shows, whole and
// for that manager, and the target sees it taken in the same clock. A target that answers is passed
// over at most once by the other.
module proof (
    input logic       clk,
    input logic [1:0] m_valid,
    input logic [3:0] m_id,
    input logic [1:0] m_payload,
    input logic [1:0] s_ready
);
  logic rst_n;
  logic [1:0] m_ready, s_valid, s_id, s_payload;

  started u_reset (.clk, .rst_n);
  nl_axi4_responses #(.NM(2), .NT(2), .MW(1), .IW(1), .PW(1)) dut (
      .clk, .rst_n, .m_valid, .m_ready, .m_id, .m_payload, .s_valid, .s_ready, .s_id, .s_payload
  );
  for (genvar t = 0; t < 2; t++) begin : target
    logic [1:0] passed;
    logic who;
    assign who = m_id[2*t+1];
    stable #(.WIDTH(3), .ASSUMED(1)) u_m (
        .clk, .rst_n, .valid(m_valid[t]), .ready(m_ready[t]), .word({m_id[2*t+:2], m_payload[t]})
    );
    initial passed = 0;
    always @(posedge clk) begin
      if (!m_valid[t] || m_ready[t]) passed <= 0;
      else if (s_valid[who] && s_ready[who] && passed < 3) passed <= passed + 1;
      if (!rst_n) passed <= 0;
    end
    always @* if (rst_n) begin
      assert (passed <= 1);
      if (m_valid[t]) assert (s_valid[who]);
      if (m_valid[t] && m_ready[t])
        assert (s_ready[who] && s_id[who] == m_id[2*t] && s_payload[who] == m_payload[t]);
    end
  end
  for (genvar i = 0; i < 2; i++) begin : manager
    stable #(.WIDTH(2)) u_s (
        .clk, .rst_n, .valid(s_valid[i]), .ready(s_ready[i]), .word({s_id[i], s_payload[i]})
    );
    logic [1:0] gives;
    assign gives = {m_valid[1] && m_ready[1] && m_id[3] == i, m_valid[0] && m_ready[0] && m_id[1] == i};
    always @* if (rst_n) assert ((s_valid[i] && s_ready[i]) == ^gives && gives != 2'b11);
  end
`ifdef VACUOUS
  always @* assert (!(target[0].passed == 1 && s_valid == 2'b11));
`endif
endmodule
