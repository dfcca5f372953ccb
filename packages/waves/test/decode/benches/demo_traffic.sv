// The demo's bench with what passes the crossbar printed at each handshake: at the manager, and at each subordinate.
`define AXIL(port) \
  always @(posedge tb.clk) \
    if (tb.rst_n) begin \
      if (tb.dut.xbar0.port``_awvalid && tb.dut.xbar0.port``_awready) \
        $display(`"port AW %0t %h`", $time, tb.dut.xbar0.port``_awaddr); \
      if (tb.dut.xbar0.port``_wvalid && tb.dut.xbar0.port``_wready) \
        $display(`"port W %0t %h %b`", $time, tb.dut.xbar0.port``_wdata, tb.dut.xbar0.port``_wstrb); \
      if (tb.dut.xbar0.port``_bvalid && tb.dut.xbar0.port``_bready) \
        $display(`"port B %0t %0d`", $time, tb.dut.xbar0.port``_bresp); \
      if (tb.dut.xbar0.port``_arvalid && tb.dut.xbar0.port``_arready) \
        $display(`"port AR %0t %h`", $time, tb.dut.xbar0.port``_araddr); \
      if (tb.dut.xbar0.port``_rvalid && tb.dut.xbar0.port``_rready) \
        $display(`"port R %0t %h %0d`", $time, tb.dut.xbar0.port``_rdata, tb.dut.xbar0.port``_rresp); \
    end

`timescale 1ns / 1ps
module demo_traffic;
  demo_tb tb ();

  initial begin
    $dumpfile("demo_traffic.fst");
    $dumpvars(0, demo_traffic);
  end

  `AXIL(s_exerciser0_axil)
  `AXIL(m_bridge0_axil)
  `AXIL(m_rom0_axil)
  `AXIL(m_sram0_axil)
endmodule
