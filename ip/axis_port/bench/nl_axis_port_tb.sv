// Packets that software writes against what a sink takes, and those of a source against what software reads,
// byte by byte; then full queues, interrupts and registers.
module nl_axis_port_tb;
  localparam DATA = 12'h000, SEND = 12'h004, OLDEST = 12'h008, STATUS = 12'h00C;
  localparam IRQ_STATUS = 12'h010, IRQ_ENABLE = 12'h014;
  localparam RECEIVED = 1, SENT = 2, LOST = 4;
  localparam DEPTH = 4;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr, irq;
  wire [31:0] m_tdata, s_tdata;
  wire [3:0] m_tkeep, s_tkeep;
  wire m_tlast, m_tdest, m_tvalid, s_tlast, s_tdest, s_tvalid, s_tready;
  wire sink_ready;

  // The sink takes beats while this is on.
  logic takes = 1'b0;
  logic on = 1'b0;
  wire m_tready = sink_ready && takes;

  apb_driver bus (
      .clk    (clk),
      .paddr  (paddr),
      .psel   (psel),
      .penable(penable),
      .pwrite (pwrite),
      .pwdata (pwdata),
      .pstrb  (pstrb),
      .prdata (prdata),
      .pready (pready),
      .pslverr(pslverr)
  );

  axis_source source (
      .clk   (clk),
      .on    (on),
      .fast  (1'b0),
      .tdata (s_tdata),
      .tkeep (s_tkeep),
      .tlast (s_tlast),
      .tdest (s_tdest),
      .tvalid(s_tvalid),
      .tready(s_tready)
  );

  axis_sink sink (
      .clk   (clk),
      .fast  (1'b0),
      .tdata (m_tdata),
      .tkeep (m_tkeep),
      .tlast (m_tlast),
      .tvalid(m_tvalid && takes),
      .tready(sink_ready)
  );

  nl_axis_port #(
      .DEPTH(DEPTH)
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
      .m_tdata      (m_tdata),
      .m_tkeep      (m_tkeep),
      .m_tlast      (m_tlast),
      .m_tdest      (m_tdest),
      .m_tvalid     (m_tvalid),
      .m_tready     (m_tready),
      .s_tdata      (s_tdata),
      .s_tkeep      (s_tkeep),
      .s_tlast      (s_tlast),
      .s_tvalid     (s_tvalid),
      .s_tready     (s_tready),
      .irq          (irq)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  // Bytes that were written, as the sink keeps them, and where each beat is to go.
  logic [8:0] expected[0:4095];
  logic dests[0:4095];
  int written = 0, beats = 0, left_beats = 0;

  always @(posedge clk)
    if (m_tvalid && m_tready) begin
      check(m_tdest === dests[left_beats], "TDEST of a beat");
      left_beats++;
    end

  task send(input logic last, input logic dest);
    logic [31:0] word;
    int kept;
    word = $urandom;
    kept = last ? 1 + $urandom_range(3) : 4;
    for (int k = 0; k < kept; k++) begin
      expected[written] = {last && k == kept - 1, word[8*k+:8]};
      written++;
    end
    dests[beats] = dest;
    beats++;
    bus.write(SEND, {15'd0, dest, 7'd0, last, 4'd0, 4'((1 << kept) - 1)}, 4'hF);
    bus.write(DATA, word, 4'hF);
  endtask

  task wait_for_room;
    logic [31:0] status;
    status = 32'd1;
    while (status[0]) bus.read(STATUS, status);
  endtask

  task test_send;
    logic dest;
    takes = 1'b1;
    repeat (100) begin
      dest = 1'($urandom);
      repeat ($urandom_range(4)) begin
        wait_for_room;
        send(1'b0, dest);
      end
      wait_for_room;
      send(1'b1, dest);
    end
    repeat (50) @(posedge clk);
    check(sink.taken == written && left_beats == beats, "number of bytes");
    for (int k = 0; k < written; k++)
      check(sink.bytes[k] === expected[k], $sformatf("byte %0d that was sent", k));
  endtask

  // Every received byte beside that of the source.
  task test_receive;
    logic [31:0] oldest, word;
    int taken;
    taken = 0;
    on = 1'b1;
    for (int k = 0; k < 2000; k++) begin
      if (k == 1500) on = 1'b0;
      bus.read(OLDEST, oldest);
      bus.read(DATA, word);
      if (oldest[31]) check(oldest[30:0] == 31'd0 && word == 32'd0, "a beat that is none");
      else
        for (int b = 0; b < 4; b++)
          if (oldest[b]) begin
            check({oldest[8] && !(|(oldest[3:0] >> (b + 1))), word[8*b+:8]} === source.bytes[taken][8:0],
                  $sformatf("byte %0d that was received", taken));
            taken++;
          end
    end
    check(taken == source.sent && taken > 2000, "number of received bytes");
  endtask

  task test_full;
    takes = 1'b0;
    bus.write(IRQ_ENABLE, LOST, 4'hF);
    repeat (DEPTH) send(1'b0, 1'b1);
    bus.expect_read(STATUS, 32'(DEPTH << 4) | 32'd1);
    repeat (2) @(posedge clk);
    check(!irq, "irq before a beat is lost");
    bus.write(DATA, 32'hFFFF_FFFF, 4'hF);
    repeat (3) @(posedge clk);
    check(irq, "irq of a beat that is lost");
    bus.expect_read(IRQ_STATUS, LOST);
    bus.write(IRQ_STATUS, LOST, 4'hF);
    bus.expect_read(IRQ_STATUS, 32'd0);
    takes = 1'b1;
    repeat (50) @(posedge clk);
    bus.expect_read(STATUS, 32'd0);
    bus.expect_read(IRQ_STATUS, SENT);
    // Bytes that are not written are 0.
    bus.write(SEND, 32'h0000_000F, 4'hF);
    dests[beats] = 1'b0;
    bus.write(DATA, 32'h1234_5678, 4'b0101);
    repeat (20) @(posedge clk);
    check(sink.taken == written + 4, "the beat is taken");
    check({sink.bytes[written+3][7:0], sink.bytes[written+2][7:0], sink.bytes[written+1][7:0],
           sink.bytes[written][7:0]} === 32'h0034_0078, "bytes that are not written");
  endtask

  task test_interrupts;
    logic [31:0] word;
    bus.write(IRQ_ENABLE, SENT, 4'hF);
    repeat (3) @(posedge clk);
    check(irq, "irq of what has left");
    bus.write(IRQ_ENABLE, RECEIVED, 4'hF);
    repeat (3) @(posedge clk);
    check(!irq, "irq before a beat");
    on = 1'b1;
    while (source.beats == 0 || !s_tvalid) @(posedge clk);
    on = 1'b0;
    repeat (100) @(posedge clk);
    check(irq, "irq of a received beat");
    check(!s_tready || !s_tvalid, "a full queue takes nothing");
    word = 32'd0;
    while (!word[31]) begin
      bus.read(DATA, word);
      repeat (20) @(posedge clk);
      bus.read(OLDEST, word);
    end
    repeat (3) @(posedge clk);
    check(!irq, "irq of an empty queue");
  endtask

  task test_registers;
    bus.expect_read(SEND, 32'h0000_000F);
    bus.expect_read(OLDEST, 32'h8000_0000);
    bus.expect_read(STATUS, 32'd0);
    bus.expect_read(IRQ_STATUS, SENT);
    bus.expect_error(12'h018);
    bus.expect_error(12'hFFC);
    check(!irq && !m_tvalid, "outputs after reset");
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    test_registers;
    test_send;
    test_receive;
    test_full;
    test_interrupts;
    if (failures + bus.errors + sink.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #4_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
