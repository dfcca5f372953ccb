// A register slice where one is wanted, and wires otherwise.
module nl_stage #(
    parameter int WIDTH = 8,
    parameter bit ON = 1'b1
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
  if (ON) begin : registers
    nl_slice #(
        .WIDTH(WIDTH)
    ) slice (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (in_valid),
        .in_ready (in_ready),
        .in_word  (in_word),
        .out_valid(out_valid),
        .out_ready(out_ready),
        .out_word (out_word)
    );
  end else begin : wires
    assign out_valid = in_valid;
    assign in_ready  = out_ready;
    assign out_word  = in_word;
    wire unused = &{1'b0, clk, rst_n};
  end
endmodule
