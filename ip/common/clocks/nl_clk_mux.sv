// Glitch-free clock multiplexer. An input is switched on only when all others are off, and on and
// off while its clock is low. `select` may change at any time; `active` is one-hot and says which
// input drives `clk_out`, none while a switch is under way. A clock that has stopped cannot switch
// itself off: `stopped` does it instead, and may be high only while that clock stands still.
// `rst_n` is the power-on reset.
(* crossing = "mux_proof.sv: whole under free selects, phases and resets" *)
module nl_clk_mux #(
    parameter INPUTS = 2,
    localparam SELECT_WIDTH = $clog2(INPUTS)
) (
    input  logic                    rst_n,
    input  logic [      INPUTS-1:0] clk_in,
    input  logic [SELECT_WIDTH-1:0] select,
    input  logic [      INPUTS-1:0] stopped,
    output logic [      INPUTS-1:0] active,
    output logic                    clk_out
);
  logic [INPUTS-1:0] busy, gated;
  logic [INPUTS:0] joined;

  assign joined[0] = 1'b0;
  assign clk_out   = joined[INPUTS];

  for (genvar i = 0; i < INPUTS; i++) begin : g_input
    localparam logic [SELECT_WIDTH-1:0] SELF = SELECT_WIDTH'(i);
    localparam logic [INPUTS-1:0] OWN = INPUTS'(1) << i;

    logic others_off;

    assign others_off = (busy & ~OWN) == '0;

    nl_clk_mux_input u_input (
        .rst_n    (rst_n),
        .clk_in   (clk_in[i]),
        .requested(select == SELF && others_off),
        .stopped  (stopped[i]),
        .busy     (busy[i]),
        .active   (active[i]),
        .clk_out  (gated[i])
    );

    nl_clk_or2 u_join (
        .a(joined[i]),
        .b(gated[i]),
        .y(joined[i+1])
    );
  end
endmodule
