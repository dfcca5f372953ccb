// Packets of a source against what lies in memory, byte by byte: a buffer that is not filled, one that fills
// up, and one that is gone round many times, which is read from OLDEST on.
module nl_axis_ring_tb;
  localparam CONTROL = 12'h000, BASE = 12'h004, SIZE = 12'h008, WRITTEN = 12'h00C;
  localparam HEAD = 12'h010, OLDEST = 12'h014, STATUS = 12'h018;
  localparam ENABLE = 1, WRAP = 2;
  localparam BUSY = 1, FULL = 2, WRAPPED = 4, FAILED = 8;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr;
  wire [7:0] tdata;
  wire tkeep, tlast, tdest, tvalid, tready;
  wire [31:0] awaddr, wdata, araddr;
  wire [3:0] wstrb;
  wire awvalid, wvalid, bready, arvalid, rready;
  logic awready = 1'b0, wready = 1'b0, bvalid = 1'b0;
  logic [1:0] bresp = 2'b00;
  logic on = 1'b0, fast = 1'b0, breaks = 1'b0;

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

  axis_source #(
      .DATA_WIDTH(8)
  ) source (
      .clk   (clk),
      .on    (on),
      .fast  (fast),
      .tdata (tdata),
      .tkeep (tkeep),
      .tlast (tlast),
      .tdest (tdest),
      .tvalid(tvalid),
      .tready(tready)
  );

  nl_axis_ring dut (
      .clk           (clk),
      .rst_n         (rst_n),
      .s_apb_paddr   (paddr),
      .s_apb_psel    (psel),
      .s_apb_penable (penable),
      .s_apb_pwrite  (pwrite),
      .s_apb_pwdata  (pwdata),
      .s_apb_pstrb   (pstrb),
      .s_apb_prdata  (prdata),
      .s_apb_pready  (pready),
      .s_apb_pslverr (pslverr),
      .s_tdata       (tdata),
      .s_tlast       (tlast),
      .s_tvalid      (tvalid),
      .s_tready      (tready),
      .m_axil_awaddr (awaddr),
      .m_axil_awvalid(awvalid),
      .m_axil_awready(awready),
      .m_axil_wdata  (wdata),
      .m_axil_wstrb  (wstrb),
      .m_axil_wvalid (wvalid),
      .m_axil_wready (wready),
      .m_axil_bresp  (bresp),
      .m_axil_bvalid (bvalid),
      .m_axil_bready (bready),
      .m_axil_araddr (araddr),
      .m_axil_arvalid(arvalid),
      .m_axil_arready(1'b1),
      .m_axil_rdata  (32'd0),
      .m_axil_rresp  (2'b00),
      .m_axil_rvalid (1'b0),
      .m_axil_rready (rready)
  );

  // Memory of 1 KiB at 0x80000000, which takes address and data in any order.
  logic [7:0] memory[0:1023];
  int errors = 0;
  int writes = 0;
  bit has_address = 0, has_data = 0;
  logic [31:0] at, word;
  logic [3:0] strobes;

  task fail(input string what);
    errors++;
    $display("%0t: %0s", $time, what);
  endtask

  always @(posedge clk) begin
    if (arvalid) fail("it reads");
    if (awvalid && awready) begin
      at          = awaddr;
      has_address = 1;
    end
    if (wvalid && wready) begin
      word     = wdata;
      strobes  = wstrb;
      has_data = 1;
    end
    if (bvalid && bready) #1 bvalid = 1'b0;
    if (has_address && has_data && !bvalid) begin
      if (at[1:0] != 0 || at < 32'h8000_0000 || at >= 32'h8000_0400) fail("a write elsewhere");
      for (int k = 0; k < 4; k++) if (strobes[k] && !breaks) memory[{at[9:2], 2'(k)}] = word[8*k+:8];
      {has_address, has_data} = '0;
      writes++;
      #1 bvalid = 1'b1;
      bresp = breaks ? 2'b10 : 2'b00;
    end
    #1 awready = fast || $urandom_range(2) != 0;
    wready = fast || $urandom_range(2) != 0;
  end

  // What the block has taken.
  int taken = 0;
  always @(posedge clk) if (tvalid && tready) taken++;

  task put(input logic [11:0] address, input logic [31:0] value);
    bus.write(address, value, 4'hF);
  endtask

  logic [31:0] got;
  task expects(input logic [11:0] address, input logic [31:0] value, input string what);
    bus.read(address, got);
    if (got !== value) begin
      fail(what);
      $display("  %h where %h is right", got, value);
    end
  endtask

  task settles;
    got = BUSY;
    while (got & BUSY) bus.read(STATUS, got);
  endtask

  int begun;  // bytes that earlier turns took
  task turn(input int offset, input int size, input bit wraps, input int clocks);
    begun = taken;
    put(BASE, 32'h8000_0000 + offset);
    put(SIZE, size);
    put(CONTROL, ENABLE | (wraps ? WRAP : 0));
    repeat (clocks) @(posedge clk);
    put(CONTROL, wraps ? WRAP : 0);
    settles;
  endtask

  int wrong;
  // So many bytes of the buffer, which is gone round, are the last ones that were taken.
  task same(input int offset, input int size, input int first, input int count, input int from);
    wrong = 0;
    for (int k = 0; k < count; k++)
      if (memory[offset+(first+k)%size] !== source.bytes[(from+k)%65536][7:0]) wrong++;
    if (wrong > 0) fail("other bytes than were sent");
  endtask

  // A buffer that is not filled: nothing is written behind the last byte.
  task part(input int offset, input int size, input int clocks);
    for (int k = 0; k < 1024; k++) memory[k] = 8'hAA;
    turn(offset, size, 1'b0, clocks);
    expects(WRITTEN, taken - begun, "WRITTEN");
    expects(HEAD, taken - begun, "HEAD");
    expects(OLDEST, 0, "OLDEST");
    expects(STATUS, 0, "STATUS");
    if (taken == begun || taken - begun >= size) fail("as many bytes as that were not meant");
    same(offset, size, 0, taken - begun, begun);
    if (memory[offset+taken-begun] !== 8'hAA) fail("a byte was written behind the last one");
    if (!source.bytes[(taken-1)%65536][8]) fail("it ended within a packet");
  endtask

  int oldest, head, held;
  int lower = 0, upper = 0;  // turns that ended there
  task around(input int offset, input int size, input int clocks);
    turn(offset, size, 1'b1, clocks);
    expects(WRITTEN, taken - begun, "WRITTEN");
    expects(STATUS, WRAPPED, "STATUS after turns");
    expects(HEAD, (taken - begun) % size, "HEAD");
    head = got;
    if (head * 2 < size) lower++;
    else upper++;
    bus.read(OLDEST, got);
    oldest = got;
    held   = (head - oldest + size) % size;
    if (held * 2 < size - 32) fail("less than half of it is held");
    same(offset, size, oldest, held, taken - held);
    // A packet begins there, and ends at the head.
    if (!source.bytes[(taken-held-1)%65536][8]) fail("OLDEST is no beginning of a packet");
    if (!source.bytes[(taken-1)%65536][8]) fail("it ended within a packet");
  endtask

  initial begin
    repeat (4) @(posedge clk);
    rst_n = 1'b1;
    on    = 1'b1;
    repeat (40) @(posedge clk);
    if (taken != 0) fail("it took bytes before it was enabled");

    for (int k = 0; k < 6; k++) part(64, 512, 300 + 7 * k);

    turn(0, 104, 1'b0, 2000);
    expects(WRITTEN, 104, "WRITTEN of a full buffer");
    expects(HEAD, 0, "HEAD of a full buffer");
    expects(STATUS, FULL, "STATUS of a full buffer");
    same(0, 104, 0, 104, begun);

    for (int k = 0; k < 6; k++) around(128, 256, 3000 + 41 * k);
    fast = 1'b1;
    for (int k = 0; k < 6; k++) around(0, 64, 1000 + 13 * k);
    for (int k = 0; k < 4; k++) around(8, 1000, 4000 + 97 * k);
    if (lower == 0 || upper == 0) fail("not all halves were ended in");

    fast   = 1'b0;
    breaks = 1'b1;
    turn(0, 1024, 1'b0, 100);
    expects(STATUS, FAILED, "STATUS of refused writes");
    breaks = 1'b0;
    turn(0, 1024, 1'b0, 100);
    expects(STATUS, 0, "STATUS when it began anew");

    errors += bus.errors;
    $display("%0d bytes by %0d writes", taken, writes);
    if (errors == 0) $display("PASS");
    else $display("FAIL: %0d errors", errors);
    $finish;
  end

  initial begin
    #4_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
