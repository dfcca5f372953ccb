`timescale 1ns / 1ps

module leaf (
    input clk,
    input [69:0] wide,
    output reg parity
);
  always @(posedge clk) parity <= ^wide;
endmodule

// Makes one of every kind of value that a dump can hold.
module bench;
  reg clk = 0;
  reg [69:0] wide = 70'd1;
  reg [7:0] mixed = 8'bx;
  tri1 pulled = wide[0] ? 1'bz : 1'b0;
  real level = 0.0;
  integer count = -2;
  event tick;
  wire parity;
  leaf first (.clk(clk), .wide(wide), .parity(parity));

  always #5 clk = ~clk;
  always @(posedge clk) begin
    wide <= {wide[68:0], wide[69] ^ wide[46]};
    mixed <= {mixed[6:0], count[0] ? 1'bz : 1'b1};
    level <= level + 0.1;
    count <= count + 1;
    if (count % 7 == 0) -> tick;
  end

  initial begin
    $dumpfile("bench.fst");
    $dumpvars(0, bench);
    #1000 $dumpflush;
    #1000 $dumpoff;
    #100 $dumpon;
    #1000 $dumpflush;
    #500;
    if ($test$plusargs("hang")) begin
      $display("flushed");
      $fflush;
      forever #5;
    end
    $finish;
  end
endmodule
