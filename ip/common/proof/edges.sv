// The edges of a wave, in the step in which it changes.
module edges (
    input  logic wave,
    output logic rises,
    output logic falls
);
  (* gclk *) reg step;
  logic last;

  initial last = 0;
  assign rises = wave && !last;
  assign falls = !wave && last;

  always @(posedge step) last <= wave;
endmodule
