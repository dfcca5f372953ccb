// Clock enable: high for one period of `clk` in every `ratio`, from a flip-flop. What counts with it
// needs no clock of its own and keeps to the edges of `clk`. A ratio of 0 counts as 1; a new one is
// taken with each enable.
module nl_clk_enable #(
    parameter WIDTH = 7
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic [WIDTH-1:0] ratio,
    output logic             enable
);
  logic [WIDTH-1:0] left, others;
  logic last;

  assign last   = left == '0;
  assign others = ratio == '0 ? '0 : ratio - 1'b1;

  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) begin
      left   <= '0;
      enable <= 1'b0;
    end else begin
      left   <= last ? others : left - 1'b1;
      enable <= last;
    end
endmodule
