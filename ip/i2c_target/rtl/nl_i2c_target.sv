// I²C target behind an APB subordinate; i2c_target.regs.json describes its registers. Both lines are open
// drain: `scl_low` and `sda_low` pull them low.
module nl_i2c_target (
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
    input  logic        scl,
    output logic        scl_low,
    input  logic        sda,
    output logic        sda_low,
    output logic        irq
);
  logic        enable, scl_level, sda_level;
  logic [ 6:0] address;
  logic        addressed, reading, wanted, ended, asks;
  logic        data_read, data_write, tx_clear, rx_clear;
  logic [31:0] data_written, data_mask;
  logic        received, rx_empty, rx_full, sent, tx_empty, tx_full;
  logic [ 7:0] byte_received, rx_head, tx_head;
  logic [ 4:0] rx_level, tx_level;

  // From a flip-flop: whoever takes it may have another clock.
  always_ff @(posedge clk)
    if (!rst_n) irq <= 1'b0;
    else irq <= asks;

  nl_i2c_target_regs u_regs (
      .clk                  (clk),
      .rst_n                (rst_n),
      .paddr                (s_apb_paddr),
      .psel                 (s_apb_psel),
      .penable              (s_apb_penable),
      .pwrite               (s_apb_pwrite),
      .pwdata               (s_apb_pwdata),
      .pstrb                (s_apb_pstrb),
      .prdata               (s_apb_prdata),
      .pready               (s_apb_pready),
      .pslverr              (s_apb_pslverr),
      .control_enable       (enable),
      .control_address      (address),
      .status_addressed     (addressed),
      .status_reading       (reading),
      .status_rx_empty      (rx_empty),
      .status_rx_level      (rx_level),
      .status_tx_full       (tx_full),
      .status_tx_level      (tx_level),
      .data_read            (data_read),
      .data_write           (data_write),
      .data_wdata           (data_written),
      .data_wmask           (data_mask),
      .data_rdata           ({rx_empty, 23'd0, rx_empty ? 8'd0 : rx_head}),
      .command_tx_clear     (tx_clear),
      .command_rx_clear     (rx_clear),
      .irq_status_received  (!rx_empty),
      .irq_status_wanted    (wanted),
      .irq_status_ended_next(ended),
      .irq_status_irq       (asks)
  );

  nl_i2c_line u_scl (
      .clk  (clk),
      .rst_n(rst_n),
      .pin  (scl),
      .level(scl_level)
  );

  nl_i2c_line u_sda (
      .clk  (clk),
      .rst_n(rst_n),
      .pin  (sda),
      .level(sda_level)
  );

  nl_i2c_target_engine u_engine (
      .clk          (clk),
      .rst_n        (rst_n && enable),
      .address      (address),
      .scl          (scl_level),
      .sda          (sda_level),
      .scl_low      (scl_low),
      .sda_low      (sda_low),
      .received     (received),
      .byte_received(byte_received),
      .room         (!rx_full),
      .sent         (sent),
      .byte_to_send (tx_head),
      .byte_valid   (!tx_empty),
      .addressed    (addressed),
      .reading      (reading),
      .wanted       (wanted),
      .ended        (ended)
  );

  nl_fifo #(
      .WIDTH(8),
      .DEPTH(16)
  ) u_received (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(rx_clear),
      .push (received),
      .tail (byte_received),
      .pop  (data_read),
      .head (rx_head),
      .empty(rx_empty),
      .full (rx_full),
      .level(rx_level)
  );

  nl_fifo #(
      .WIDTH(8),
      .DEPTH(16)
  ) u_to_send (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(tx_clear),
      .push (data_write && data_mask[0]),
      .tail (data_written[7:0]),
      .pop  (sent),
      .head (tx_head),
      .empty(tx_empty),
      .full (tx_full),
      .level(tx_level)
  );

  wire unused = &{1'b0, data_written[31:8], data_mask[31:1]};
endmodule
