// Clock divider by 1 to 2**WIDTH - 1 with 50 % duty, odd ratios included; 0 counts as 1. `ratio`
// belongs to the domain of `clk_in`; a new one is taken when a period of the output ends. `clk_out`
// is the OR of three waves that overlap where one hands over to the next: the rising half, its
// delay by half a cycle for odd ratios, and `clk_in` itself for a ratio of 1.
module nl_clk_div #(
    parameter WIDTH = 6
) (
    input  logic             clk_in,
    input  logic             rst_n,
    input  logic [WIDTH-1:0] ratio,
    output logic             clk_out
);
  logic [WIDTH-1:0] left, high;
  logic taken, rising, odd, whole, delayed, through, divided, passed;

  assign taken = left == '0;
  assign whole = ratio[WIDTH-1:1] == '0;

  always_ff @(posedge clk_in or negedge rst_n)
    if (!rst_n) begin
      left   <= '0;
      high   <= '0;
      odd    <= 1'b0;
      rising <= 1'b0;
    end else if (taken) begin
      left   <= whole ? '0 : ratio - 1'b1;
      high   <= ratio >> 1;
      odd    <= ratio[0];
      rising <= !whole;
    end else begin
      left   <= left - 1'b1;
      high   <= high - 1'b1;
      if (high == 1) rising <= 1'b0;
    end

  always_ff @(negedge clk_in or negedge rst_n)
    if (!rst_n) begin
      delayed <= 1'b0;
      through <= 1'b0;
    end else begin
      delayed <= rising && odd;
      through <= taken && whole;
    end

  nl_clk_and2 u_through (
      .a(clk_in),
      .b(through),
      .y(passed)
  );
  nl_clk_or2 u_half (
      .a(rising),
      .b(delayed),
      .y(divided)
  );
  nl_clk_or2 u_join (
      .a(divided),
      .b(passed),
      .y(clk_out)
  );
endmodule
