// UART with 16-deep FIFOs behind an APB subordinate; nl_uart_regs describes its registers.
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
    output logic        irq
);
  logic        tx_enable, rx_enable, parity_enable, parity_odd, two_stop_bits;
  logic [15:0] divisor;
  logic        tx_push, tx_clear, tx_empty, tx_full, tx_busy, tx_ready;
  logic [ 7:0] tx_data, tx_head;
  logic [ 4:0] tx_level;
  logic        rx_pop, rx_clear, rx_empty, rx_full, rx_valid, parity_error, framing_error;
  logic [ 7:0] rx_data;
  logic [ 9:0] rx_head;
  logic [ 4:0] rx_level;

  nl_uart_regs #(
      .RESET_DIVISOR(RESET_DIVISOR)
  ) u_regs (
      .clk                (clk),
      .rst_n              (rst_n),
      .paddr              (s_apb_paddr),
      .psel               (s_apb_psel),
      .penable            (s_apb_penable),
      .pwrite             (s_apb_pwrite),
      .pwdata             (s_apb_pwdata),
      .pstrb              (s_apb_pstrb),
      .prdata             (s_apb_prdata),
      .pready             (s_apb_pready),
      .pslverr            (s_apb_pslverr),
      .tx_enable          (tx_enable),
      .rx_enable          (rx_enable),
      .parity_enable      (parity_enable),
      .parity_odd         (parity_odd),
      .two_stop_bits      (two_stop_bits),
      .divisor            (divisor),
      .tx_push            (tx_push),
      .tx_data            (tx_data),
      .tx_clear           (tx_clear),
      .tx_empty           (tx_empty),
      .tx_full            (tx_full),
      .tx_level           (tx_level),
      .tx_busy            (tx_busy),
      .rx_pop             (rx_pop),
      .rx_clear           (rx_clear),
      .rx_head            (rx_head),
      .rx_empty           (rx_empty),
      .rx_full            (rx_full),
      .rx_level           (rx_level),
      .rx_overrun_event   (rx_valid && rx_full),
      .parity_error_event (rx_valid && parity_error),
      .framing_error_event(rx_valid && framing_error),
      .irq                (irq)
  );

  nl_fifo #(
      .WIDTH(8),
      .DEPTH(16)
  ) u_tx_fifo (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(tx_clear),
      .push (tx_push),
      .tail (tx_data),
      .pop  (tx_ready),
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
      .valid        (!tx_empty),
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
endmodule
