// Stands for nl_sync in proofs: an input that changes in the step of the clock's edge is seen
// before or after its change, as the solver chooses, for each bit alone.
module nl_sync #(
    parameter STAGES = 2
) (
    input  logic clk,
    input  logic rst_n,
    input  logic in,
    output logic out
);
  (* gclk *) reg step;
  (* anyseq *) logic early;
  logic last, seen;
  logic [STAGES-1:0] stage;

  initial last = 0;
  always @(posedge step) last <= in;

  assign seen = early ? in : last;
  assign out  = stage[STAGES-1];

  always @(posedge clk or negedge rst_n)
    if (!rst_n) stage <= '0;
    else stage <= {stage[STAGES-2:0], seen};
endmodule
