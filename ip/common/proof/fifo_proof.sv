// Two clocks that change at any time. The solver watches one word of its choice from the push to
// its pop: all before it leave first, none is lost or doubled, and it comes out as it went in.
module proof (
    input logic from_clk,
    input logic to_clk,
    input logic release_it,
    input logic wish,
    input logic word,
    input logic willing,
    input logic watch
);
  (* gclk *) reg step;
  logic started, rst_n, running, from_rises, from_falls, to_rises, to_falls;
  logic from_valid, from_ready, ready_q, to_valid, valid_q, to_ready, from_data, to_data, data_q;
  logic pushes, pops, watched, expected;
  logic [3:0] held, held_now, ahead;

  initial begin
    from_valid = 0;
    from_data  = 0;
    to_ready   = 0;
    ready_q    = 0;
    valid_q    = 0;
    data_q     = 0;
    held       = 0;
    watched    = 0;
    expected   = 0;
    ahead      = 0;
  end
  assign pushes   = running && from_rises && from_valid && ready_q;
  assign pops     = running && to_rises && to_ready && valid_q;
  assign held_now = held + pushes - pops;

  always @(posedge step) begin
    ready_q <= from_ready;
    valid_q <= to_valid;
    data_q  <= to_data;
    held    <= held_now;
    if (from_rises) from_valid <= wish;
    if (from_rises) from_data <= word;
    if (to_rises) to_ready <= willing;
    if (pushes && watch && !watched) begin
      watched  <= 1;
      expected <= from_data;
      ahead    <= held - pops;
    end else if (pops && watched) begin
      if (ahead == 0) watched <= 0;
      ahead <= ahead - 1;
    end
  end

  power_on u_reset (.release_it, .started, .rst_n, .running(running));
  edges u_from_edges (.wave(from_clk), .rises(from_rises), .falls(from_falls));
  edges u_to_edges (.wave(to_clk), .rises(to_rises), .falls(to_falls));
  nl_async_fifo #(.WIDTH(1), .INDEX_WIDTH(`INDEX_WIDTH)) dut (
      .from_clk, .from_rst_n(rst_n), .from_valid, .from_ready, .from_data,
      .to_clk, .to_rst_n(rst_n), .to_valid, .to_ready, .to_data
  );

  always @* if (started) assert (held_now <= 2 ** `INDEX_WIDTH);
  always @* if (started && to_valid) assert (held_now != 0);
  always @* if (started && from_ready) assert (held_now < 2 ** `INDEX_WIDTH);
  always @* if (started && watched && to_valid && ahead == 0 && !pops) assert (to_data == expected);

  // What is there is shown, and room is, after three edges that change nothing.
  logic [2:0] waited, starved;
  initial begin
    waited  = 0;
    starved = 0;
  end
  always @(posedge step) begin
    waited  <= to_valid || held_now == 0 ? 0 : to_rises && waited < 5 ? waited + 1 : waited;
    starved <= !running || from_ready || held_now == 2 ** `INDEX_WIDTH ? 0 :
        from_rises && starved < 5 ? starved + 1 : starved;
  end
  always @* if (started) assert (waited < 4 && starved < 4);
`ifdef VACUOUS
  always @* if (started) assert (!(watched && to_valid && ahead == 0 && held_now == 2 ** `INDEX_WIDTH));
`endif
endmodule
