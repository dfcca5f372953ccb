// Write data of two managers at two targets. The requests of a target are taken in the order in which
// they started, and so are their bursts; the solver watches one burst of manager WHO, which bears a
// mark. No manager's data waits for another's at two targets.
module proof (
    input logic       clk,
    input logic [1:0] s_to,
    input logic [3:0] start,
    input logic [1:0] s_valid,
    input logic [1:0] s_last,
    input logic [1:0] m_ready,
    input logic       watch
);
  localparam int DEPTH = 2;
  localparam int PW = 2;
  logic rst_n;
  logic [1:0] allowed, open, s_ready, m_valid;
  logic [3:0] s_payload, m_payload, s_target;
  logic mark, watched, passed, to;
  logic [3:0] burst_of, ahead;  // bursts of the manager that are not sent; those before the watched one
  logic [3:0] queue [2], before; // bursts of a target, and those there before the watched one
  logic ends, begins;

  for (genvar i = 0; i < 2; i++) begin : manager
    assign s_target[2*i+:2]  = {s_to[i], !s_to[i]};
    assign s_payload[2*i+:2] = {mark && i == `WHO, s_last[i]};
    stable #(.WIDTH(1), .ASSUMED(1)) u_w (
        .clk, .rst_n, .valid(s_valid[i]), .ready(s_ready[i]), .word(s_last[i])
    );
    always @* begin
      assume (!(start[i] && start[2+i]));
      if (start[i] || start[2+i]) assume (rst_n && allowed[i] && open[s_to[i]] && start[2*s_to[i]+i]);
    end
  end
  for (genvar t = 0; t < 2; t++) begin : target
    stable #(.WIDTH(2)) u_m (.clk, .rst_n, .valid(m_valid[t]), .ready(m_ready[t]), .word(m_payload[2*t+:2]));
    always @* assume (start[2*t+:2] != 2'b11);
    logic pops;
    assign pops = m_valid[t] && m_ready[t] && m_payload[2*t];
    initial queue[t] = 0;
    always @(posedge clk) queue[t] <= !rst_n ? 0 : queue[t] + (start[2*t+:2] != 0) - pops;
    always @* if (rst_n) begin
      assert (queue[t] <= DEPTH);
      if (m_valid[t]) assert (queue[t] != 0);
      if (m_valid[t]) assert (m_payload[2*t+1] == (mark && to == t && before == 0));
    end
  end

  assign ends   = s_valid[`WHO] && s_ready[`WHO] && s_last[`WHO];
  assign begins = start[`WHO] || start[2+`WHO];
  assign mark   = watched && !passed && ahead == 0;
  initial {watched, passed, to, burst_of, ahead, before} = 0;
  always @(posedge clk) begin
    burst_of <= !rst_n ? 0 : burst_of + begins - ends;
    if (begins && watch && !watched) begin
      watched <= 1;
      to      <= s_to[`WHO];
      ahead   <= burst_of - ends;
      before  <= queue[s_to[`WHO]] -
          (m_valid[s_to[`WHO]] && m_ready[s_to[`WHO]] && m_payload[2*s_to[`WHO]]);
    end else if (watched && !passed) begin
      if (ends && ahead == 0) passed <= 1;
      if (ends) ahead <= ahead - 1;
      if (m_valid[to] && m_ready[to] && m_payload[2*to]) before <= before - 1;
    end
  end
  // A burst is sent to whom its request went, in its turn; and while its turn is, it is shown.
  always @* if (rst_n && s_valid[`WHO] && mark && before == 0)
    assert (m_valid[to] && s_ready[`WHO] == m_ready[to]);
  always @* if (rst_n && burst_of == 0) assert (!s_ready[`WHO]);
  always @* if (rst_n) assert (burst_of <= DEPTH);

  started u_reset (.clk, .rst_n);
  nl_axi4_write_data #(.NM(2), .NT(2), .PW(PW), .DEPTH(DEPTH)) dut (
      .clk, .rst_n, .s_target, .allowed, .open, .start, .s_valid, .s_ready, .s_payload,
      .m_valid, .m_ready, .m_payload
  );
`ifdef VACUOUS
  always @* assert (!(watched && before == 1 && ahead == 0 && s_valid[`WHO]));
`endif
endmodule
