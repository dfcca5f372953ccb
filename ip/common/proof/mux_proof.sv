// Clocks of any phase and frequency, a select that changes at any time, clocks that stop for ever
// or for a while.
module proof (
    input logic [`INPUTS-1:0] clk_in,
    input logic [`INPUTS-1:0] stopped,
    input logic [2:0] select,
    input logic release_it
);
  (* gclk *) reg step;
  logic started, rst_n, clk_out, clk_out_q, whole;
  logic [`INPUTS-1:0] active, active_q, clk_q, legal, rises, falls;

  initial begin
    clk_q     = 0;
    active_q  = 0;
    clk_out_q = 0;
  end
  always @(posedge step) begin
    clk_q     <= clk_in;
    active_q  <= active;
    clk_out_q <= clk_out;
  end

  power_on u_reset (.release_it, .started, .rst_n, .running());
  steady u_out (.wave(clk_out), .legal(whole));
  nl_clk_mux #(.INPUTS(`INPUTS)) dut (
      .rst_n, .clk_in, .select(select[$clog2(`INPUTS)-1:0]), .stopped, .active, .clk_out
  );

  always @* assume (&legal);
  always @* assume (select < `INPUTS);
  always @* if (started) assert (whole);
  always @* if (started) assert (clk_out == |(clk_in & active));
  always @* if (started) assert ((active & (active - 1)) == 0);

  for (genvar i = 0; i < `INPUTS; i++) begin : g_clock
    logic [1:0] still;

    initial still = 0;
    always @(posedge step) still <= clk_in[i] != clk_q[i] ? 0 : still < 2 ? still + 1 : still;

    steady u_clock (.wave(clk_in[i]), .legal(legal[i]));
    edges u_edges (.wave(clk_in[i]), .rises(rises[i]), .falls(falls[i]));

    always @* assume (!stopped[i] || still >= 2 && clk_in[i] == clk_q[i]);
    always @* if (started && clk_in[i] && !stopped[i])
      assert (active[i] == active_q[i]);
  end

  // Input 0 is asked for while every other clock is known to have stopped: it runs after its fourth
  // falling edge.
  logic [2:0] waited;
  logic alone;

  assign alone = rst_n && select == 0 && &stopped[`INPUTS-1:1] && !stopped[0];
  initial waited = 0;
  always @(posedge step) waited <= !alone ? 0 : falls[0] && waited < 4 ? waited + 1 : waited;
  always @* if (alone && waited == 4) assert (active == 1);
`ifdef VACUOUS
  always @* if (started) assert (!(clk_out_q && !clk_out && active[`INPUTS-1]));
`endif
endmodule
