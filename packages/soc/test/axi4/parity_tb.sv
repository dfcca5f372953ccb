// Random bursts through nl_axi4_parity to a memory, each with one bit turned over in four of five. Ones are
// counted here: with its check bit each part has an odd number of them.
module parity_tb;
  localparam TRANSACTIONS = 1000;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  // {user, cache, prot, qos, region, lock, burst, size, len, address} and {user, last, strobes, data}
  localparam AX = 7 + 15 + 1 + 2 + 3 + 8 + 32;
  localparam WX = 6 + 1 + 4 + 32;
  logic [AX-1:0] aw = '0, ar = '0;
  logic [WX-1:0] w = '0;
  logic [1:0] awid = '0, arid = '0;
  logic awvalid = 1'b0, wvalid = 1'b0, arvalid = 1'b0;
  logic bready = 1'b0, rready = 1'b0;
  wire awready, wready, bvalid, arready, rvalid, rlast, parity_error;
  wire [2:0] parity_where;
  wire [1:0] bid, rid, rresp;
  wire [8:0] b;
  wire [38:0] r;

  wire [1:0] m_awid, m_arid, m_bid, m_rid, m_bresp, m_rresp, m_awburst, m_arburst;
  wire [31:0] m_awaddr, m_araddr, m_wdata, m_rdata;
  wire [7:0] m_awlen, m_arlen;
  wire [2:0] m_awsize, m_arsize;
  wire [3:0] m_wstrb;
  wire m_awvalid, m_awready, m_wlast, m_wvalid, m_wready, m_bvalid, m_bready;
  wire m_arvalid, m_arready, m_rlast, m_rvalid, m_rready;

  nl_axi4_parity #(
      .AW(32), .DW(32), .IW(2), .UW(7), .OUTSTANDING(4)
  ) dut (
      .clk, .rst_n, .parity_error, .parity_where,
      .s_awid(awid), .s_awaddr(aw[31:0]), .s_awlen(aw[39:32]), .s_awsize(aw[42:40]), .s_awburst(aw[44:43]),
      .s_awlock(aw[45]), .s_awattr({aw[67:61], aw[60:46]}), .s_awvalid(awvalid), .s_awready(awready),
      .s_wdata({1'b0, w[42:37], w[31:0]}), .s_wstrb(w[35:32]), .s_wlast(w[36]), .s_wvalid(wvalid),
      .s_wready(wready), .s_bid(bid), .s_bresp(b), .s_bvalid(bvalid), .s_bready(bready),
      .s_arid(arid), .s_araddr(ar[31:0]), .s_arlen(ar[39:32]), .s_arsize(ar[42:40]), .s_arburst(ar[44:43]),
      .s_arlock(ar[45]), .s_arattr({ar[67:61], ar[60:46]}), .s_arvalid(arvalid), .s_arready(arready),
      .s_rid(rid), .s_rdata(r), .s_rresp(rresp), .s_rlast(rlast), .s_rvalid(rvalid), .s_rready(rready),
      .m_awid, .m_awaddr, .m_awlen, .m_awsize, .m_awburst, .m_awlock(), .m_awattr(), .m_awvalid, .m_awready,
      .m_wdata, .m_wstrb, .m_wlast, .m_wvalid, .m_wready, .m_bid, .m_bresp, .m_bvalid, .m_bready,
      .m_arid, .m_araddr, .m_arlen, .m_arsize, .m_arburst, .m_arlock(), .m_arattr(), .m_arvalid, .m_arready,
      .m_rid, .m_rdata, .m_rresp, .m_rlast, .m_rvalid, .m_rready
  );

  nl_axi4_sram #(
      .ADDR_WIDTH(10), .DATA_WIDTH(32), .ID_WIDTH(2)
  ) memory (
      .clk, .rst_n,
      .s_axi_awid(m_awid), .s_axi_awaddr(m_awaddr[9:0]), .s_axi_awlen(m_awlen), .s_axi_awsize(m_awsize),
      .s_axi_awburst(m_awburst), .s_axi_awvalid(m_awvalid), .s_axi_awready(m_awready), .s_axi_wdata(m_wdata),
      .s_axi_wstrb(m_wstrb), .s_axi_wlast(m_wlast), .s_axi_wvalid(m_wvalid), .s_axi_wready(m_wready),
      .s_axi_bid(m_bid), .s_axi_bresp(m_bresp), .s_axi_bvalid(m_bvalid), .s_axi_bready(m_bready),
      .s_axi_arid(m_arid), .s_axi_araddr(m_araddr[9:0]), .s_axi_arlen(m_arlen), .s_axi_arsize(m_arsize),
      .s_axi_arburst(m_arburst), .s_axi_arvalid(m_arvalid), .s_axi_arready(m_arready), .s_axi_rid(m_rid),
      .s_axi_rdata(m_rdata), .s_axi_rresp(m_rresp), .s_axi_rlast(m_rlast), .s_axi_rvalid(m_rvalid),
      .s_axi_rready(m_rready)
  );

  int failures = 0;
  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      if (failures < 20) $display("%0t: %0s", $time, what);
    end
  endtask

  function automatic logic odd(input logic [31:0] part);
    int ones;
    ones = 0;
    for (int k = 0; k < 32; k++) if (part[k]) ones++;
    odd = ones % 2 == 0;
  endfunction
  function automatic logic [3:0] bytes(input logic [31:0] word);
    for (int k = 0; k < 4; k++) bytes[k] = odd({24'd0, word[8*k+:8]});
  endfunction

  function automatic logic [AX-1:0] request(input logic [31:0] address, input logic [7:0] len);
    logic [14:0] attr;
    logic lock;
    attr = 15'($urandom);
    lock = 1'($urandom);
    request = {
      odd({20'd0, attr[14:11], attr[7:0]}), odd({23'd0, attr[10:8], lock, 2'b01, 3'd2}), odd({24'd0, len}),
      bytes(address), attr, lock, 2'b01, 3'd2, len, address
    };
  endfunction

  int told = 0, wrong = 0;
  logic [2:0] last_where = '0;
  always @(posedge clk) if (rst_n && parity_error) begin
    told++;
    last_where = parity_where;
  end

  logic [7:0] model[0:1023];
  logic [1:0] id;
  logic [31:0] word, address;
  logic [3:0] strobes;
  logic bad, lost;
  int beats, given, at, hit;

  task write;
    aw = request(address, 8'(beats - 1));
    awid = id;
    hit = $urandom % (beats * 2);  // a beat, or none
    bad = $urandom % 3 == 0;
    at = $urandom % AX;
    if (bad) begin
      aw[at] = !aw[at];
      wrong++;
    end
    lost = 1'b0;
    awvalid = 1'b1;
    @(posedge clk);
    while (!awready) @(posedge clk);
    #1 awvalid = 1'b0;
    for (int k = 0; k < beats; k++) begin
      word = $urandom;
      strobes = 4'($urandom);
      w = {k != beats - 1, odd({28'd0, strobes}), bytes(word), k == beats - 1, strobes, word};
      // Of a burst that is refused, WLAST says where it ends.
      at = $urandom % WX;
      if (hit == k && !bad) begin
        w[at] = !w[at];
        wrong++;
        lost = 1'b1;
      end else if (!bad)
        for (int lane = 0; lane < 4; lane++)
          if (strobes[lane]) model[address[9:0]+10'(4*k+lane)] = word[8*lane+:8];
      wvalid = 1'b1;
      @(posedge clk);
      while (!wready) @(posedge clk);
      #1 wvalid = 1'b0;
      if ($urandom % 4 == 0) @(posedge clk) #1;
    end
    repeat ($urandom % 3) @(posedge clk) #1;
    bready = 1'b1;
    @(posedge clk);
    while (!bvalid) @(posedge clk);
    check(bid === id && b === {6'd0, odd({30'd0, b[1:0]}), bad || lost ? 2'b10 : 2'b00}, "response");
    #1 bready = 1'b0;
    check(told == wrong, "a wrong write is not told, or a right one is");
    if (bad) check(last_where === 3'b010, "where");
    else if (lost) check(last_where === 3'b100, "where");
  endtask

  task read;
    ar = request(address, 8'(beats - 1));
    arid = id;
    bad = $urandom % 3 == 0;
    at = $urandom % AX;
    if (bad) begin
      ar[at] = !ar[at];
      wrong++;
      if ((at >= 32 && at < 40) || at == 65) beats = 1;
    end
    arvalid = 1'b1;
    @(posedge clk);
    while (!arready) @(posedge clk);
    #1 arvalid = 1'b0;
    for (given = 0; given < beats; given++) begin
      repeat ($urandom % 2) @(posedge clk) #1;
      rready = 1'b1;
      @(posedge clk);
      while (!rvalid) @(posedge clk);
      for (int lane = 0; lane < 4; lane++) word[8*lane+:8] = model[address[9:0]+10'(4*given+lane)];
      if (bad) word = '0;
      check(rid === id && rlast === (given == beats - 1) && rresp === (bad ? 2'b10 : 2'b00), "beat");
      check(r === {1'b0, !rlast, odd({30'd0, rresp}), bytes(word), word}, "word");
      #1 rready = 1'b0;
    end
    repeat (3) @(posedge clk);
    check(!rvalid, "a beat too many");
    check(told == wrong, "a wrong read is not told, or a right one is");
    if (bad) check(last_where === 3'b001, "where");
  endtask

  initial begin
    repeat (3) @(posedge clk);
    for (int k = 0; k < 256; k++) memory.u_array.memory[k] = 32'd0;
    for (int k = 0; k < 1024; k++) model[k] = 8'd0;
    #1 rst_n = 1'b1;
    for (int k = 0; k < TRANSACTIONS; k++) begin
      id = 2'($urandom);
      beats = 1 + $urandom % 8;
      address = {$urandom} & 32'hFFFF_FFFC;
      address[9:5] = 5'($urandom);
      address[4:2] = 3'd0;
      if ($urandom % 2 == 0) write();
      else read();
    end
    for (int k = 0; k < 256; k++)
      check(memory.u_array.memory[k] === {model[4*k+3], model[4*k+2], model[4*k+1], model[4*k]}, "memory");
    if (failures == 0 && wrong > TRANSACTIONS / 4) $display("PASS");
    else $display("FAIL %0d, %0d wrong", failures, wrong);
    $finish;
  end

  initial begin
    #1_500_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
