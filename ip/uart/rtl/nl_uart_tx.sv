// UART transmitter: start bit, eight data bits, lowest first, optional parity, one or two stop bits.
// A bit lasts `divisor` clocks. Frames follow each other without a gap while `valid` stays high.
module nl_uart_tx (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        enable,
    input  logic [15:0] divisor,
    input  logic        parity_enable,
    input  logic        parity_odd,
    input  logic        two_stop_bits,
    input  logic [ 7:0] data,
    input  logic        valid,
    output logic        ready,
    output logic        busy,
    output logic        tx
);
  logic [11:0] frame;  // bits still to send, the one on the line at the right
  logic [ 3:0] bits_left;
  logic [15:0] clocks_left;  // of the bit on the line
  logic        bit_ends;
  logic        parity;

  assign busy     = bits_left != 4'd0;
  assign bit_ends = clocks_left <= 16'd1;
  assign ready    = enable && (!busy || (bits_left == 4'd1 && bit_ends));
  assign parity   = (^data) ^ parity_odd;

  always_ff @(posedge clk)
    if (!rst_n) begin
      frame       <= '1;
      bits_left   <= 4'd0;
      clocks_left <= 16'd0;
    end else if (valid && ready) begin
      frame       <= {2'b11, parity || !parity_enable, data, 1'b0};
      bits_left   <= 4'd10 + {3'd0, parity_enable} + {3'd0, two_stop_bits};
      clocks_left <= divisor;
    end else if (busy && bit_ends) begin
      frame       <= {1'b1, frame[11:1]};
      bits_left   <= bits_left - 4'd1;
      clocks_left <= divisor;
    end else if (busy) begin
      clocks_left <= clocks_left - 16'd1;
    end

  assign tx = frame[0];
endmodule
