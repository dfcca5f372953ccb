// Plain enough for Icarus and Verilator: what both dump must be the same.
`timescale 1ns / 1ps
module stage (
    input clk,
    input [7:0] in,
    output reg [7:0] out
);
  initial out = 0;
  always @(posedge clk) out <= in * 8'd5 + 8'd3;
endmodule

module pair;
  reg clk;
  reg [7:0] count;
  wire [7:0] out;
  stage stage0 (.clk(clk), .in(count), .out(out));
  initial begin
    clk = 0;
    count = 0;
    $dumpfile("pair.vcd");
    $dumpvars(0, pair);
    #400 $finish;
  end
  always #5 clk = ~clk;
  always @(posedge clk) count <= count + 1;
endmodule
