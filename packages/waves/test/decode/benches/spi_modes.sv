// An SPI controller in each mode (+mode) and order (+lsb), printing the words of both directions at the sampling edge of
// their last bit. +abort ends a word after three bits.
`timescale 1ns / 1ns
module spi_modes;
  logic sck = 0, cs_n = 1, mosi = 0, miso = 0;
  int mode;
  logic cpol, cpha, lsb;

  task word(input logic [7:0] out, input logic [7:0] in, input int bits);
    int bit_at;
    for (int i = 0; i < bits; i++) begin
      bit_at = lsb ? i : 7 - i;
      if (cpha) sck = !cpol;
      mosi = out[bit_at];
      miso = in[bit_at];
      #20;
      sck = cpha ? cpol : !cpol;
      if (i == 7) $display("WORD %0t %h %h", $time, out, in);
      #20;
      if (!cpha) sck = cpol;
    end
  endtask

  initial begin
    if (!$value$plusargs("mode=%d", mode)) mode = 0;
    {cpol, cpha} = 2'(mode);
    lsb = $test$plusargs("lsb") != 0;
    sck = cpol;
    $dumpfile("spi_modes.fst");
    $dumpvars(0, spi_modes);
    #50 cs_n = 0;
    #20 word(8'hA5, 8'h3C, 8);
    word(8'h01, 8'h80, 8);
    #20 cs_n = 1;
    #50 cs_n = 0;
    #20 word(8'hFE, 8'h77, 8);
    if ($test$plusargs("abort")) word(8'hE0, 8'h20, 3);
    #20 cs_n = 1;
    $display("END %0t", $time);
    #100 $finish;
  end
endmodule
