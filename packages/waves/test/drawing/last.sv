// Keeps the last word and counts; +bug counts twice.
module last (
    input  logic       clk,
    input  logic       rst_n,
    input  logic       push,
    input  logic [7:0] wdata,
    output logic [7:0] last,
    output logic [3:0] count
);
  logic [3:0] step;
  initial step = $test$plusargs("bug") ? 4'd2 : 4'd1;

  always_ff @(posedge clk)
    if (!rst_n) begin
      last  <= '0;
      count <= '0;
    end else if (push) begin
      last  <= wdata;
      count <= count + step;
    end
endmodule
