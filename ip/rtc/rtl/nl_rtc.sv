// Real-time counter behind an APB subordinate; rtc.regs.json describes its registers.
module nl_rtc #(
    parameter FREQUENCY = 100000000
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
    output logic        irq
);
  logic        enable, seconds_read, seconds_write, ends, begins;
  logic [31:0] frequency, seconds, written, mask, next, clocks, captured, alarm;

  nl_rtc_regs #(
      .FREQUENCY(FREQUENCY)
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
      .frequency_clocks      (frequency),
      .seconds_read          (seconds_read),
      .seconds_write         (seconds_write),
      .seconds_wdata         (written),
      .seconds_wmask         (mask),
      .seconds_rdata         (seconds),
      .clocks_value          (captured),
      .alarm_second          (alarm),
      .irq_status_second_next(begins && !seconds_write),
      .irq_status_alarm_next (begins && next == alarm),
      .irq_status_irq        (irq)
  );

  assign ends   = enable && {1'b0, clocks} + 33'd1 >= {1'b0, frequency};
  assign begins = ends || seconds_write;

  // A write begins its second in the place of the one that would have begun.
  always_comb begin
    next = seconds + 32'd1;
    if (seconds_write) next = (seconds & ~mask) | (written & mask);
  end

  always_ff @(posedge clk)
    if (!rst_n) begin
      seconds  <= 32'd0;
      clocks   <= 32'd0;
      captured <= 32'd0;
    end else begin
      if (begins) begin
        seconds <= next;
        clocks  <= 32'd0;
      end else if (enable) clocks <= clocks + 32'd1;
      if (seconds_read) captured <= clocks;
    end
endmodule
