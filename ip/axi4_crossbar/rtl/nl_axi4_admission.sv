// Lets the request of one manager go on to the arbiters. Pipelined, it waits for the order of the
// manager's transactions before a register slice, and is under way from there on; otherwise the
// arbiters look at the order themselves, and it is under way when it appears at its target.
module nl_axi4_admission #(
    parameter int WIDTH = 8,
    parameter bit PIPELINED = 1'b0
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic             in_valid,
    output logic             in_ready,
    input  logic [WIDTH-1:0] in_word,
    input  logic             ordered,   // the order lets this request pass
    output logic             begins,    // it is under way
    output logic             out_valid,
    input  logic             out_ready,
    output logic [WIDTH-1:0] out_word,
    output logic             allowed,   // an arbiter may grant it
    input  logic             starts     // it appears at its target
);
  logic room;

  nl_stage #(
      .WIDTH(WIDTH),
      .ON   (PIPELINED)
  ) stage (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (in_valid && (ordered || !PIPELINED)),
      .in_ready (room),
      .in_word  (in_word),
      .out_valid(out_valid),
      .out_ready(out_ready),
      .out_word (out_word)
  );

  assign in_ready = room && (ordered || !PIPELINED);
  assign begins   = PIPELINED ? in_valid && in_ready : starts;
  assign allowed  = PIPELINED || ordered;
endmodule
