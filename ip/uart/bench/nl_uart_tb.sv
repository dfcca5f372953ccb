// The UART against uart_peer, in every frame format; then FIFO depths, errors, noise, interrupts, registers.
module nl_uart_tb;
  localparam CLOCK = 10;
  localparam DATA = 12'h000, STATUS = 12'h004, CONTROL = 12'h008, DIVISOR = 12'h00C;
  localparam WATERMARK = 12'h010, IRQ_STATUS = 12'h014, IRQ_ENABLE = 12'h018;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  logic glitch = 1'b0;
  logic cts_n = 1'b0;
  wire rx, tx, irq, rts_n;
  always #(CLOCK / 2) clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr;

  apb_driver bus (
      .*
  );

  uart_peer peer (
      .to_dut  (rx),
      .from_dut(tx)
  );

  nl_uart dut (
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
      .rx           (rx ^ glitch),
      .tx           (tx),
      .cts_n        (cts_n),
      .rts_n        (rts_n),
      .irq          (irq)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  task configure(input int divisor, input logic [2:0] format);
    {peer.two_stop, peer.parity_odd, peer.parity_on} = format;
    peer.bit_time = divisor * CLOCK;
    bus.write(DIVISOR, divisor, 4'hF);
    bus.write(CONTROL, {22'd0, 2'b11, 3'd0, format, 2'b11}, 4'hF);
    bus.write(IRQ_STATUS, 32'h1C, 4'hF);
  endtask

  task wait_idle;
    logic [31:0] status;
    status = 32'h10;
    while (status[4] || !status[0]) bus.read(STATUS, status);
  endtask

  function [7:0] outgoing(input int i);
    outgoing = 8'(53 * i + 90);
  endfunction

  task test_format(input int divisor, input logic [2:0] format);
    logic [7:0] character;
    time started;
    int bits;
    configure(divisor, format);
    fork
      begin
        for (int i = 0; i < 6; i++) bus.write(DATA, {24'd0, outgoing(i)}, 4'hF);
      end
      begin
        for (int i = 0; i < 6; i++) begin
          peer.receive(outgoing(i));
          if (i == 0) started = $time;
        end
      end
    join
    // Frames follow each other without a gap.
    bits = 10 + (peer.parity_on ? 1 : 0) + (peer.two_stop ? 1 : 0);
    check($time - started <= 64'(5 * bits * peer.bit_time + 2 * CLOCK), "gap between frames");
    wait_idle;
    for (int i = 0; i < 6; i++) begin
      character = ~outgoing(i);
      peer.send(character, 1'b0, 1'b0);
      bus.expect_read(DATA, {24'd0, character});
    end
    bus.expect_read(DATA, 32'h8000_0000);
    bus.expect_read(IRQ_STATUS, 32'h1);
  endtask

  task test_errors;
    configure(16, 3'b001);
    peer.send(8'h81, 1'b1, 1'b0);
    bus.expect_read(IRQ_STATUS, 32'h0B);
    bus.expect_read(DATA, 32'h181);
    bus.write(IRQ_STATUS, 32'h08, 4'hF);
    bus.expect_read(IRQ_STATUS, 32'h01);
    peer.send(8'h7E, 1'b0, 1'b1);
    #(4 * peer.bit_time) bus.expect_read(IRQ_STATUS, 32'h13);
    bus.expect_read(DATA, 32'h27E);
    bus.write(IRQ_STATUS, 32'h10, 4'hE);
    bus.expect_read(IRQ_STATUS, 32'h11);
    bus.write(IRQ_STATUS, 32'h10, 4'h1);
    bus.expect_read(IRQ_STATUS, 32'h01);
    // Noise of one clock anywhere within a bit, and a low too short for a start bit, are ignored.
    for (int at = 1; at < 15; at++) begin
      fork
        begin
          peer.send(8'h00, 1'b0, 1'b0);
        end
        begin
          #(4 * peer.bit_time + at * CLOCK - 4) glitch = 1'b1;
          #(CLOCK) glitch = 1'b0;
        end
      join
      bus.expect_read(DATA, 32'h000);
    end
    peer.hold_low(peer.bit_time / 4);
    #(12 * peer.bit_time) bus.expect_read(DATA, 32'h8000_0000);
    // A break is one character with a framing error, and nothing more until the line has been idle.
    configure(16, 3'b000);
    peer.hold_low(40 * peer.bit_time);
    #(4 * peer.bit_time) bus.expect_read(DATA, 32'h200);
    bus.expect_read(DATA, 32'h8000_0000);
    // A peer that is 3 % fast, then 3 % slow.
    peer.bit_time = 16 * CLOCK * 97 / 100;
    peer.send(8'hC5, 1'b0, 1'b0);
    bus.expect_read(DATA, 32'h0C5);
    peer.bit_time = 16 * CLOCK * 103 / 100;
    peer.send(8'h3A, 1'b0, 1'b0);
    bus.expect_read(DATA, 32'h03A);
  endtask

  task test_fifos;
    configure(16, 3'b000);
    bus.write(CONTROL, 32'h302, 4'hF);  // transmitter off, both FIFOs empty
    for (int i = 0; i < 17; i++) begin
      bus.expect_read(STATUS, {16'd0, 3'd0, i[4:0], 4'd0, 2'b01, i == 16, i == 0});
      bus.write(DATA, 32'h20 + i, 4'hF);
    end
    bus.expect_read(STATUS, 32'h0000_1006);
    fork
      begin
        bus.write(CONTROL, 32'h003, 4'hF);
      end
      begin
        for (int i = 0; i < 16; i++) peer.receive(8'h20 + i[7:0]);
      end
    join
    #(3 * peer.bit_time) check(tx === 1'b1, "a 17th character was kept");
    for (int i = 0; i < 16; i++) peer.send(8'h60 + i[7:0], 1'b0, 1'b0);
    bus.expect_read(STATUS, 32'h0010_0009);
    bus.expect_read(IRQ_STATUS, 32'h03);
    peer.send(8'hFF, 1'b0, 1'b0);
    bus.expect_read(IRQ_STATUS, 32'h07);
    for (int i = 0; i < 16; i++) bus.expect_read(DATA, 32'h60 + i);
    bus.expect_read(DATA, 32'h8000_0000);
    bus.write(IRQ_STATUS, 32'h04, 4'hF);
    peer.send(8'h11, 1'b0, 1'b0);
    bus.write(CONTROL, 32'h203, 4'hF);
    bus.expect_read(DATA, 32'h8000_0000);
  endtask

  task test_interrupts;
    logic [31:0] status;
    configure(16, 3'b000);
    check(!irq, "irq without enable");
    bus.write(WATERMARK, 32'h000C_0302, 4'hF);
    bus.write(IRQ_ENABLE, 32'h02, 4'hF);
    for (int i = 0; i < 3; i++) begin
      check(!irq, "RX irq below the watermark");
      peer.send(8'h30, 1'b0, 1'b0);
    end
    check(irq, "no RX irq at the watermark");
    bus.expect_read(DATA, 32'h30);
    @(posedge clk) #1 check(!irq, "RX irq stays after the read");
    bus.write(IRQ_ENABLE, 32'h01, 4'hF);
    @(posedge clk) #1 check(irq, "no TX irq while empty");
    for (int i = 0; i < 4; i++) bus.write(DATA, 32'h55, 4'hF);
    @(posedge clk) #1 check(!irq, "TX irq above the watermark");
    wait (irq);
    bus.read(STATUS, status);
    check(status[15:8] == 8'd2, "TX irq at the wrong level");
    wait_idle;
    bus.write(IRQ_ENABLE, 32'h00, 4'hF);
  endtask

  // CTS holds the next character and lets the one on the line end; RTS follows the level that is chosen.
  task test_flow_control;
    configure(16, 3'b000);
    bus.write(WATERMARK, 32'h0003_0100, 4'hF);
    check(!rts_n, "RTS of an enabled receiver without flow control");
    for (int i = 0; i < 3; i++) peer.send(8'h50 + i[7:0], 1'b0, 1'b0);
    @(posedge clk) #1 check(!rts_n, "RTS follows the level without flow control");
    bus.write(CONTROL, 32'h23, 4'hF);
    repeat (2) @(posedge clk);
    #1 check(rts_n, "RTS at its level");
    bus.expect_read(DATA, 32'h50);
    repeat (2) @(posedge clk);
    #1 check(!rts_n, "no RTS below its level");
    for (int i = 1; i < 3; i++) bus.expect_read(DATA, 32'h50 + i);
    fork
      begin
        bus.write(DATA, 32'h71, 4'hF);
        bus.write(DATA, 32'h72, 4'hF);
      end
      begin
        wait (!tx);
        #(2 * peer.bit_time) cts_n = 1'b1;
      end
      begin
        peer.receive(8'h71);
      end
    join
    #(20 * peer.bit_time) bus.expect_read(STATUS, 32'h0000_0124);
    check(tx === 1'b1, "a character begins without CTS");
    fork
      begin
        cts_n = 1'b0;
      end
      begin
        peer.receive(8'h72);
      end
    join
    wait_idle;
    cts_n = 1'b1;
    bus.write(CONTROL, 32'h03, 4'hF);
    fork
      begin
        bus.write(DATA, 32'h73, 4'hF);
      end
      begin
        peer.receive(8'h73);
      end
    join
    wait_idle;
    cts_n = 1'b0;
    bus.write(CONTROL, 32'h01, 4'hF);
    repeat (2) @(posedge clk);
    #1 check(rts_n, "RTS of a receiver that is off");
  endtask

  task test_registers;
    bus.expect_read(DIVISOR, 32'd868);
    bus.expect_read(CONTROL, 32'd0);
    bus.expect_read(WATERMARK, 32'h000C_0100);
    bus.expect_read(IRQ_ENABLE, 32'd0);
    bus.expect_read(STATUS, 32'h5);
    check(tx === 1'b1 && irq === 1'b0 && rts_n === 1'b1, "outputs after reset");
    bus.write(DIVISOR, 32'hFFFF_1234, 4'hE);
    bus.expect_read(DIVISOR, 32'h1264);
    bus.write(DIVISOR, 32'hFFFF_0078, 4'h1);
    bus.expect_read(DIVISOR, 32'h1278);
    bus.write(CONTROL, 32'h0000_003F, 4'hE);
    bus.expect_read(CONTROL, 32'd0);
    bus.write(DATA, 32'h41, 4'hE);
    bus.expect_read(STATUS, 32'h5);
    bus.write(STATUS, 32'hFFFF_FFFF, 4'hF);
    bus.expect_read(STATUS, 32'h5);
    for (int offset = 'h01C; offset < 'h1000; offset = offset * 2) bus.expect_error(offset[11:0]);
    bus.expect_error(12'h01C);
    bus.expect_error(12'hFFC);
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    test_registers;
    for (int format = 0; format < 8; format++) test_format(format == 0 ? 8 : 13 + format, format[2:0]);
    test_errors;
    test_fifos;
    test_interrupts;
    test_flow_control;
    if (failures + peer.errors + bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    // In parts: Verilator takes a delay modulo 2**32 of the time precision.
    repeat (5) #1_000_000;
    $display("FAIL: timeout");
    $finish;
  end
endmodule
