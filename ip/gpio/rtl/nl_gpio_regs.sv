// GPIO registers: the APB side of the GPIO. One bit a pin; zero wait states, byte strobes honoured.
//
// offset name        access
// 0x00   IN          read-only: the pins, synchronised
// 0x04   OUT         output level
// 0x08   OE          output enable
// 0x0C   OUT_SET     write 1: set bits of OUT; reads as OUT
// 0x10   OUT_CLEAR   write 1: clear bits of OUT; reads as OUT
// 0x14   OUT_TOGGLE  write 1: invert bits of OUT; reads as OUT
// 0x18   IRQ_STATUS  pending interrupts; write 1 to clear. A level that still holds sets its bit again
// 0x1C   IRQ_RISE    interrupt on a rising edge
// 0x20   IRQ_FALL    interrupt on a falling edge
// 0x24   IRQ_HIGH    interrupt while high
// 0x28   IRQ_LOW     interrupt while low
// Other offsets answer PSLVERR. Bits at or above WIDTH read as 0.
module nl_gpio_regs #(
    parameter WIDTH = 32
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic [     11:0] paddr,
    input  logic             psel,
    input  logic             penable,
    input  logic             pwrite,
    input  logic [     31:0] pwdata,
    input  logic [      3:0] pstrb,
    output logic [     31:0] prdata,
    output logic             pready,
    output logic             pslverr,
    output logic [WIDTH-1:0] out,
    output logic [WIDTH-1:0] oe,
    output logic [WIDTH-1:0] irq_rise,
    output logic [WIDTH-1:0] irq_fall,
    output logic [WIDTH-1:0] irq_high,
    output logic [WIDTH-1:0] irq_low,
    input  logic [WIDTH-1:0] pins,
    input  logic [WIDTH-1:0] irq_event,
    output logic             irq
);
  localparam logic [3:0] IN = 4'd0;
  localparam logic [3:0] OUT = 4'd1;
  localparam logic [3:0] OE = 4'd2;
  localparam logic [3:0] OUT_SET = 4'd3;
  localparam logic [3:0] OUT_CLEAR = 4'd4;
  localparam logic [3:0] OUT_TOGGLE = 4'd5;
  localparam logic [3:0] IRQ_STATUS = 4'd6;
  localparam logic [3:0] IRQ_RISE = 4'd7;
  localparam logic [3:0] IRQ_FALL = 4'd8;
  localparam logic [3:0] IRQ_HIGH = 4'd9;
  localparam logic [3:0] IRQ_LOW = 4'd10;

  logic             mapped;
  logic             write;
  logic [      3:0] index;
  logic [     31:0] lanes;  // byte strobes, one bit a data bit
  logic [WIDTH-1:0] mask;
  logic [WIDTH-1:0] ones;  // written ones, for set, clear and toggle
  logic [WIDTH-1:0] pending;
  logic [WIDTH-1:0] selected;

  assign index   = paddr[5:2];
  assign mapped  = paddr[11:6] == '0 && index <= IRQ_LOW;
  assign write   = psel && penable && pwrite && mapped;
  assign pready  = 1'b1;
  assign pslverr = psel && penable && !mapped;
  assign lanes   = {{8{pstrb[3]}}, {8{pstrb[2]}}, {8{pstrb[1]}}, {8{pstrb[0]}}};
  assign mask    = lanes[WIDTH-1:0];
  assign ones    = pwdata[WIDTH-1:0] & mask;

  always_ff @(posedge clk)
    if (!rst_n) begin
      out      <= '0;
      oe       <= '0;
      irq_rise <= '0;
      irq_fall <= '0;
      irq_high <= '0;
      irq_low  <= '0;
    end else if (write) begin
      case (index)
        OUT:        out <= (out & ~mask) | ones;
        OE:         oe <= (oe & ~mask) | ones;
        OUT_SET:    out <= out | ones;
        OUT_CLEAR:  out <= out & ~ones;
        OUT_TOGGLE: out <= out ^ ones;
        IRQ_RISE:   irq_rise <= (irq_rise & ~mask) | ones;
        IRQ_FALL:   irq_fall <= (irq_fall & ~mask) | ones;
        IRQ_HIGH:   irq_high <= (irq_high & ~mask) | ones;
        IRQ_LOW:    irq_low <= (irq_low & ~mask) | ones;
        default:    ;
      endcase
    end

  // An event in the clock of its clearing is kept.
  always_ff @(posedge clk)
    if (!rst_n) pending <= '0;
    else if (write && index == IRQ_STATUS) pending <= (pending & ~ones) | irq_event;
    else pending <= pending | irq_event;

  assign irq = |pending;

  always_comb
    case (index)
      IN:                                  selected = pins;
      OUT, OUT_SET, OUT_CLEAR, OUT_TOGGLE: selected = out;
      OE:                                  selected = oe;
      IRQ_STATUS:                          selected = pending;
      IRQ_RISE:                            selected = irq_rise;
      IRQ_FALL:                            selected = irq_fall;
      IRQ_HIGH:                            selected = irq_high;
      IRQ_LOW:                             selected = irq_low;
      default:                             selected = '0;
    endcase

  always_comb begin
    prdata = 32'd0;
    prdata[WIDTH-1:0] = selected;
  end

  wire unused = &{1'b0, paddr[1:0], pwdata, lanes};
endmodule
