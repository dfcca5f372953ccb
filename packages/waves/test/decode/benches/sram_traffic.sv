// The bench of ip/sram as it is, with what passes on its AXI4-Lite printed at each handshake.
`timescale 1ns / 1ns
module sram_traffic;
  nl_sram_tb tb ();

  initial begin
    $dumpfile("sram_traffic.fst");
    $dumpvars(0, sram_traffic);
  end

  always @(posedge tb.clk)
    if (tb.rst_n) begin
      if (tb.awvalid && tb.awready) $display("AW %0t %h", $time, tb.awaddr);
      if (tb.wvalid && tb.wready) $display("W %0t %h %b", $time, tb.wdata, tb.wstrb);
      if (tb.bvalid && tb.bready) $display("B %0t %0d", $time, tb.bresp);
      if (tb.arvalid && tb.arready) $display("AR %0t %h", $time, tb.araddr);
      if (tb.rvalid && tb.rready) $display("R %0t %h %0d", $time, tb.rdata, tb.rresp);
    end
endmodule
