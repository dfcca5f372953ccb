// Reset synchroniser: asserted at once, released with the rising edge of `clk`, the third or, with
// STRETCH, as many later. In `test` the reset is `test_rst_n`, which scan controls.
module nl_rst_sync #(
    parameter STRETCH = 0
) (
    input  logic clk,
    input  logic rst_in_n,
    input  logic test,
    input  logic test_rst_n,
    output logic rst_out_n
);
  localparam WIDTH = $clog2(STRETCH + 2);
  localparam logic [WIDTH-1:0] LAST = WIDTH'(STRETCH);

  (* async_reg *) logic [1:0] stage;
  logic [WIDTH-1:0] waited;
  logic released;

  always_ff @(posedge clk or negedge rst_in_n)
    if (!rst_in_n) begin
      stage    <= '0;
      waited   <= '0;
      released <= 1'b0;
    end else begin
      stage <= {stage[0], 1'b1};
      if (stage[1] && waited != LAST) waited <= waited + 1'b1;
      released <= stage[1] && waited == LAST;
    end

  nl_clk_mux2 u_test (
      .a     (released),
      .b     (test_rst_n),
      .select(test),
      .y     (rst_out_n)
  );
endmodule
