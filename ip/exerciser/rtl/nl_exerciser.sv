// Bus exerciser: an AXI4-Lite manager that plays reads, writes, waits, compares, polls and interrupt waits
// from a text program, so that a SoC can be tested before it has a processor. nl_exerciser_program describes
// the text.
// `done` rises at the end and stays; `failed` then tells whether everything was as the program expected.
module nl_exerciser #(
    parameter ADDR_WIDTH = 32,
    parameter IRQ_COUNT  = 1,
    parameter PROGRAM    = "",
    parameter DEPTH      = 1024,
    parameter TIMEOUT    = 1000000
) (
    input  logic                  clk,
    input  logic                  rst_n,
    output logic [ADDR_WIDTH-1:0] m_axil_awaddr,
    output logic                  m_axil_awvalid,
    input  logic                  m_axil_awready,
    output logic [          31:0] m_axil_wdata,
    output logic [           3:0] m_axil_wstrb,
    output logic                  m_axil_wvalid,
    input  logic                  m_axil_wready,
    input  logic [           1:0] m_axil_bresp,
    input  logic                  m_axil_bvalid,
    output logic                  m_axil_bready,
    output logic [ADDR_WIDTH-1:0] m_axil_araddr,
    output logic                  m_axil_arvalid,
    input  logic                  m_axil_arready,
    input  logic [          31:0] m_axil_rdata,
    input  logic [           1:0] m_axil_rresp,
    input  logic                  m_axil_rvalid,
    output logic                  m_axil_rready,
    input  logic [ IRQ_COUNT-1:0] irq,
    output logic                  done,
    output logic                  failed
);
  logic [$clog2(DEPTH)-1:0] index;
  logic [            103:0] entry;
  logic                     start, write, finished;
  logic [   ADDR_WIDTH-1:0] address;
  logic [             31:0] data, read_data;
  logic [              3:0] strobe;
  logic [              1:0] response;

  nl_exerciser_program #(
      .PROGRAM(PROGRAM),
      .DEPTH  (DEPTH)
  ) u_program (
      .clk  (clk),
      .index(index),
      .entry(entry)
  );

  nl_exerciser_sequencer #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .IRQ_COUNT (IRQ_COUNT),
      .DEPTH     (DEPTH),
      .TIMEOUT   (TIMEOUT)
  ) u_sequencer (
      .clk      (clk),
      .rst_n    (rst_n),
      .index    (index),
      .entry    (entry),
      .start    (start),
      .write    (write),
      .address  (address),
      .data     (data),
      .strobe   (strobe),
      .finished (finished),
      .response (response),
      .read_data(read_data),
      .irq      (irq),
      .done     (done),
      .failed   (failed)
  );

  nl_exerciser_bus #(
      .ADDR_WIDTH(ADDR_WIDTH)
  ) u_bus (
      .clk           (clk),
      .rst_n         (rst_n),
      .start         (start),
      .write         (write),
      .address       (address),
      .data          (data),
      .strobe        (strobe),
      .finished      (finished),
      .response      (response),
      .read_data     (read_data),
      .m_axil_awaddr (m_axil_awaddr),
      .m_axil_awvalid(m_axil_awvalid),
      .m_axil_awready(m_axil_awready),
      .m_axil_wdata  (m_axil_wdata),
      .m_axil_wstrb  (m_axil_wstrb),
      .m_axil_wvalid (m_axil_wvalid),
      .m_axil_wready (m_axil_wready),
      .m_axil_bresp  (m_axil_bresp),
      .m_axil_bvalid (m_axil_bvalid),
      .m_axil_bready (m_axil_bready),
      .m_axil_araddr (m_axil_araddr),
      .m_axil_arvalid(m_axil_arvalid),
      .m_axil_arready(m_axil_arready),
      .m_axil_rdata  (m_axil_rdata),
      .m_axil_rresp  (m_axil_rresp),
      .m_axil_rvalid (m_axil_rvalid),
      .m_axil_rready (m_axil_rready)
  );
endmodule
