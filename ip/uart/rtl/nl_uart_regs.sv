// UART registers: the APB side of the UART, apart from its function. Zero wait states, byte strobes honoured.
//
// offset name       bits
// 0x00   DATA       write [7:0]: send a character. Read: take the oldest received one:
//                   [7:0] character, [8] parity error, [9] framing error, [31] nothing was there
// 0x04   STATUS     read-only: [0] TX FIFO empty, [1] TX FIFO full, [2] RX FIFO empty, [3] RX FIFO full,
//                   [4] transmitter busy, [15:8] characters in the TX FIFO, [23:16] characters in the RX FIFO
// 0x08   CONTROL    [0] TX enable, [1] RX enable, [2] parity enable, [3] odd parity, [4] two stop bits,
//                   [8] clear TX FIFO, [9] clear RX FIFO (both read as 0)
// 0x0C   DIVISOR    [15:0] clocks a bit, at least 8
// 0x10   WATERMARK  [4:0] TX: request at this level or below, [12:8] RX: request at this level or above
// 0x14   IRQ_STATUS [0] TX at watermark, [1] RX at watermark (levels, read-only);
//                   [2] RX overrun, [3] parity error, [4] framing error (write 1 to clear)
// 0x18   IRQ_ENABLE [4:0] which bits of IRQ_STATUS raise `irq`
// Other offsets answer PSLVERR.
module nl_uart_regs #(
    parameter RESET_DIVISOR = 868
) (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [11:0] paddr,
    input  logic        psel,
    input  logic        penable,
    input  logic        pwrite,
    input  logic [31:0] pwdata,
    input  logic [ 3:0] pstrb,
    output logic [31:0] prdata,
    output logic        pready,
    output logic        pslverr,
    output logic        tx_enable,
    output logic        rx_enable,
    output logic        parity_enable,
    output logic        parity_odd,
    output logic        two_stop_bits,
    output logic [15:0] divisor,
    output logic        tx_push,
    output logic [ 7:0] tx_data,
    output logic        tx_clear,
    input  logic        tx_empty,
    input  logic        tx_full,
    input  logic [ 4:0] tx_level,
    input  logic        tx_busy,
    output logic        rx_pop,
    output logic        rx_clear,
    input  logic [ 9:0] rx_head,
    input  logic        rx_empty,
    input  logic        rx_full,
    input  logic [ 4:0] rx_level,
    input  logic        rx_overrun_event,
    input  logic        parity_error_event,
    input  logic        framing_error_event,
    output logic        irq
);
  localparam logic [2:0] DATA = 3'd0;
  localparam logic [2:0] STATUS = 3'd1;
  localparam logic [2:0] CONTROL = 3'd2;
  localparam logic [2:0] DIVISOR = 3'd3;
  localparam logic [2:0] WATERMARK = 3'd4;
  localparam logic [2:0] IRQ_STATUS = 3'd5;
  localparam logic [2:0] IRQ_ENABLE = 3'd6;

  logic       mapped;
  logic       write;
  logic [2:0] index;
  logic [4:0] tx_watermark;
  logic [4:0] rx_watermark;
  logic [4:0] flags;
  logic [2:0] errors;
  logic [2:0] errors_cleared;
  logic [4:0] irq_status;
  logic [4:0] irq_enable;

  assign index   = paddr[4:2];
  assign mapped  = paddr[11:5] == '0 && index <= IRQ_ENABLE;
  assign write   = psel && penable && pwrite && mapped;
  assign pready  = 1'b1;
  assign pslverr = psel && penable && !mapped;

  assign tx_push  = write && index == DATA && pstrb[0];
  assign tx_data  = pwdata[7:0];
  assign rx_pop   = psel && penable && !pwrite && mapped && index == DATA;
  assign tx_clear = write && index == CONTROL && pstrb[1] && pwdata[8];
  assign rx_clear = write && index == CONTROL && pstrb[1] && pwdata[9];

  always_ff @(posedge clk)
    if (!rst_n) begin
      {two_stop_bits, parity_odd, parity_enable, rx_enable, tx_enable} <= 5'd0;
      divisor      <= RESET_DIVISOR[15:0];
      tx_watermark <= 5'd0;
      rx_watermark <= 5'd1;
      irq_enable   <= 5'd0;
    end else if (write) begin
      case (index)
        CONTROL:
          if (pstrb[0]) {two_stop_bits, parity_odd, parity_enable, rx_enable, tx_enable} <= pwdata[4:0];
        DIVISOR: begin
          if (pstrb[0]) divisor[7:0] <= pwdata[7:0];
          if (pstrb[1]) divisor[15:8] <= pwdata[15:8];
        end
        WATERMARK: begin
          if (pstrb[0]) tx_watermark <= pwdata[4:0];
          if (pstrb[1]) rx_watermark <= pwdata[12:8];
        end
        IRQ_ENABLE: if (pstrb[0]) irq_enable <= pwdata[4:0];
        default: ;
      endcase
    end

  // An error that arrives while its bit is being cleared is kept.
  assign errors_cleared = write && index == IRQ_STATUS && pstrb[0] ? pwdata[4:2] : 3'd0;
  always_ff @(posedge clk)
    if (!rst_n) errors <= 3'd0;
    else errors <= (errors & ~errors_cleared) | {framing_error_event, parity_error_event, rx_overrun_event};

  assign flags      = {tx_busy, rx_full, rx_empty, tx_full, tx_empty};
  assign irq_status = {errors, rx_level >= rx_watermark, tx_level <= tx_watermark};
  assign irq        = |(irq_status & irq_enable);

  always_comb
    case (index)
      DATA:       prdata = {rx_empty, 21'd0, rx_empty ? 10'd0 : rx_head};
      STATUS:     prdata = {8'd0, 3'd0, rx_level, 3'd0, tx_level, 3'd0, flags};
      CONTROL:    prdata = {27'd0, two_stop_bits, parity_odd, parity_enable, rx_enable, tx_enable};
      DIVISOR:    prdata = {16'd0, divisor};
      WATERMARK:  prdata = {16'd0, 3'd0, rx_watermark, 3'd0, tx_watermark};
      IRQ_STATUS: prdata = {27'd0, irq_status};
      IRQ_ENABLE: prdata = {27'd0, irq_enable};
      default:    prdata = 32'd0;
    endcase

  wire unused = &{1'b0, paddr[1:0], pwdata[31:16], pstrb[3:2]};
endmodule
