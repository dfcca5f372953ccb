// Takes a stream whose READY is to follow from no input, without a clock's delay: what comes goes on in
// the same clock, and what is not taken in it waits in `spare`, while READY is low. VALID and the word
// pass combinationally; `nl_slice` has a register there too.
module nl_skid #(
    parameter int WIDTH = 8
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

  assign in_ready  = !spare_valid;
  assign out_valid = spare_valid || in_valid;
  assign out_word  = spare_valid ? spare : in_word;

  always_ff @(posedge clk) begin
    spare_valid <= out_valid && !out_ready;
    if (!spare_valid) spare <= in_word;
    if (!rst_n) spare_valid <= 1'b0;
  end
endmodule
