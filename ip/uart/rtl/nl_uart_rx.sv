// UART receiver for the frames that nl_uart_tx sends; of two stop bits only the first is checked.
// The line is synchronised, filtered by a majority of three clocks and sampled in the middle of each bit.
// `valid` pulses for one clock with the character and its errors.
module nl_uart_rx (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        enable,
    input  logic [15:0] divisor,
    input  logic        parity_enable,
    input  logic        parity_odd,
    input  logic        rx,
    output logic        valid,
    output logic [ 7:0] data,
    output logic        parity_error,
    output logic        framing_error
);
  logic [ 4:0] history;  // [1:0] synchronise, [4:2] are voted on
  logic        line;
  logic        line_before;
  logic [ 9:0] samples;  // {stop, [parity,] data} from the left
  logic [ 3:0] bits_left;
  logic [15:0] clocks_left;  // to the next sample
  logic        receiving;
  logic        waiting_for_start;  // the sample to come is the start bit's
  logic        sample;

  assign receiving = bits_left != 4'd0;
  assign sample    = receiving && clocks_left <= 16'd1;

  always_ff @(posedge clk)
    if (!rst_n) begin
      history     <= '1;
      line        <= 1'b1;
      line_before <= 1'b1;
    end else begin
      history     <= {history[3:0], rx};
      line        <= (history[4] && history[3]) || (history[3] && history[2]) || (history[4] && history[2]);
      line_before <= line;
    end

  always_ff @(posedge clk)
    if (!rst_n || !enable) begin
      bits_left         <= 4'd0;
      clocks_left       <= 16'd0;
      waiting_for_start <= 1'b0;
      valid             <= 1'b0;
      samples           <= '1;
    end else begin
      valid <= sample && bits_left == 4'd1;
      if (!receiving) begin
        // A falling edge, not a low level: after a break the line must first go idle.
        if (line_before && !line) begin
          bits_left         <= 4'd10 + {3'd0, parity_enable};
          clocks_left       <= {1'b0, divisor[15:1]};
          waiting_for_start <= 1'b1;
        end
      end else if (sample) begin
        samples           <= {line, samples[9:1]};
        clocks_left       <= divisor;
        waiting_for_start <= 1'b0;
        // A start bit that is high again in its middle was a glitch.
        bits_left         <= waiting_for_start && line ? 4'd0 : bits_left - 4'd1;
      end else begin
        clocks_left <= clocks_left - 16'd1;
      end
    end

  assign data          = parity_enable ? samples[7:0] : samples[8:1];
  assign parity_error  = parity_enable && ((^samples[8:0]) ^ parity_odd);
  assign framing_error = !samples[9];
endmodule
