// Pulse-width modulator behind an APB subordinate; pwm.regs.json describes its registers.
module nl_pwm #(
    parameter CHANNELS = 4
) (
    input  logic                clk,
    input  logic                rst_n,
    input  logic [        11:0] s_apb_paddr,
    input  logic                s_apb_psel,
    input  logic                s_apb_penable,
    input  logic                s_apb_pwrite,
    input  logic [        31:0] s_apb_pwdata,
    input  logic [         3:0] s_apb_pstrb,
    output logic [        31:0] s_apb_prdata,
    output logic                s_apb_pready,
    output logic                s_apb_pslverr,
    output logic [CHANNELS-1:0] out,
    output logic                irq
);
  logic                   enable, center, period_ends;
  logic [           15:0] prescale, count;
  logic [           15:0] period, period_wanted;
  logic [CHANNELS*16-1:0] duty, duty_wanted;
  logic [   CHANNELS-1:0] low;
  logic                   center_wanted;

  nl_pwm_regs #(
      .CHANNELS(CHANNELS)
  ) u_regs (
      .clk                   (clk),
      .rst_n                 (rst_n),
      .paddr                 (s_apb_paddr),
      .psel                  (s_apb_psel),
      .penable               (s_apb_penable),
      .pwrite                (s_apb_pwrite),
      .pwdata                (s_apb_pwdata),
      .pstrb                 (s_apb_pstrb),
      .prdata                (s_apb_prdata),
      .pready                (s_apb_pready),
      .pslverr               (s_apb_pslverr),
      .control_enable        (enable),
      .control_center        (center_wanted),
      .prescale_divider      (prescale),
      .period_ticks          (period_wanted),
      .polarity_low          (low),
      .irq_status_period_next(period_ends),
      .irq_status_irq        (irq),
      .duty_ticks            (duty_wanted)
  );

  nl_pwm_counter u_counter (
      .clk        (clk),
      .rst_n      (rst_n),
      .enable     (enable),
      .center     (center),
      .prescale   (prescale),
      .period     (period),
      .count      (count),
      .period_ends(period_ends)
  );

  always_ff @(posedge clk)
    if (!enable || period_ends) begin
      period <= period_wanted;
      duty   <= duty_wanted;
      center <= center_wanted;
    end

  always_ff @(posedge clk)
    for (int i = 0; i < CHANNELS; i++)
      out[i] <= low[i] ^ (rst_n && enable && count < duty[16*i+:16]);
endmodule
