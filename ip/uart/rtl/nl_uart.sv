// UART with 16-deep FIFOs behind an APB subordinate; uart.regs.json describes its registers.
module nl_uart #(
    parameter RESET_DIVISOR = 868
) (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [11:0] s_apb_paddr,
    input  logic        s_apb_psel,
    input  logic        s_apb_penable,
    input  logic        s_apb_pwrite,
    input  logic [31:0] s_apb_pwdata,
    input  logic [ 3:0] s_apb_pstrb,
    output logic [31:0] s_apb_prdata,
    output logic        s_apb_pready,
    output logic        s_apb_pslverr,
    input  logic        rx,
    output logic        tx,
    input  logic        cts_n,
    output logic        rts_n,
    output logic        irq
);
  logic        tx_enable, rx_enable, parity_enable, parity_odd, two_stop_bits, flow_control;
  logic [15:0] divisor;
  logic        data_write, tx_clear, tx_empty, tx_full, tx_busy, tx_ready;
  logic [31:0] data_written, data_mask;
  logic [ 7:0] tx_head;
  logic [ 4:0] tx_level, tx_watermark;
  logic [ 1:0] cts_seen;  // the second is synchronised
  logic        tx_held;
  logic        rx_pop, rx_clear, rx_empty, rx_full, rx_valid, parity_error, framing_error;
  logic [ 7:0] rx_data;
  logic [ 9:0] rx_head;
  logic [ 4:0] rx_level, rx_watermark, rts_watermark;

  // From a flip-flop: whoever takes it may have another clock.
  logic asks;

  always_ff @(posedge clk)
    if (!rst_n) irq <= 1'b0;
    else irq <= asks;

  nl_uart_regs #(
      .RESET_DIVISOR(RESET_DIVISOR)
  ) u_regs (
      .clk                          (clk),
      .rst_n                        (rst_n),
      .paddr                        (s_apb_paddr),
      .psel                         (s_apb_psel),
      .penable                      (s_apb_penable),
      .pwrite                       (s_apb_pwrite),
      .pwdata                       (s_apb_pwdata),
      .pstrb                        (s_apb_pstrb),
      .prdata                       (s_apb_prdata),
      .pready                       (s_apb_pready),
      .pslverr                      (s_apb_pslverr),
      .data_read                    (rx_pop),
      .data_write                   (data_write),
      .data_wdata                   (data_written),
      .data_wmask                   (data_mask),
      .data_rdata                   ({rx_empty, 21'd0, rx_empty ? 10'd0 : rx_head}),
      .status_tx_empty              (tx_empty),
      .status_tx_full               (tx_full),
      .status_rx_empty              (rx_empty),
      .status_rx_full               (rx_full),
      .status_tx_busy               (tx_busy),
      .status_tx_held               (tx_held),
      .status_tx_level              (tx_level),
      .status_rx_level              (rx_level),
      .control_tx_enable            (tx_enable),
      .control_rx_enable            (rx_enable),
      .control_parity_enable        (parity_enable),
      .control_parity_odd           (parity_odd),
      .control_two_stop_bits        (two_stop_bits),
      .control_flow_control         (flow_control),
      .control_tx_clear             (tx_clear),
      .control_rx_clear             (rx_clear),
      .divisor_clocks               (divisor),
      .watermark_tx                 (tx_watermark),
      .watermark_rx                 (rx_watermark),
      .watermark_rts                (rts_watermark),
      .irq_status_tx_watermark      (tx_level <= tx_watermark),
      .irq_status_rx_watermark      (rx_level >= rx_watermark),
      .irq_status_rx_overrun_next   (rx_valid && rx_full),
      .irq_status_parity_error_next (rx_valid && parity_error),
      .irq_status_framing_error_next(rx_valid && framing_error),
      .irq_status_irq               (asks)
  );

  // CTS holds the next character back, never the one on the line. RTS leaves the other end room for those
  // that it has begun meanwhile.
  assign tx_held = flow_control && cts_seen[1];

  always_ff @(posedge clk)
    if (!rst_n) begin
      cts_seen <= 2'b00;
      rts_n    <= 1'b1;
    end else begin
      cts_seen <= {cts_seen[0], cts_n};
      rts_n    <= !rx_enable || (flow_control && rx_level >= rts_watermark);
    end

  nl_fifo #(
      .WIDTH(8),
      .DEPTH(16)
  ) u_tx_fifo (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(tx_clear),
      .push (data_write && data_mask[0]),
      .tail (data_written[7:0]),
      .pop  (tx_ready && !tx_held),
      .head (tx_head),
      .empty(tx_empty),
      .full (tx_full),
      .level(tx_level)
  );

  nl_uart_tx u_tx (
      .clk          (clk),
      .rst_n        (rst_n),
      .enable       (tx_enable),
      .divisor      (divisor),
      .parity_enable(parity_enable),
      .parity_odd   (parity_odd),
      .two_stop_bits(two_stop_bits),
      .data         (tx_head),
      .valid        (!tx_empty && !tx_held),
      .ready        (tx_ready),
      .busy         (tx_busy),
      .tx           (tx)
  );

  nl_uart_rx u_rx (
      .clk          (clk),
      .rst_n        (rst_n),
      .enable       (rx_enable),
      .divisor      (divisor),
      .parity_enable(parity_enable),
      .parity_odd   (parity_odd),
      .rx           (rx),
      .valid        (rx_valid),
      .data         (rx_data),
      .parity_error (parity_error),
      .framing_error(framing_error)
  );

  nl_fifo #(
      .WIDTH(10),
      .DEPTH(16)
  ) u_rx_fifo (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(rx_clear),
      .push (rx_valid),
      .tail ({framing_error, parity_error, rx_data}),
      .pop  (rx_pop),
      .head (rx_head),
      .empty(rx_empty),
      .full (rx_full),
      .level(rx_level)
  );

  wire unused = &{1'b0, data_written[31:8], data_mask[31:1]};
endmodule
