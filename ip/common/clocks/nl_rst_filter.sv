// Filter of a reset from outside, active low: asserted once it has been active for CYCLES periods of
// `clk`, released once it has been inactive for as many. What is shorter is not seen.
(* crossing = "filter_proof.sv: pulses that are shorter change nothing" *)
module nl_rst_filter #(
    parameter CYCLES = 16
) (
    input  logic clk,
    input  logic rst_n,
    input  logic in_n,
    output logic out_n
);
  localparam WIDTH = $clog2(CYCLES + 1);
  localparam logic [WIDTH-1:0] LAST = WIDTH'(CYCLES - 1);

  logic active, differs;
  logic [WIDTH-1:0] lasted;

  assign differs = active == out_n;

  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) begin
      lasted <= '0;
      out_n  <= 1'b1;
    end else if (!differs) lasted <= '0;
    else if (lasted != LAST) lasted <= lasted + 1'b1;
    else begin
      lasted <= '0;
      out_n  <= !active;
    end

  nl_sync u_active (
      .clk  (clk),
      .rst_n(rst_n),
      .in   (!in_n),
      .out  (active)
  );
endmodule
