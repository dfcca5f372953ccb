// 2 clocks later. It has no reset: the reset itself goes through it, so that a copy of the core leaves it as
// many clocks after the other.
module nl_safe_delay #(
  parameter WIDTH = 1
) (
  input  logic             clk,
  input  logic [WIDTH-1:0] d,
  output logic [WIDTH-1:0] q
);
  logic [WIDTH-1:0] stage_1;
  logic [WIDTH-1:0] stage_2;

  always_ff @(posedge clk) begin
    stage_1 <= d;
    stage_2 <= stage_1;
  end

  assign q = stage_2;
endmodule
