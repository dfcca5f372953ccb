// The bench of ip/exerciser as it is, with what its first program does on AXI4-Lite printed at each handshake.
`timescale 1ns / 1ns
module exerciser_traffic;
  nl_exerciser_tb tb ();

  initial begin
    $dumpfile("exerciser_traffic.fst");
    $dumpvars(0, exerciser_traffic);
  end

  always @(posedge tb.clk)
    if (tb.rst_n) begin
      if (tb.pass.awvalid && tb.pass.awready) $display("AW %0t %h", $time, tb.pass.awaddr);
      if (tb.pass.wvalid && tb.pass.wready) $display("W %0t %h %b", $time, tb.pass.wdata, tb.pass.wstrb);
      if (tb.pass.bvalid && tb.pass.bready) $display("B %0t %0d", $time, tb.pass.bresp);
      if (tb.pass.arvalid && tb.pass.arready) $display("AR %0t %h", $time, tb.pass.araddr);
      if (tb.pass.rvalid && tb.pass.rready) $display("R %0t %h %0d", $time, tb.pass.rdata, tb.pass.rresp);
    end
endmodule
