// WIDTH (1 to 32) general-purpose pins behind an APB subordinate; gpio.regs.json describes its registers.
// The pad drives gpio_out where gpio_oe is 1; gpio_in may be asynchronous.
module nl_gpio #(
    parameter WIDTH = 32
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic [     11:0] s_apb_paddr,
    input  logic             s_apb_psel,
    input  logic             s_apb_penable,
    input  logic             s_apb_pwrite,
    input  logic [     31:0] s_apb_pwdata,
    input  logic [      3:0] s_apb_pstrb,
    output logic [     31:0] s_apb_prdata,
    output logic             s_apb_pready,
    output logic             s_apb_pslverr,
    input  logic [WIDTH-1:0] gpio_in,
    output logic [WIDTH-1:0] gpio_out,
    output logic [WIDTH-1:0] gpio_oe,
    output logic             irq
);
  logic [WIDTH-1:0] pins;
  logic [WIDTH-1:0] rise, fall;
  logic [WIDTH-1:0] irq_rise, irq_fall, irq_high, irq_low;
  logic [WIDTH-1:0] irq_event;

  nl_gpio_input #(
      .WIDTH(WIDTH)
  ) u_input (
      .clk (clk),
      .pad (gpio_in),
      .pins(pins),
      .rise(rise),
      .fall(fall)
  );

  assign irq_event = (rise & irq_rise) | (fall & irq_fall) |
                     (pins & irq_high) | (~pins & irq_low);

  // From a flip-flop: whoever takes it may have another clock.
  logic asks;

  always_ff @(posedge clk)
    if (!rst_n) irq <= 1'b0;
    else irq <= asks;

  nl_gpio_regs #(
      .WIDTH(WIDTH)
  ) u_regs (
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
      .in_pins             (pins),
      .out_pins            (gpio_out),
      .oe_pins             (gpio_oe),
      .irq_status_pins_next(irq_event),
      .irq_status_irq      (asks),
      .irq_rise_pins       (irq_rise),
      .irq_fall_pins       (irq_fall),
      .irq_high_pins       (irq_high),
      .irq_low_pins        (irq_low)
  );
endmodule
