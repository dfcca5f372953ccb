// Register slice of a stream with VALID and READY: one word a clock, and no path leads through it
// either way. The word that arrives in the clock in which the taker stops waits in `spare`.
module nl_slice #(
    parameter WIDTH = 8
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic             in_valid,
    output logic             in_ready,
    input  logic [WIDTH-1:0] in_word,
    output logic             out_valid,
    input  logic             out_ready,
    output logic [WIDTH-1:0] out_word
);
  logic             spare_valid;
  logic [WIDTH-1:0] spare;

  assign in_ready = !spare_valid;

  always_ff @(posedge clk) begin
    if (!out_valid || out_ready) begin
      out_valid   <= spare_valid || in_valid;
      out_word    <= spare_valid ? spare : in_word;
      spare_valid <= 1'b0;
    end else begin
      spare_valid <= spare_valid || in_valid;
    end
    if (!spare_valid) spare <= in_word;
    if (!rst_n) begin
      out_valid   <= 1'b0;
      spare_valid <= 1'b0;
    end
  end
endmodule
