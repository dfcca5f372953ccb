`timescale 1ns / 1ps

// The interrupt controller: priorities and ties, thresholds, claim and complete, enables of two targets,
// edges.
module nl_plic_tb #(
    parameter SOURCES = 40
);
  localparam CLOCK = 10;
  localparam PENDING = 26'h1000, ENABLE = 26'h2000, THRESHOLD = 26'h20_0000, CLAIM = 26'h20_0004;
  localparam TARGET = 26'h1000, ENABLES = 26'h80;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic [SOURCES:0] sources = '0;
  always #(CLOCK / 2) clk = !clk;

  wire [25:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr;
  wire [1:0] irq;

  apb_driver #(
      .ADDRESS_BITS(26)
  ) bus (
      .*
  );

  // Source 3 asks at a rising edge, all others while they are high.
  nl_plic #(
      .SOURCES      (SOURCES),
      .TARGETS      (2),
      .PRIORITY_BITS(3),
      .EDGES        (1024'd8)
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
      .irq_sources  (sources),
      .irq          (irq)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  task set_priority(input int source, input int level);
    bus.write(26'(4 * source), level, 4'hF);
  endtask

  task clocks(input int count);
    repeat (count) @(posedge clk);
    #1;
  endtask

  initial begin
    repeat (5) @(posedge clk);
    #1 rst_n = 1'b1;

    // Enables keep bits of sources alone; source 0 does not exist.
    bus.write(ENABLE, 32'hFFFF_FFFF, 4'hF);
    bus.expect_read(ENABLE, 32'hFFFF_FFFE);
    bus.write(ENABLE + 26'd4, 32'hFFFF_FFFF, 4'hF);
    bus.expect_read(ENABLE + 26'd4, 32'((64'd1 << (SOURCES - 31)) - 64'd1));
    bus.expect_read(ENABLE + ENABLES, 32'd0);
    bus.write(ENABLE + ENABLES + 26'd4, 32'h0000_0100, 4'hF);
    set_priority(5, 9);
    bus.expect_read(26'h14, 32'd1);  // three bits of priority

    // Priority 0 never interrupts; a claim of nothing is 0.
    sources[7] = 1'b1;
    clocks(5);
    check(irq == 2'b00, "priority 0");
    bus.expect_read(PENDING, 32'h80);
    bus.expect_read(CLAIM, 32'd0);

    // The highest priority first, of equal ones the lowest number.
    set_priority(7, 2);
    set_priority(6, 5);
    set_priority(40, 5);
    {sources[6], sources[40]} = 2'b11;
    clocks(5);
    check(irq == 2'b11, "both targets, for source 40");
    bus.expect_read(CLAIM, 32'd6);
    bus.expect_read(CLAIM, 32'd40);
    clocks(2);
    check(irq == 2'b01, "source 40 is taken");
    bus.expect_read(CLAIM + TARGET, 32'd0);
    bus.expect_read(CLAIM, 32'd7);
    bus.expect_read(CLAIM, 32'd0);
    bus.expect_read(PENDING, 32'd0);

    // A level that still holds asks again once it is completed, by a target that has it enabled.
    bus.write(CLAIM + TARGET, 32'd6, 4'hF);
    clocks(5);
    bus.expect_read(PENDING, 32'd0);
    bus.write(CLAIM, 32'd6, 4'hF);
    clocks(5);
    bus.expect_read(PENDING, 32'h40);
    bus.expect_read(CLAIM, 32'd6);
    {sources[6], sources[7], sources[40]} = 3'b000;
    bus.write(CLAIM, 32'd6, 4'hF);
    bus.write(CLAIM, 32'd7, 4'hF);
    bus.write(CLAIM, 32'd40, 4'hF);
    clocks(5);
    check(irq == 2'b00, "all served");

    // A threshold holds an interrupt back, yet it can be claimed.
    bus.write(THRESHOLD, 32'd5, 4'hF);
    sources[6] = 1'b1;
    clocks(4);
    check(irq == 2'b00, "threshold");
    bus.expect_read(CLAIM, 32'd6);
    sources[6] = 1'b0;
    bus.write(CLAIM, 32'd6, 4'hF);
    bus.write(THRESHOLD, 32'd0, 4'hF);

    // Edges: one that comes during service is kept, the level is not.
    set_priority(3, 1);
    sources[3] = 1'b1;
    clocks(4);
    bus.expect_read(CLAIM, 32'd3);
    bus.write(CLAIM, 32'd3, 4'hF);
    clocks(4);
    bus.expect_read(CLAIM, 32'd0);
    sources[3] = 1'b0;
    clocks(2);
    sources[3] = 1'b1;
    clocks(2);
    sources[3] = 1'b0;
    bus.expect_read(CLAIM, 32'd3);
    clocks(2);
    sources[3] = 1'b1;
    clocks(2);
    sources[3] = 1'b0;
    bus.expect_read(CLAIM, 32'd0);
    bus.write(CLAIM, 32'd3, 4'hF);
    clocks(5);
    bus.expect_read(CLAIM, 32'd3);
    bus.write(CLAIM, 32'd3, 4'hF);
    clocks(5);
    bus.expect_read(CLAIM, 32'd0);

    bus.expect_error(26'h0);
    bus.expect_error(26'h3FF_FFFC);
    if (failures == 0 && bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #1_000_000 $display("FAIL: no end");
    $finish;
  end
endmodule
