// One exerciser with its own program and memory; `clocks` counts from reset to `done`.
module exerciser_with_memory #(
    parameter PROGRAM = "",
    parameter DEPTH   = 64,
    parameter TIMEOUT = 400
) (
    input  logic       clk,
    input  logic       rst_n,
    input  logic [2:0] irq,
    output logic       done,
    output logic       failed,
    output int         clocks
);
  wire [31:0] awaddr, wdata, araddr, rdata;
  wire [3:0] wstrb;
  wire [1:0] bresp, rresp;
  wire awvalid, awready, wvalid, wready, bvalid, bready, arvalid, arready, rvalid, rready;

  nl_exerciser #(
      .PROGRAM  (PROGRAM),
      .DEPTH    (DEPTH),
      .TIMEOUT  (TIMEOUT),
      .IRQ_COUNT(3)
  ) dut (
      .clk           (clk),
      .rst_n         (rst_n),
      .m_axil_awaddr (awaddr),
      .m_axil_awvalid(awvalid),
      .m_axil_awready(awready),
      .m_axil_wdata  (wdata),
      .m_axil_wstrb  (wstrb),
      .m_axil_wvalid (wvalid),
      .m_axil_wready (wready),
      .m_axil_bresp  (bresp),
      .m_axil_bvalid (bvalid),
      .m_axil_bready (bready),
      .m_axil_araddr (araddr),
      .m_axil_arvalid(arvalid),
      .m_axil_arready(arready),
      .m_axil_rdata  (rdata),
      .m_axil_rresp  (rresp),
      .m_axil_rvalid (rvalid),
      .m_axil_rready (rready),
      .irq           (irq),
      .done          (done),
      .failed        (failed)
  );

  axil_memory memory (
      .*
  );

  always @(posedge clk)
    if (!rst_n) clocks <= 0;
    else if (!done) clocks <= clocks + 1;
endmodule
