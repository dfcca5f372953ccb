// Random bursts under four IDs, answered in any order among IDs, with waits in every channel. The bench
// counts what passes behind the monitor, and expects to read the same from its registers.
module nl_axi4_monitor_tb;
  localparam int MOST = 8;
  localparam int SIZE = 16;  // of queues

  logic clk = 0, rst_n = 0;
  always #5 clk = !clk;

  logic [11:0] paddr;
  logic psel, penable, pwrite, pready, pslverr;
  logic [31:0] pwdata, prdata;
  logic [3:0] pstrb;
  apb_driver apb (.*);

  logic [1:0] s_awid = 0, s_arid = 0, m_awid, m_arid, m_bid = 0, m_rid = 0;
  logic [31:0] s_awaddr = 0, s_araddr = 0;
  logic [7:0] s_awlen = 0, s_arlen = 0, m_awlen, m_arlen;
  logic [2:0] s_size = 0, m_awsize, m_arsize;
  logic s_awvalid = 0, s_awready, s_wlast = 0, s_wvalid = 0, s_wready, s_bvalid, s_bready = 0;
  logic s_arvalid = 0, s_arready, s_rvalid, s_rready = 0;
  logic m_awvalid, m_awready = 0, m_wlast, m_wvalid, m_wready = 0, m_bvalid = 0, m_bready;
  logic m_arvalid, m_arready = 0, m_rlast = 0, m_rvalid = 0, m_rready;
  logic [1:0] m_bresp = 0, m_rresp = 0;
  logic [31:0] m_rdata = 0;

  nl_axi4_monitor #(
      .IW     (2),
      .MOST   (MOST),
      .REGIONS(2),
      .FIRST  ({64'h1000, 64'h0}),
      .LAST   ({64'h1FFF, 64'hFFF}),
      .NAME   ("top mon0 cpu0.m"),
      .NAMES  ("ram0.s ram1.s")
  ) dut (
      .clk, .rst_n,
      .regs_paddr(paddr), .regs_psel(psel), .regs_penable(penable), .regs_pwrite(pwrite),
      .regs_pwdata(pwdata), .regs_pstrb(pstrb), .regs_prdata(prdata), .regs_pready(pready),
      .regs_pslverr(pslverr),
      .s_awid, .s_awaddr, .s_awlen, .s_awsize(s_size), .s_awburst(2'b01), .s_awlock(1'b0),
      .s_awattr(15'd0), .s_awvalid, .s_awready, .s_wdata(32'd0), .s_wstrb(4'd0), .s_wlast, .s_wvalid,
      .s_wready, .s_bid(), .s_bresp(), .s_bvalid, .s_bready,
      .s_arid, .s_araddr, .s_arlen, .s_arsize(s_size), .s_arburst(2'b01), .s_arlock(1'b0),
      .s_arattr(15'd0), .s_arvalid, .s_arready, .s_rid(), .s_rdata(), .s_rresp(), .s_rlast(),
      .s_rvalid, .s_rready,
      .m_awid, .m_awaddr(), .m_awlen, .m_awsize, .m_awburst(), .m_awlock(), .m_awattr(), .m_awvalid,
      .m_awready, .m_wdata(), .m_wstrb(), .m_wlast, .m_wvalid, .m_wready, .m_bid, .m_bresp, .m_bvalid,
      .m_bready,
      .m_arid, .m_araddr(), .m_arlen, .m_arsize, .m_arburst(), .m_arlock(), .m_arattr(), .m_arvalid,
      .m_arready, .m_rid, .m_rdata, .m_rresp, .m_rlast, .m_rvalid, .m_rready
  );

  // What the bench expects of reads (0) and of writes (1).
  int transactions[2], errors[2], beats[2], waits[2], bytes[2], sums[2], least[2], most[2], level[2];
  int most_level[2], ranges[16];
  // Clocks in which requests of an ID were shown: queues a direction and an ID.
  int shown[8*SIZE], first[8], count[8], now;
  logic counting = 1;
  logic aw_held = 0, ar_held = 0;

  task automatic begun(input int way, input int id, input int size);
    int queue;
    queue = way * 4 + id;
    shown[queue*SIZE+(first[queue]+count[queue])%SIZE] = now;
    count[queue] = count[queue] + 1;
    level[way]   = level[way] + 1;
    if (counting) bytes[way] = bytes[way] + size;
  endtask

  task automatic ended(input int way, input int id);
    int queue, latency, range;
    queue        = way * 4 + id;
    latency      = now - shown[queue*SIZE+first[queue]];
    first[queue] = (first[queue] + 1) % SIZE;
    count[queue] = count[queue] - 1;
    level[way]   = level[way] - 1;
    if (counting) begin
      transactions[way] = transactions[way] + 1;
      sums[way]         = sums[way] + latency;
      if (latency < least[way]) least[way] = latency;
      if (latency > most[way]) most[way] = latency;
      range = 0;
      while (range < 7 && latency >= (8 << range)) range = range + 1;
      ranges[way*8+range] = ranges[way*8+range] + 1;
    end
  endtask

  always @(posedge clk) begin
    now <= now + 1;
    for (int way = 0; way < 2; way++)
      if (level[way] > most_level[way] && counting) most_level[way] = level[way];
    if (rst_n) begin
      if (m_rvalid && m_rready && m_rlast) ended(0, int'(m_rid));
      if (m_bvalid && m_bready) ended(1, int'(m_bid));
      if (m_arvalid && !ar_held) begun(0, int'(m_arid), (int'(m_arlen) + 1) << m_arsize);
      if (m_awvalid && !aw_held) begun(1, int'(m_awid), (int'(m_awlen) + 1) << m_awsize);
      if (counting) begin
        if (m_rvalid && m_rready) beats[0] = beats[0] + 1;
        if (m_wvalid && m_wready) beats[1] = beats[1] + 1;
        if (m_rvalid && !m_rready) waits[0] = waits[0] + 1;
        if (m_wvalid && !m_wready) waits[1] = waits[1] + 1;
        if (m_rvalid && m_rready && m_rresp[1]) errors[0] = errors[0] + 1;
        if (m_bvalid && m_bready && m_bresp[1]) errors[1] = errors[1] + 1;
      end
    end
    ar_held <= m_arvalid && !m_arready;
    aw_held <= m_awvalid && !m_awready;
  end

  // The manager.
  int wanted = 0, unsent[SIZE], unsent_first = 0, unsent_count = 0, beat = 0;
  always @(posedge clk) begin
    if (!s_arvalid || s_arready) begin
      s_arvalid <= wanted > 0 && $urandom % 3 == 0;
      s_arid    <= $urandom;
      s_arlen   <= $urandom % 6;
      s_araddr  <= {19'd0, 1'($urandom), 12'd0};
      if (s_arvalid) wanted = wanted - 1;
    end
    if (!s_awvalid || s_awready) begin
      s_awvalid <= 1'b0;
      if (s_awvalid) wanted = wanted - 1;
      if (wanted > 0 && unsent_count < SIZE && $urandom % 3 == 0) begin
        s_awvalid <= 1'b1;
        s_awid    <= $urandom;
        s_awaddr  <= {19'd0, 1'($urandom), 12'd0};
        unsent[(unsent_first+unsent_count)%SIZE] = $urandom % 6;
        s_awlen <= 8'(unsent[(unsent_first+unsent_count)%SIZE]);
        unsent_count = unsent_count + 1;
      end
    end
    if (!s_wvalid || s_wready) begin
      s_wvalid <= 1'b0;
      if (unsent_count > 0 && $urandom % 3 != 0) begin
        s_wvalid <= 1'b1;
        s_wlast  <= beat == unsent[unsent_first];
        if (beat == unsent[unsent_first]) begin
          beat         = 0;
          unsent_first = (unsent_first + 1) % SIZE;
          unsent_count = unsent_count - 1;
        end else beat = beat + 1;
      end
    end
    s_bready <= $urandom % 2 == 0;
    s_rready <= $urandom % 2 == 0;
  end

  // The subordinate: a list a direction, of which any that is the first of its ID may be answered.
  int r_ids[SIZE], r_lens[SIZE], r_count = 0, b_ids[SIZE], b_count = 0, data = 0, pick, slow = 8;

  task automatic choose(input int way);
    int id;
    pick = $urandom % (way == 0 ? r_count : (b_count < data ? b_count : data));
    id   = way == 0 ? r_ids[pick] : b_ids[pick];
    for (int k = pick; k >= 0; k--) if ((way == 0 ? r_ids[k] : b_ids[k]) == id) pick = k;
  endtask

  always @(posedge clk) begin
    if (!m_rvalid || m_rready) begin
      m_rvalid <= 1'b0;
      if (r_count > 0 && $urandom % slow == 0) begin
        choose(0);
        m_rvalid <= 1'b1;
        m_rid    <= r_ids[pick];
        m_rresp  <= $urandom % 4 == 0 ? 2'b10 : 2'b00;
        m_rlast  <= r_lens[pick] == 0;
        r_lens[pick] = r_lens[pick] - 1;
        if (r_lens[pick] < 0) begin
          for (int k = pick; k < r_count - 1; k++) begin
            r_ids[k]  = r_ids[k+1];
            r_lens[k] = r_lens[k+1];
          end
          r_count = r_count - 1;
        end
      end
    end
    if (!m_bvalid || m_bready) begin
      m_bvalid <= 1'b0;
      if (b_count > 0 && data > 0 && $urandom % slow == 0) begin
        choose(1);
        m_bvalid <= 1'b1;
        m_bid    <= b_ids[pick];
        m_bresp  <= $urandom % 4 == 0 ? 2'b11 : 2'b00;
        for (int k = pick; k < b_count - 1; k++) b_ids[k] = b_ids[k+1];
        b_count = b_count - 1;
        data    = data - 1;
      end
    end
    if (rst_n && m_arvalid && m_arready) begin
      r_ids[r_count]  = int'(m_arid);
      r_lens[r_count] = int'(m_arlen);
      r_count         = r_count + 1;
    end
    if (rst_n && m_awvalid && m_awready) begin
      b_ids[b_count] = int'(m_awid);
      b_count        = b_count + 1;
    end
    if (rst_n && m_wvalid && m_wready && m_wlast) data = data + 1;
    m_arready <= $urandom % 2 == 0;
    m_awready <= $urandom % 2 == 0;
    m_wready  <= $urandom % 3 != 0;
  end

  task clear_expected;
    for (int way = 0; way < 2; way++) begin
      transactions[way] = 0;
      errors[way]       = 0;
      beats[way]        = 0;
      waits[way]        = 0;
      bytes[way]        = 0;
      sums[way]         = 0;
      least[way]        = 65535;
      most[way]         = 0;
      most_level[way]   = 0;
    end
    for (int k = 0; k < 16; k++) ranges[k] = 0;
  endtask

  task compare;
    int base;
    for (int way = 0; way < 2; way++) begin
      base = 256 + 128 * way;
      apb.expect_read(12'(base), transactions[way]);
      apb.expect_read(12'(base + 4), errors[way]);
      apb.expect_read(12'(base + 8), beats[way]);
      apb.expect_read(12'(base + 12), waits[way]);
      apb.expect_read(12'(base + 16), bytes[way]);
      apb.expect_read(12'(base + 20), 0);
      apb.expect_read(12'(base + 24), sums[way]);
      apb.expect_read(12'(base + 28), 0);
      apb.expect_read(12'(base + 32), {16'(most[way]), 16'(least[way])});
      apb.expect_read(12'(base + 36), {16'(most_level[way]), 16'd0});
      for (int k = 0; k < 8; k++) apb.expect_read(12'(base + 64 + 4 * k), ranges[way*8+k]);
    end
  endtask

  task traffic(input int number);
    wanted = number;
    while (wanted > 0 || unsent_count > 0 || s_awvalid || s_arvalid || s_wvalid) @(posedge clk);
    repeat (20) @(posedge clk);
    while (level[0] > 0 || level[1] > 0) @(posedge clk);
    repeat (4) @(posedge clk);
  endtask

  logic [31:0] clocks, later;
  initial begin
    for (int k = 0; k < 8; k++) {first[k], count[k]} = '0;
    {level[0], level[1], now} = '0;
    s_size = $urandom % 3;
    clear_expected;
    repeat (4) @(posedge clk);
    #1 rst_n = 1;
    repeat (2) @(posedge clk);
    compare;
    traffic(80);
    compare;
    // More at a time than there is room for.
    slow = 60;
    traffic(60);
    compare;
    if (most_level[0] != MOST || most_level[1] != MOST) begin
      $display("never full: %0d %0d", most_level[0], most_level[1]);
      apb.errors++;
    end
    slow = 4;
    // Counters stand still while they are stopped.
    apb.write(12'h000, 32'd0, 4'hF);
    counting = 0;
    apb.read(12'h008, clocks);
    traffic(20);
    apb.expect_read(12'h008, clocks);
    compare;
    apb.write(12'h000, 32'd3, 4'hF);
    clear_expected;
    counting = 1;
    apb.read(12'h008, clocks);
    repeat (7) @(posedge clk);
    apb.read(12'h008, later);
    // A transfer of four clocks, one of waiting among them, besides.
    if (later - clocks != 11) begin
      $display("clocks from %0d to %0d", clocks, later);
      apb.errors++;
    end
    traffic(20);
    compare;
    if (apb.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #2_000_000 $display("FAIL: time-out");
    $finish;
  end
endmodule
