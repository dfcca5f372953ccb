// Write data of two managers to two targets over one bus: bursts pass in the order of their requests.
// The solver watches one burst of manager WHO, whose beats bear a mark: while its turn is, no other
// manager's data is taken, and what bears the mark comes out where the request went. Words leave in the
// order in which they were taken, none lost or doubled; the solver watches one of them, too.
module proof (
    input logic       clk,
    input logic       start,
    input logic       who,
    input logic       where,
    input logic [1:0] s_valid,
    input logic [1:0] s_last,
    input logic [1:0] m_ready,
    input logic       watch,
    input logic       watch_word
);
  localparam int DEPTH = 2;
  localparam int PW = 2;
  logic rst_n, open, mark, watched, passed, to, pushes, pops, ends, word_watched;
  logic [1:0] s_ready, m_valid, m_payload, expected, taken;
  logic [3:0] s_payload;
  logic [2:0] bursts, ahead; // not sent whole; those before the watched one
  logic [2:0] held, before;  // words in the slice; those before the watched one

  for (genvar i = 0; i < 2; i++) begin : manager
    assign s_payload[2*i+:2] = {mark && i == `WHO, s_last[i]};
    stable #(.WIDTH(1), .ASSUMED(1)) u_w (
        .clk, .rst_n, .valid(s_valid[i]), .ready(s_ready[i]), .word(s_last[i])
    );
  end
  for (genvar t = 0; t < 2; t++) begin : target
    stable #(.WIDTH(2)) u_m (.clk, .rst_n, .valid(m_valid[t]), .ready(m_ready[t]), .word(m_payload));
  end
  always @* if (!rst_n || !open) assume (!start);

  assign taken  = s_valid & s_ready;
  assign pushes = rst_n && taken != 0;
  assign pops   = rst_n && (m_valid & m_ready) != 0;
  assign ends   = pushes && s_last[taken[1]];
  assign mark   = watched && !passed && ahead == 0;
  initial {bursts, watched, passed, to, ahead, held, before, word_watched, expected} = 0;
  always @(posedge clk) begin
    bursts <= !rst_n ? 0 : bursts + start - ends;
    held   <= held + pushes - pops;
    if (start && who == `WHO && watch && !watched) begin
      watched <= 1;
      to      <= where;
      ahead   <= bursts - ends;
    end else if (watched && !passed && ends) begin
      if (ahead == 0) passed <= 1;
      ahead <= ahead - 1;
    end
    if (pushes && watch_word && !word_watched) begin
      word_watched <= 1;
      expected     <= s_payload[2*taken[1]+:2];
      before       <= held - pops;
    end else if (pops && word_watched) begin
      if (before == 0) word_watched <= 0;
      before <= before - 1;
    end
  end

  always @* if (rst_n) begin
    assert (open == (bursts < DEPTH));
    assert (s_ready != 2'b11 && m_valid != 2'b11);
    assert ((s_ready != 0) == (bursts != 0 && held < 2));
    assert ((m_valid != 0) == (held != 0));
    if (mark) assert (!s_ready[1-`WHO]);
    if (m_valid != 0 && m_payload[1]) assert (watched && m_valid[to]);
    if (word_watched && before == 0) assert (m_payload == expected);
  end

  started u_reset (.clk, .rst_n);
  nl_axi4_bus_data #(.NM(2), .NT(2), .PW(PW), .DEPTH(DEPTH)) dut (
      .clk, .rst_n, .open, .manager({start && who, start && !who}), .target({where, !where}),
      .s_valid, .s_ready, .s_payload, .m_valid, .m_ready, .m_payload
  );
`ifdef VACUOUS
  always @* assert (!(passed && held == 2 && m_payload[1] && bursts == 2));
`endif
endmodule
