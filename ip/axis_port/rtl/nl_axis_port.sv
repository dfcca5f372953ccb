// Software's end of AXI-Streams (Arm IHI 0051B) behind an APB subordinate; axis_port.regs.json describes its
// registers. A queue of DEPTH beats leads out to `m`, and another comes from `s`: no path leads from one
// stream to the other, nor through either.
module nl_axis_port #(
    parameter DEPTH = 16
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
    output logic [31:0] m_tdata,
    output logic [ 3:0] m_tkeep,
    output logic        m_tlast,
    output logic        m_tdest,
    output logic        m_tvalid,
    input  logic        m_tready,
    input  logic [31:0] s_tdata,
    input  logic [ 3:0] s_tkeep,
    input  logic        s_tlast,
    input  logic        s_tvalid,
    output logic        s_tready,
    output logic        irq
);
  localparam BEAT_BITS = 32 + 4 + 1;  // TLAST, TKEEP and TDATA

  logic                   asks, push, pop;
  logic [           31:0] written, mask;
  logic [            3:0] keep;
  logic                   last, dest;
  logic [  BEAT_BITS-1:0] oldest;
  logic                   tx_empty, tx_full, rx_empty, rx_full;
  logic [$clog2(DEPTH):0] tx_level, rx_level;

  // From a flip-flop: whoever takes it may have another clock.
  always_ff @(posedge clk)
    if (!rst_n) irq <= 1'b0;
    else irq <= asks;

  nl_axis_port_regs u_regs (
      .clk                 (clk),
      .rst_n               (rst_n),
      .paddr               (s_apb_paddr),
      .psel                (s_apb_psel),
      .penable             (s_apb_penable),
      .pwrite              (s_apb_pwrite),
      .pwdata              (s_apb_pwdata),
      .pstrb               (s_apb_pstrb),
      .prdata              (s_apb_prdata),
      .pready              (s_apb_pready),
      .pslverr             (s_apb_pslverr),
      .data_read           (pop),
      .data_write          (push),
      .data_wdata          (written),
      .data_wmask          (mask),
      .data_rdata          (rx_empty ? 32'd0 : oldest[31:0]),
      .send_keep           (keep),
      .send_last           (last),
      .send_dest           (dest),
      .oldest_keep         (rx_empty ? 4'd0 : oldest[35:32]),
      .oldest_last         (!rx_empty && oldest[36]),
      .oldest_empty        (rx_empty),
      .status_full         (tx_full),
      .status_sending      (11'(tx_level)),
      .status_received     (11'(rx_level)),
      .irq_status_received (!rx_empty),
      .irq_status_sent     (tx_empty),
      .irq_status_lost_next(push && tx_full),
      .irq_status_irq      (asks)
  );

  nl_fifo #(
      .WIDTH(1 + BEAT_BITS),
      .DEPTH(DEPTH)
  ) u_out (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (push),
      .tail ({dest, last, keep, written & mask}),
      .pop  (m_tready),
      .head ({m_tdest, m_tlast, m_tkeep, m_tdata}),
      .empty(tx_empty),
      .full (tx_full),
      .level(tx_level)
  );

  nl_fifo #(
      .WIDTH(BEAT_BITS),
      .DEPTH(DEPTH)
  ) u_in (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (s_tvalid),
      .tail ({s_tlast, s_tkeep, s_tdata}),
      .pop  (pop),
      .head (oldest),
      .empty(rx_empty),
      .full (rx_full),
      .level(rx_level)
  );

  assign m_tvalid = !tx_empty;
  assign s_tready = !rx_full;
endmodule
