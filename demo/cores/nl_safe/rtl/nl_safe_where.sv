// By what two copies of the core first differ, told with the error:
// bit 0: the bus of the instructions
// bit 1: the bus of the data, or that of both
// bit 2: the core's own memories
// bit 3: the debug module
// bit 4: custom instructions
// bit 5: the instruction trace
// bit 6: waiting in wfi, halted, or locked up
module nl_safe_where (
  input  logic         clk,
  input  logic         rst_n,
  input  logic [148:0] first,
  input  logic [148:0] second,
  input  logic         inject, // takes one bit for the other
  input  logic [7:0]   inject_bit,
  output logic [6:0]   parts
);
  logic [148:0] unlike;
  logic [6:0]   now;
  logic         parted; // the copies have differed

  assign unlike = first ^ second ^ ({148'd0, inject} << inject_bit);
  assign now[0] = |unlike[148:112];
  assign now[1] = |unlike[111:1];
  assign now[2] = 1'b0;
  assign now[3] = 1'b0;
  assign now[4] = 1'b0;
  assign now[5] = 1'b0;
  assign now[6] = |unlike[0];

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      parts  <= 7'd0;
      parted <= 1'b0;
    end else begin
      if (!parted) parts <= now;
      parted <= parted || (now != 7'd0 && !inject);
    end
  end
endmodule
