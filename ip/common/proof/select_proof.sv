// A multiplexer under software: what is wanted and what is said to have stopped changes at any edge
// of a clock of its own, all clocks have any phase and frequency. A clock said to have stopped has.
module proof (
    input logic clk,
    input logic [`INPUTS-1:0] clk_in,
    input logic [`INPUTS-1:0] wish_stopped,
    input logic [2:0] wish,
    input logic release_it
);
  (* gclk *) reg step;
  logic started, rst_n, running, clk_out, whole, clk_rises;
  logic [2:0] wanted;
  logic [`INPUTS-1:0] stopped, escape, escape_q, active, active_q, active_seen, clk_q, legal;
  logic [$clog2(`INPUTS)-1:0] select, select_q;

  initial begin
    wanted   = 0;
    stopped  = 0;
    escape_q = 0;
    active_q = 0;
    clk_q    = 0;
    select_q = 0;
  end
  always @(posedge step) begin
    escape_q <= escape;
    active_q <= active;
    clk_q    <= clk_in;
    select_q <= select;
    if (clk_rises) begin
      wanted  <= wish;
      stopped <= wish_stopped;
    end
  end

  power_on u_reset (.release_it, .started, .rst_n, .running);
  edges u_edges (.wave(clk), .rises(clk_rises), .falls());
  steady u_out (.wave(clk_out), .legal(whole));
  nl_clk_select #(.INPUTS(`INPUTS)) dut (
      .clk, .rst_n, .wanted, .stopped, .active, .active_seen, .escape, .select
  );
  nl_clk_mux #(.INPUTS(`INPUTS)) u_mux (
      .rst_n, .clk_in, .select, .stopped(escape), .active, .clk_out
  );

  always @* assume (&legal);
  for (genvar i = 0; i < `INPUTS; i++) begin : g_clock
    logic [1:0] still;

    initial still = 0;
    always @(posedge step) still <= clk_in[i] != clk_q[i] ? 0 : still < 2 ? still + 1 : still;

    steady u_clock (.wave(clk_in[i]), .legal(legal[i]));
    always @* assume (!(stopped[i] || escape[i]) || still >= 2 && clk_in[i] == clk_q[i]);
  end

  // Pulses are whole, one input at most drives the output.
  always @* if (started) assert (whole);
  always @* if (started) assert ((active & (active - 1)) == 0);
  // A switch leads to an input, and begins when the last one is done, as long as nothing escaped.
  always @* if (started) assert (select < `INPUTS);
  logic escaped;

  initial escaped = 0;
  always @(posedge step) escaped <= escaped || escape != 0;
  always @* if (started && select != select_q) assert (clk_rises);
  always @* if (started && select != select_q && !escaped) assert (active_q[select_q]);
  always @* if (started && select != select_q) assert (select == wanted);
  // Before the release nothing escapes; afterwards what software said at the edge before.
  always @* if (started && !rst_n) assert (escape == 0 && select == 0);
  always @* if (started && running && !clk_rises) assert (escape == escape_q);

  // What is wanted is selected at the fifth edge at the latest from which on the input in use is
  // active, or known to have stopped.
  logic [2:0] waited;
  logic ready;

  assign ready = running && wanted < `INPUTS && ((stopped & wish_stopped | active) >> select & 1);
  initial waited = 0;
  always @(posedge step)
    if (!ready || select == wanted || wish != wanted) waited <= 0;
    else if (clk_rises && waited < 6) waited <= waited + 1;
  always @* if (started) assert (waited < 5);
`ifdef VACUOUS
  always @* if (started) assert (!(select == `INPUTS - 1 && active[`INPUTS-1] && clk_out));
`endif
endmodule
