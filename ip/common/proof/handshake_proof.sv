// Two clocks that change at any time: each word that is taken is given once, whole, and stands
// still until then.
module proof (
    input logic from_clk,
    input logic to_clk,
    input logic release_it,
    input logic wish,
    input logic [1:0] word,
    input logic willing
);
  (* gclk *) reg step;
  logic started, rst_n, running, from_rises, from_falls, to_rises, to_falls;
  logic from_valid, from_ready, ready_q, to_valid, valid_q, to_ready, to_ready_q;
  logic [1:0] from_data, to_data, data_q, expected, taken, given, taken_now, given_now;

  initial begin
    from_valid = 0;
    from_data  = 0;
    to_ready   = 0;
    ready_q    = 0;
    valid_q    = 0;
    data_q     = 0;
    expected   = 0;
    taken      = 0;
    given      = 0;
  end
  always @(posedge step) begin
    ready_q <= from_ready;
    valid_q <= to_valid;
    data_q  <= to_data;
    taken   <= taken_now;
    given   <= given_now;
    if (taken_now != taken) expected <= from_data;
    if (from_rises) begin
      from_valid <= wish;
      from_data  <= word;
    end
    if (to_rises) to_ready <= willing;
  end
  assign taken_now = taken + (running && from_rises && from_valid && ready_q);
  assign given_now = given + (running && to_rises && to_ready && valid_q);

  power_on u_reset (.release_it, .started, .rst_n, .running(running));
  edges u_from_edges (.wave(from_clk), .rises(from_rises), .falls(from_falls));
  edges u_to_edges (.wave(to_clk), .rises(to_rises), .falls(to_falls));
  nl_handshake #(.WIDTH(2)) dut (
      .from_clk, .from_rst_n(rst_n), .from_valid, .from_ready, .from_data,
      .to_clk, .to_rst_n(rst_n), .to_valid, .to_ready, .to_data
  );

  always @* if (started) assert ((taken_now - given_now) == 2'd0 || (taken_now - given_now) == 2'd1);
  always @* if (started && from_ready) assert (taken_now == given_now);
  always @* if (started && to_valid) assert (taken_now != given_now && to_data == expected);
  always @* if (started && rst_n && valid_q && !to_valid) assert (to_rises && to_ready_q);
  always @* if (started && rst_n && valid_q && to_valid) assert (to_data == data_q);

  logic [2:0] waited, echoing;
  initial begin
    to_ready_q = 0;
    waited     = 0;
    echoing    = 0;
  end
  always @(posedge step) begin
    to_ready_q <= to_ready;
    waited  <= to_valid || taken_now == given_now ? 0 : to_rises && waited < 5 ? waited + 1 : waited;
    echoing <= !running || taken_now != given_now || from_ready ? 0 :
        from_rises && echoing < 5 ? echoing + 1 : echoing;
  end
  always @* if (started) assert (waited < 4 && echoing < 4);
`ifdef VACUOUS
  always @* if (started) assert (!(given == 3 && expected == 2));
`endif
endmodule
