// SPI master with 16-deep FIFOs behind an APB subordinate; spi.regs.json describes its registers.
module nl_spi #(
    parameter SELECTS = 1
) (
    input  logic               clk,
    input  logic               rst_n,
    input  logic [       11:0] s_apb_paddr,
    input  logic               s_apb_psel,
    input  logic               s_apb_penable,
    input  logic               s_apb_pwrite,
    input  logic [       31:0] s_apb_pwdata,
    input  logic [        3:0] s_apb_pstrb,
    output logic [       31:0] s_apb_prdata,
    output logic               s_apb_pready,
    output logic               s_apb_pslverr,
    output logic               sck,
    output logic               mosi,
    input  logic               miso,
    output logic [SELECTS-1:0] cs_n,
    output logic               irq
);
  logic        enable, polarity, phase, lsb_first, sixteen_bits;
  logic [ 2:0] prescaler;
  logic        tx_push, tx_clear, tx_empty, tx_full, tx_ready;
  logic [31:0] data_written, data_mask;
  logic [15:0] tx_head;
  logic [ 4:0] tx_level, tx_watermark;
  logic        rx_pop, rx_clear, rx_empty, rx_full, rx_valid;
  logic [15:0] rx_frame, rx_head;
  logic [ 4:0] rx_level, rx_watermark;
  logic        shifting, busy;
  logic [SELECTS-1:0] selected;

  assign busy = shifting || (enable && !tx_empty);
  assign cs_n = ~selected;

  // From a flip-flop: whoever takes it may have another clock.
  logic asks;

  always_ff @(posedge clk)
    if (!rst_n) irq <= 1'b0;
    else irq <= asks;

  nl_spi_regs #(
      .SELECTS(SELECTS)
  ) u_regs (
      .clk                         (clk),
      .rst_n                       (rst_n),
      .paddr                       (s_apb_paddr),
      .psel                        (s_apb_psel),
      .penable                     (s_apb_penable),
      .pwrite                      (s_apb_pwrite),
      .pwdata                      (s_apb_pwdata),
      .pstrb                       (s_apb_pstrb),
      .prdata                      (s_apb_prdata),
      .pready                      (s_apb_pready),
      .pslverr                     (s_apb_pslverr),
      .data_read                   (rx_pop),
      .data_write                  (tx_push),
      .data_wdata                  (data_written),
      .data_wmask                  (data_mask),
      .data_rdata                  ({rx_empty, 15'd0, rx_empty ? 16'd0 : rx_head}),
      .status_tx_empty             (tx_empty),
      .status_tx_full              (tx_full),
      .status_rx_empty             (rx_empty),
      .status_rx_full              (rx_full),
      .status_busy                 (busy),
      .status_tx_level             (tx_level),
      .status_rx_level             (rx_level),
      .control_enable              (enable),
      .control_polarity            (polarity),
      .control_phase               (phase),
      .control_lsb_first           (lsb_first),
      .control_sixteen_bits        (sixteen_bits),
      .control_prescaler           (prescaler),
      .control_tx_clear            (tx_clear),
      .control_rx_clear            (rx_clear),
      .chip_select_selected        (selected),
      .watermark_tx                (tx_watermark),
      .watermark_rx                (rx_watermark),
      .irq_status_tx_watermark     (tx_level <= tx_watermark),
      .irq_status_rx_watermark     (rx_level >= rx_watermark),
      .irq_status_rx_overrun_next  (rx_valid && rx_full),
      .irq_status_done_next        (busy),
      .irq_status_irq              (asks)
  );

  nl_fifo #(
      .WIDTH(16),
      .DEPTH(16)
  ) u_tx_fifo (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(tx_clear),
      .push (tx_push && data_mask[0]),
      .tail (data_written[15:0]),
      .pop  (tx_ready),
      .head (tx_head),
      .empty(tx_empty),
      .full (tx_full),
      .level(tx_level)
  );

  nl_spi_shifter u_shifter (
      .clk         (clk),
      .rst_n       (rst_n),
      .enable      (enable),
      .polarity    (polarity),
      .phase       (phase),
      .lsb_first   (lsb_first),
      .sixteen_bits(sixteen_bits),
      .prescaler   (prescaler),
      .tx_frame    (tx_head),
      .tx_valid    (!tx_empty),
      .tx_ready    (tx_ready),
      .rx_frame    (rx_frame),
      .rx_valid    (rx_valid),
      .busy        (shifting),
      .sck         (sck),
      .mosi        (mosi),
      .miso        (miso)
  );

  nl_fifo #(
      .WIDTH(16),
      .DEPTH(16)
  ) u_rx_fifo (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(rx_clear),
      .push (rx_valid),
      .tail (rx_frame),
      .pop  (rx_pop),
      .head (rx_head),
      .empty(rx_empty),
      .full (rx_full),
      .level(rx_level)
  );

  wire unused = &{1'b0, data_written[31:16], data_mask[31:1]};
endmodule
