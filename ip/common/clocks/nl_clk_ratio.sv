// Hands the ratio that software sets to a divider in another domain, whole. Ratios below LEAST and
// above 64 count as those; RESET is what the divider begins with.
module nl_clk_ratio #(
    parameter logic [6:0] LEAST = 1,
    parameter logic [6:0] RESET = 1
) (
    input  logic       clk,
    input  logic       rst_n,
    input  logic [6:0] wanted,
    input  logic       div_clk,
    input  logic       div_rst_n,
    output logic [6:0] ratio
);
  localparam logic [6:0] MOST = 64;

  logic ready, valid;
  logic [6:0] allowed, arrived;

  assign allowed = wanted < LEAST ? LEAST : wanted > MOST ? MOST : wanted;

  always_ff @(posedge div_clk or negedge div_rst_n)
    if (!div_rst_n) ratio <= RESET;
    else if (valid) ratio <= arrived;

  nl_handshake #(
      .WIDTH(7)
  ) u_handshake (
      .from_clk  (clk),
      .from_rst_n(rst_n),
      .from_valid(1'b1),
      .from_ready(ready),
      .from_data (allowed),
      .to_clk    (div_clk),
      .to_rst_n  (div_rst_n),
      .to_valid  (valid),
      .to_ready  (1'b1),
      .to_data   (arrived)
  );

  wire unused = &{1'b0, ready};
endmodule
