// Counts the ticks of a period, up or, with `center`, up and down again. `period_ends` is high in the last
// clock of a period.
module nl_pwm_counter (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        enable,
    input  logic        center,
    input  logic [15:0] prescale,
    input  logic [15:0] period,
    output logic [15:0] count,
    output logic        period_ends
);
  logic [15:0] clocks;
  logic        tick;
  logic        falling;
  logic        top;  // the last value on the way up

  assign tick        = enable && clocks >= prescale;
  assign top         = {1'b0, count} + 17'd1 >= {1'b0, period};
  assign period_ends = tick && (center ? falling && count == 16'd0 : top);

  always_ff @(posedge clk)
    if (!rst_n || !enable) begin
      clocks  <= 16'd0;
      count   <= 16'd0;
      falling <= 1'b0;
    end else begin
      clocks <= tick ? 16'd0 : clocks + 16'd1;
      if (tick && center) begin
        // The highest and the lowest value last for two ticks: one on the way up, one down.
        if (falling) begin
          if (count == 16'd0) falling <= 1'b0;
          else count <= count - 16'd1;
        end else if (top) falling <= 1'b1;
        else count <= count + 16'd1;
      end else if (tick) begin
        count   <= top ? 16'd0 : count + 16'd1;
        falling <= 1'b0;
      end
    end
endmodule
