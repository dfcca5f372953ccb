// `legal` as long as `wave` holds each level for STEPS steps at least.
module steady #(
    parameter STEPS = 2
) (
    input  logic wave,
    output logic legal
);
  (* gclk *) reg step;
  logic last;
  logic [2:0] age;

  initial begin
    last = 0;
    age  = 0;
  end
  assign legal = wave == last || age >= STEPS;

  always @(posedge step) begin
    last <= wave;
    age  <= wave != last ? 3'd1 : age < STEPS ? age + 3'd1 : age;
  end
endmodule
