// Where responses of a target enter the crossbar: through a register slice; direct, they pass in the clock
// in which they come, and READY alone is a register's.
module nl_axi4_entry #(
    parameter int WIDTH = 8,
    parameter bit DIRECT = 1'b0
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
  if (DIRECT) begin : passing
    nl_skid #(
        .WIDTH(WIDTH)
    ) skid (
        .clk      (clk),
        .rst_n    (rst_n),
        .in_valid (in_valid),
        .in_ready (in_ready),
        .in_word  (in_word),
        .out_valid(out_valid),
        .out_ready(out_ready),
        .out_word (out_word)
    );
  end else begin : registered
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
  end
endmodule
