// Holds the select of a clock multiplexer until the last switch is done: `active` says so, or
// `stopped`, that it never will be. Numbers without an input are ignored. `escape` is `stopped` for
// the multiplexer, none before `rst_n` is released: what software holds there is unknown until the
// first edge of `clk`, which the multiplexer itself may have to let through.
module nl_clk_select #(
    parameter INPUTS = 2,
    localparam SELECT_WIDTH = $clog2(INPUTS)
) (
    input  logic                    clk,
    input  logic                    rst_n,
    input  logic [             2:0] wanted,
    input  logic [      INPUTS-1:0] stopped,
    input  logic [      INPUTS-1:0] active,
    output logic [      INPUTS-1:0] active_seen,
    output logic [      INPUTS-1:0] escape,
    output logic [SELECT_WIDTH-1:0] select
);
  localparam logic [3:0] COUNT = INPUTS;

  logic [INPUTS-1:0] chosen;
  logic done;

  assign chosen = INPUTS'(1) << select;
  assign done   = active_seen == chosen || (escape & chosen) != '0;

  for (genvar i = 0; i < INPUTS; i++) begin : g_active
    nl_sync u_active (
        .clk  (clk),
        .rst_n(rst_n),
        .in   (active[i]),
        .out  (active_seen[i])
    );
  end

  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) begin
      escape <= '0;
      select <= '0;
    end else begin
      escape <= stopped;
      if ({1'b0, wanted} < COUNT && done) select <= wanted[SELECT_WIDTH-1:0];
    end
endmodule
