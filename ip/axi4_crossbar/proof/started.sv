// Reset in the first clock, and never again.
module started (
    input  logic clk,
    output logic rst_n
);
  initial rst_n = 0;
  always @(posedge clk) rst_n <= 1;
endmodule
