// A word of another domain, whole at any time: the one that was there some periods ago. Words that
// stand for less than a round trip of the handshake, some six periods of either clock, may be left
// out. Both resets are asserted together.
module nl_word_sync #(
    parameter WIDTH = 8
) (
    input  logic             from_clk,
    input  logic             from_rst_n,
    input  logic [WIDTH-1:0] in,
    input  logic             to_clk,
    input  logic             to_rst_n,
    output logic [WIDTH-1:0] out
);
  logic ready, valid;
  logic [WIDTH-1:0] arrived;

  always_ff @(posedge to_clk or negedge to_rst_n)
    if (!to_rst_n) out <= '0;
    else if (valid) out <= arrived;

  nl_handshake #(
      .WIDTH(WIDTH)
  ) u_handshake (
      .from_clk  (from_clk),
      .from_rst_n(from_rst_n),
      .from_valid(1'b1),
      .from_ready(ready),
      .from_data (in),
      .to_clk    (to_clk),
      .to_rst_n  (to_rst_n),
      .to_valid  (valid),
      .to_ready  (1'b1),
      .to_data   (arrived)
  );

  wire unused = &{1'b0, ready};
endmodule
