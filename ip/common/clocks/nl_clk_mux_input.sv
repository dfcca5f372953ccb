// One input of a glitch-free clock multiplexer: lets its clock through from `requested` on, after
// two edges to settle and from a low phase to a low phase. `busy` from the first edge until it is
// off again.
module nl_clk_mux_input (
    input  logic rst_n,
    input  logic clk_in,
    input  logic requested,
    input  logic stopped,
    output logic busy,
    output logic active,
    output logic clk_out
);
  logic clear_n;
  logic [1:0] settled;

  assign clear_n = rst_n && !stopped;
  assign busy    = |settled || active;

  always_ff @(posedge clk_in or negedge clear_n)
    if (!clear_n) settled <= '0;
    else settled <= {settled[0], requested};

  always_ff @(negedge clk_in or negedge clear_n)
    if (!clear_n) active <= 1'b0;
    else active <= settled[1];

  nl_clk_and2 u_gate (
      .a(clk_in),
      .b(active),
      .y(clk_out)
  );
endmodule
