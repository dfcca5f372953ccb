// Requests of two managers at two targets. What a target takes is the request of one manager, whole and
// with that manager's number, and the manager sees it taken in the same clock; so none is lost,
// doubled or misdirected. Each is told of once as it appears, and stays until it is taken. With FAIR, one
// that could begin is passed over once by the other manager at most.
module proof (
    input logic       clk,
    input logic [1:0] s_valid,
    input logic [1:0] s_to,
    input logic [1:0] s_id,
    input logic [3:0] s_qos,
    input logic [1:0] allowed,
    input logic [1:0] open,
    input logic [1:0] m_ready
);
  localparam int PW = 12;
  logic rst_n;
  logic [1:0] s_ready, m_valid, told;
  logic [3:0] s_target, m_id, start;
  logic [2*PW-1:0] s_payload, m_payload;

  for (genvar i = 0; i < 2; i++) begin : manager
    assign s_target[2*i+:2]       = {s_to[i], !s_to[i]};
    assign s_payload[i*PW+:PW]    = {2'b00, s_qos[2*i+:2], 8'd0};
    stable #(.WIDTH(4), .ASSUMED(1)) u_s (
        .clk, .rst_n, .valid(s_valid[i]), .ready(s_ready[i]), .word({s_to[i], s_id[i], s_qos[2*i+:2]})
    );
    // A request is told of in some clock until it is taken, and once.
    initial told[i] = 0;
    always @(posedge clk)
      told[i] <= rst_n && s_valid[i] && !s_ready[i] && (told[i] || start[i] || start[2+i]);
    always @* if (rst_n) begin
      if (start[i] || start[2+i]) assert (s_valid[i] && !told[i] && allowed[i] && open[s_to[i]]);
      if (s_ready[i] && s_valid[i]) assert (told[i] || start[i] || start[2+i]);
    end
  end
`ifdef FAIR
  for (genvar i = 0; i < 2; i++) begin : fair
    logic [1:0] passed;
    logic waits;
    assign waits = s_valid[i] && allowed[i] && open[s_to[i]] && !told[i] && !start[2*s_to[i]+i];
    initial passed = 0;
    always @(posedge clk) passed <= rst_n && waits ? passed + start[2*s_to[i]+(1-i)] : 0;
    always @* if (rst_n && waits) assert (passed + start[2*s_to[i]+(1-i)] <= 1);
  end
`endif
  for (genvar t = 0; t < 2; t++) begin : target
    stable #(.WIDTH(2 + PW)) u_m (
        .clk, .rst_n, .valid(m_valid[t]), .ready(m_ready[t]), .word({m_id[2*t+:2], m_payload[t*PW+:PW]})
    );
    logic who;
    assign who = m_id[2*t+1];
    always @* if (rst_n) begin
      if (m_valid[t]) begin
        assert (s_valid[who] && s_to[who] == t && m_id[2*t] == s_id[who]);
        assert (m_payload[t*PW+:PW] == s_payload[who*PW+:PW]);
        assert (s_ready[who] == m_ready[t]);
        // Of those that could start now, none is more urgent.
        if (`QOS && (start[2*t] || start[2*t+1])) begin
          if (s_valid[!who] && s_to[!who] == t && allowed[!who]) assert (s_qos[2*!who+:2] <= s_qos[2*who+:2]);
        end
      end
      for (int i = 0; i < 2; i++)
        if (open[t] && s_valid[i] && s_to[i] == t && allowed[i]) assert (m_valid[t]);
    end
  end
  always @* if (rst_n) begin
    for (int i = 0; i < 2; i++)
      if (s_valid[i] && s_ready[i]) assert (m_valid[s_to[i]] && m_id[2*s_to[i]+1] == i);
  end

  started u_reset (.clk, .rst_n);
  nl_axi4_requests #(
      .NM(2), .NT(2), .MW(1), .IW(1), .PW(PW), .POLICY(`POLICY), .QOS(`QOS)
  ) dut (
      .clk, .rst_n, .s_valid, .s_ready, .s_target, .s_id, .s_payload, .allowed, .open,
      .m_valid, .m_ready, .m_id, .m_payload, .start
  );
`ifdef VACUOUS
  always @* assert (!(told == 2'b11 && m_valid == 2'b11 && m_id[1] && !m_id[3]));
`endif
endmodule
