// A line of the bus: synchronised, and filtered by a majority of three clocks.
module nl_i2c_line (
    input  logic clk,
    input  logic rst_n,
    input  logic pin,
    output logic level
);
  logic [4:0] history;  // [1:0] synchronise, [4:2] are voted on

  always_ff @(posedge clk)
    if (!rst_n) begin
      history <= '1;
      level   <= 1'b1;
    end else begin
      history <= {history[3:0], pin};
      level   <= (history[4] && history[3]) || (history[3] && history[2]) || (history[4] && history[2]);
    end
endmodule
