// GPIO registers, byte strobes, outputs, and each kind of interrupt on each pin.
module nl_gpio_tb #(
    parameter WIDTH = 13
);
  localparam IN = 12'h000, OUT = 12'h004, OE = 12'h008, OUT_SET = 12'h00C, OUT_CLEAR = 12'h010;
  localparam OUT_TOGGLE = 12'h014, IRQ_STATUS = 12'h018, IRQ_RISE = 12'h01C, IRQ_FALL = 12'h020;
  localparam IRQ_HIGH = 12'h024, IRQ_LOW = 12'h028;
  localparam logic [31:0] ALL = 32'hFFFF_FFFF >> (32 - WIDTH);

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr;
  logic [WIDTH-1:0] pads = '1;
  wire [WIDTH-1:0] out, oe;
  wire irq;

  apb_driver bus (
      .*
  );

  nl_gpio #(
      .WIDTH(WIDTH)
  ) dut (
      .clk          (clk),
      .rst_n        (rst_n),
      .s_apb_paddr  (paddr),
      .s_apb_psel   (psel),
      .s_apb_penable(penable),
      .s_apb_pwrite (pwrite),
      .s_apb_pwdata (pwdata),
      .s_apb_pstrb  (pstrb),
      .s_apb_prdata (prdata),
      .s_apb_pready (pready),
      .s_apb_pslverr(pslverr),
      .gpio_in      (pads),
      .gpio_out     (out),
      .gpio_oe      (oe),
      .irq          (irq)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  task set_pads(input logic [31:0] value);
    pads = value[WIDTH-1:0];
    repeat (5) @(posedge clk);
    #1;
  endtask

  task expect_pending(input logic [31:0] expected);
    bus.expect_read(IRQ_STATUS, expected & ALL);
    check(irq === ((expected & ALL) != 0), "irq differs from IRQ_STATUS");
  endtask

  task clear_pending(input logic [31:0] expected_after);
    bus.write(IRQ_STATUS, ALL, 4'hF);
    repeat (2) @(posedge clk);
    #1 expect_pending(expected_after);
  endtask

  task test_registers;
    logic [31:0] value;
    for (int offset = int'(OUT); offset <= IRQ_LOW; offset += 4) bus.expect_read(offset[11:0], 32'd0);
    bus.expect_read(IN, ALL);
    for (int offset = int'(OUT); offset <= IRQ_LOW; offset += 4)
      if (offset < OUT_SET || offset > IRQ_STATUS) begin
        bus.write(offset[11:0], 32'hA5C3_69F0, 4'hF);
        bus.expect_read(offset[11:0], 32'hA5C3_69F0 & ALL);
        bus.write(offset[11:0], 32'hFFFF_FFFF, 4'b0110);
        bus.expect_read(offset[11:0], 32'hA5FF_FFF0 & ALL);
        bus.write(offset[11:0], 32'h0000_0000, 4'b1001);
        bus.expect_read(offset[11:0], 32'h00FF_FF00 & ALL);
      end
    check(out === WIDTH'(32'h00FF_FF00 & ALL) && oe === WIDTH'(32'h00FF_FF00 & ALL), "outputs");
    for (int offset = int'(OUT); offset <= IRQ_LOW; offset += 4)
      if (offset < OUT_SET || offset > IRQ_STATUS) bus.write(offset[11:0], 32'd0, 4'hF);
    bus.write(OUT, 32'h0000_1111, 4'hF);
    bus.write(OUT_SET, 32'h8000_0F00, 4'hF);
    bus.expect_read(OUT_SET, 32'h8000_1F11 & ALL);
    bus.write(OUT_CLEAR, 32'hFFFF_FF01, 4'b0001);
    bus.expect_read(OUT_CLEAR, 32'h8000_1F10 & ALL);
    bus.write(OUT_TOGGLE, 32'h0000_FFFF, 4'hF);
    bus.expect_read(OUT_TOGGLE, 32'h8000_E0EF & ALL);
    check(out === WIDTH'(32'h8000_E0EF & ALL), "gpio_out");
    bus.write(IN, 32'd0, 4'hF);
    bus.expect_read(IN, ALL);
    for (int offset = 'h02C; offset < 'h1000; offset = offset * 2) bus.expect_error(offset[11:0]);
    bus.expect_error(12'h030);
    bus.expect_error(12'hFFC);
  endtask

  task test_edges(input logic [31:0] pin);
    set_pads(0);
    clear_pending(0);
    bus.write(IRQ_RISE, pin, 4'hF);
    set_pads(~pin);
    expect_pending(0);
    set_pads(ALL);
    expect_pending(pin);
    set_pads(0);
    clear_pending(0);
    bus.write(IRQ_RISE, 0, 4'hF);
    bus.write(IRQ_FALL, pin, 4'hF);
    set_pads(ALL);
    expect_pending(0);
    set_pads(pin);
    expect_pending(0);
    set_pads(0);
    expect_pending(pin);
    clear_pending(0);
    bus.write(IRQ_FALL, 0, 4'hF);
  endtask

  task test_levels(input logic [31:0] pin);
    set_pads(~pin);
    bus.write(IRQ_HIGH, pin, 4'hF);
    expect_pending(0);
    set_pads(pin);
    expect_pending(pin);
    clear_pending(pin);
    bus.write(IRQ_HIGH, 0, 4'hF);
    clear_pending(0);
    bus.write(IRQ_LOW, pin, 4'hF);
    expect_pending(0);
    set_pads(~pin);
    expect_pending(pin);
    clear_pending(pin);
    bus.write(IRQ_LOW, 0, 4'hF);
    clear_pending(0);
  endtask

  // Clearing one pin leaves the others pending.
  task test_clear;
    set_pads(0);
    clear_pending(0);
    bus.write(IRQ_RISE, ALL, 4'hF);
    set_pads(ALL);
    bus.write(IRQ_STATUS, 32'h5555_5555, 4'hF);
    expect_pending(32'hAAAA_AAAA);
    bus.write(IRQ_STATUS, 32'hFFFF_FFFF, 4'b1110);
    expect_pending(32'h0000_00AA);
    clear_pending(0);
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    // Pins that are high out of reset are no edge.
    bus.write(IRQ_RISE, ALL, 4'hF);
    repeat (4) @(posedge clk);
    #1 expect_pending(0);
    bus.write(IRQ_RISE, 0, 4'hF);
    test_registers;
    for (int pin = 0; pin < WIDTH; pin++) begin
      test_edges(32'd1 << pin);
      test_levels(32'd1 << pin);
    end
    test_clear;
    if (failures + bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #2_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
