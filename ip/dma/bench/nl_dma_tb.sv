// Chains of descriptors against a copy that the bench makes itself: rows, strides, lengths of every kind,
// both channels at once, fixed addresses; then the share of the bus, errors, stops, interrupts and registers.
module nl_dma_tb;
  localparam IRQ_STATUS = 12'h000, IRQ_ENABLE = 12'h004;
  localparam COMMAND = 12'h100, DESCRIPTOR = 12'h104, STATUS = 12'h108;
  localparam CHANNEL = 12'h010;
  localparam START = 1, STOP = 2;
  localparam TELL = 1, FROM_FIXED = 2, TO_FIXED = 4;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr, irq;
  wire [31:0] awaddr, wdata, araddr, rdata;
  wire [7:0] awlen, arlen;
  wire [3:0] wstrb;
  wire [2:0] awsize, arsize;
  wire [1:0] awburst, arburst, bresp, rresp;
  wire awvalid, awready, wlast, wvalid, wready, bvalid, bready, arvalid, arready, rlast, rvalid, rready;
  logic fast = 1'b0;
  logic [31:0] wall = 32'hFFFF_FFFF;

  apb_driver bus (
      .*
  );

  dma_memory memory (
      .*
  );

  nl_dma dut (
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
      .m_axi_awaddr (awaddr),
      .m_axi_awlen  (awlen),
      .m_axi_awsize (awsize),
      .m_axi_awburst(awburst),
      .m_axi_awvalid(awvalid),
      .m_axi_awready(awready),
      .m_axi_wdata  (wdata),
      .m_axi_wstrb  (wstrb),
      .m_axi_wlast  (wlast),
      .m_axi_wvalid (wvalid),
      .m_axi_wready (wready),
      .m_axi_bresp  (bresp),
      .m_axi_bvalid (bvalid),
      .m_axi_bready (bready),
      .m_axi_araddr (araddr),
      .m_axi_arlen  (arlen),
      .m_axi_arsize (arsize),
      .m_axi_arburst(arburst),
      .m_axi_arvalid(arvalid),
      .m_axi_arready(arready),
      .m_axi_rdata  (rdata),
      .m_axi_rresp  (rresp),
      .m_axi_rlast  (rlast),
      .m_axi_rvalid (rvalid),
      .m_axi_rready (rready),
      .irq          (irq)
  );

  int failures = 0;
  logic [31:0] expected[0:4095];

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  // Writes a descriptor, and does in `expected` what it says.
  task describe(input int at, input int next, input int flags, input int from, input int to, input int bytes,
                input int rows, input int from_stride, input int to_stride);
    memory.words[at/4+0] = next;
    memory.words[at/4+1] = flags;
    memory.words[at/4+2] = from;
    memory.words[at/4+3] = to;
    memory.words[at/4+4] = bytes;
    memory.words[at/4+5] = rows;
    memory.words[at/4+6] = from_stride;
    memory.words[at/4+7] = to_stride;
    for (int row = 0; row < (rows == 0 ? 1 : rows); row++)
      for (int byte_ = 0; byte_ < bytes; byte_ = byte_ + 4)
        expected[(to+row*to_stride+((flags&TO_FIXED)!=0?0 : byte_))/4] =
            memory.words[(from+row*from_stride+((flags&FROM_FIXED)!=0?0 : byte_))/4];
  endtask

  // Sources lie from 800h on and are not written, targets from 2000h on, descriptors below.
  task prepare;
    for (int k = 0; k < 4096; k++) begin
      memory.words[k] = $urandom;
      expected[k]     = memory.words[k];
    end
  endtask

  task compare;
    for (int k = 'h800; k < 'h1000; k++)
      if (memory.words[k] !== expected[k]) begin
        failures++;
        $display("%0t: word %h is %h, expected %h", $time, 4 * k, memory.words[k], expected[k]);
        k = 'h1000;
      end
  endtask

  task begin_chain(input int channel, input int at);
    bus.write(DESCRIPTOR + 12'(channel) * CHANNEL, at, 4'hF);
    bus.write(COMMAND + 12'(channel) * CHANNEL, START, 4'hF);
  endtask

  task wait_idle(input int channel);
    logic [31:0] status;
    status = 1;
    while (status[0]) bus.read(STATUS + 12'(channel) * CHANNEL, status);
  endtask

  // Both channels play chains of three random descriptors each, in halves of the targets.
  task test_random;
    int at, to, bytes, rows, stride;
    prepare;
    for (int channel = 0; channel < 2; channel++) begin
      to = 'h2000 + channel * 'h1000;
      for (int k = 0; k < 3; k++) begin
        at     = 'h400 * channel + 32 * k;
        bytes  = 4 * (1 + $urandom_range(k == 0 ? 160 : 30));
        rows   = $urandom_range(3);
        stride = bytes + 4 * $urandom_range(20);
        describe(at, k == 2 ? 0 : at + 32, 0, 'h800 + 4 * $urandom_range(1100), to, bytes, rows,
                 4 * $urandom_range(100), stride);
        to = to + stride * (rows == 0 ? 1 : rows) + 4 * $urandom_range(10);
      end
    end
    begin_chain(0, 0);
    begin_chain(1, 'h400);
    wait_idle(0);
    wait_idle(1);
    compare;
    bus.expect_read(IRQ_STATUS, 32'd3);
    bus.write(IRQ_STATUS, 32'd3, 4'hF);
  endtask

  task test_fixed;
    prepare;
    memory.fixed_beats = 0;
    describe(0, 32, FROM_FIXED, 'h808, 'h2100, 100, 1, 0, 0);
    describe(32, 0, TO_FIXED, 'h1000, 'h3004, 100, 1, 0, 0);
    expected['h3004/4] = memory.words['h1000/4+24];
    begin_chain(0, 0);
    wait_idle(0);
    compare;
    check(memory.fixed_beats == 25, "beats to a fixed address");
    bus.write(IRQ_STATUS, 32'd3, 4'hF);
  endtask

  // 4 KiB where nobody waits: a beat a clock in both directions, but for the beginning and the end.
  task test_rate;
    time began;
    int already;
    prepare;
    fast = 1'b1;
    describe(0, 0, 0, 'h1000, 'h2000, 'h1000, 1, 0, 0);
    already = memory.written;
    begin_chain(0, 0);
    wait (wvalid);
    began = $time;
    while (memory.written - already < 1024) @(posedge clk);
    $display("1024 beats in %0d clocks", ($time - began) / 10);
    check(($time - began) / 10 * 95 <= 1024 * 100,
          $sformatf("1024 beats took %0d clocks", ($time - began) / 10));
    wait_idle(0);
    compare;
    fast = 1'b0;
    bus.write(IRQ_STATUS, 32'd3, 4'hF);
  endtask

  task test_errors;
    prepare;
    wall = 32'h1800;
    describe(0, 32, TELL, 'h1700, 'h2000, 'h100, 1, 0, 0);
    describe(32, 64, TELL, 'h17C0, 'h2800, 'h80, 1, 0, 0);
    describe(64, 0, 0, 'h1000, 'h3000, 'h80, 1, 0, 0);
    begin_chain(1, 0);
    wait_idle(1);
    bus.expect_read(IRQ_STATUS, 32'h0002_0002);
    bus.expect_read(STATUS + CHANNEL, 32'd2);
    check(memory.words['h3000/4] !== memory.words['h1000/4], "a chain goes on behind an error");
    // A descriptor that cannot be read.
    wall = 32'h20;
    bus.write(IRQ_STATUS, 32'h0003_0003, 4'hF);
    begin_chain(0, 32);
    wait_idle(0);
    bus.expect_read(IRQ_STATUS, 32'h0001_0000);
    wall = 32'hFFFF_FFFF;
    bus.write(IRQ_STATUS, 32'h0003_0003, 4'hF);
    begin_chain(0, 64);
    bus.expect_read(STATUS, 32'd1);
    wait_idle(0);
    bus.expect_read(STATUS, 32'd0);
    bus.write(IRQ_STATUS, 32'h0003_0003, 4'hF);
  endtask

  task test_stop;
    prepare;
    describe(0, 0, 0, 'h1000, 'h2000, 'h400, 4, 'h400, 'h400);
    begin_chain(0, 0);
    wait (memory.words['h2000/4] === expected['h2000/4]);
    bus.write(COMMAND, STOP, 4'hF);
    wait_idle(0);
    check(memory.words['h23FC/4] === expected['h23FC/4], "the row under way is not ended");
    check(memory.words['h2400/4] !== expected['h2400/4], "another row after a stop");
    bus.expect_read(IRQ_STATUS, 32'd0);
    // Another start begins anew.
    begin_chain(0, 0);
    wait_idle(0);
    compare;
    bus.write(IRQ_STATUS, 32'h0003_0003, 4'hF);
  endtask

  task test_interrupt;
    prepare;
    describe(0, 32, TELL, 'h1000, 'h2000, 64, 1, 0, 0);
    describe(32, 0, 0, 'h1100, 'h2100, 1024, 1, 0, 0);
    bus.write(IRQ_ENABLE, 32'd1, 4'hF);
    begin_chain(0, 0);
    wait (irq);
    check(memory.words['h203C/4] === expected['h203C/4], "irq before the descriptor is done");
    check(memory.words['h24FC/4] !== expected['h24FC/4], "irq at the end alone");
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
    check(!irq, "irq stays");
    wait (irq);
    compare;
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
  endtask

  task test_registers;
    bus.expect_read(IRQ_STATUS, 32'd0);
    bus.expect_read(STATUS, 32'd0);
    bus.expect_read(DESCRIPTOR, 32'd0);
    check(!awvalid && !wvalid && !arvalid && !irq, "outputs after reset");
    bus.expect_error(12'h008);
    bus.expect_error(12'h120);
    bus.write(COMMAND, START, 4'hE);
    bus.expect_read(STATUS, 32'd0);
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    test_registers;
    repeat (8) test_random;
    test_fixed;
    test_rate;
    test_errors;
    test_stop;
    test_interrupt;
    check(awsize === 3'd2 && arsize === 3'd2, "sizes of beats");
    if (failures + bus.errors + memory.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #1_500_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
