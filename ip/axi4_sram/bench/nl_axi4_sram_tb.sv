// Random bursts of every kind against a model of the bytes, whose addresses are counted anew (Arm IHI 0022H,
// A3.4.1); then a beat a clock in both directions at once, from burst to burst.
module nl_axi4_sram_tb #(
    parameter DATA_WIDTH = 32
);
  localparam ADDR_WIDTH = 10;
  localparam LANES = DATA_WIDTH / 8;
  localparam LARGEST = $clog2(LANES);

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  logic [3:0] awid, arid;
  logic [ADDR_WIDTH-1:0] awaddr, araddr;
  logic [7:0] awlen, arlen;
  logic [2:0] awsize, arsize;
  logic [1:0] awburst, arburst;
  logic awvalid = 1'b0, wvalid = 1'b0, wlast = 1'b0, bready = 1'b0, arvalid = 1'b0, rready = 1'b0;
  logic [DATA_WIDTH-1:0] wdata;
  logic [LANES-1:0] wstrb;
  wire awready, wready, bvalid, arready, rlast, rvalid;
  wire [3:0] bid, rid;
  wire [1:0] bresp, rresp;
  wire [DATA_WIDTH-1:0] rdata;

  nl_axi4_sram #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .DATA_WIDTH(DATA_WIDTH),
      .ID_WIDTH  (4)
  ) dut (
      .clk          (clk),
      .rst_n        (rst_n),
      .s_axi_awid   (awid),
      .s_axi_awaddr (awaddr),
      .s_axi_awlen  (awlen),
      .s_axi_awsize (awsize),
      .s_axi_awburst(awburst),
      .s_axi_awvalid(awvalid),
      .s_axi_awready(awready),
      .s_axi_wdata  (wdata),
      .s_axi_wstrb  (wstrb),
      .s_axi_wlast  (wlast),
      .s_axi_wvalid (wvalid),
      .s_axi_wready (wready),
      .s_axi_bid    (bid),
      .s_axi_bresp  (bresp),
      .s_axi_bvalid (bvalid),
      .s_axi_bready (bready),
      .s_axi_arid   (arid),
      .s_axi_araddr (araddr),
      .s_axi_arlen  (arlen),
      .s_axi_arsize (arsize),
      .s_axi_arburst(arburst),
      .s_axi_arvalid(arvalid),
      .s_axi_arready(arready),
      .s_axi_rid    (rid),
      .s_axi_rdata  (rdata),
      .s_axi_rresp  (rresp),
      .s_axi_rlast  (rlast),
      .s_axi_rvalid (rvalid),
      .s_axi_rready (rready)
  );

  int failures = 0;
  logic [7:0] model[0:2**ADDR_WIDTH-1];

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  // A burst within the memory: its address, beats, bytes of a beat, and kind.
  int first, beats, bytes, kind;

  task choose;
    kind  = $urandom_range(2);
    bytes = 1 << $urandom_range(LARGEST);
    beats = kind == 2 ? 2 << $urandom_range(3) : 1 + $urandom_range(15);
    first = $urandom_range(2 ** ADDR_WIDTH - 1 - beats * bytes);
    if (kind == 2) first = first - first % bytes;
  endtask

  function automatic int address_of(input int beat);
    int container;
    container = beats * bytes;
    case (kind)
      0: address_of = first;
      1: address_of = beat == 0 ? first : first - first % bytes + beat * bytes;
      default: address_of = first - first % container + (first + beat * bytes) % container;
    endcase
  endfunction

  // Whether the beat at an address has a byte of the word.
  function automatic logic has(input int address, input int lane);
    int from;
    from = address % LANES;
    has  = lane >= from && lane < from - from % bytes + bytes;
  endfunction

  task write;
    logic [3:0] id;
    int address;
    id = 4'($urandom);
    #1;
    {awid, awaddr, awlen, awburst} = {id, ADDR_WIDTH'(first), 8'(beats - 1), 2'(kind)};
    awsize  = 3'($clog2(bytes));
    awvalid = 1'b1;
    @(posedge clk);
    while (!awready) @(posedge clk);
    #1 awvalid = 1'b0;
    for (int k = 0; k < beats; k++) begin
      repeat ($urandom_range(1)) @(posedge clk);
      #1;
      address = address_of(k);
      wlast   = k == beats - 1;
      for (int lane = 0; lane < LANES; lane++) begin
        wdata[8*lane+:8] = 8'($urandom);
        wstrb[lane]      = has(address, lane) && $urandom_range(3) != 0;
        if (wstrb[lane]) model[address-address%LANES+lane] = wdata[8*lane+:8];
      end
      wvalid = 1'b1;
      @(posedge clk);
      while (!wready) @(posedge clk);
      #1 wvalid = 1'b0;
    end
    repeat ($urandom_range(2)) @(posedge clk);
    #1 bready = 1'b1;
    @(posedge clk);
    while (!bvalid) @(posedge clk);
    check(bid === id && bresp === 2'b00, "answer of a write");
    #1 bready = 1'b0;
  endtask

  task read;
    logic [3:0] id;
    int address;
    id = 4'($urandom);
    #1;
    {arid, araddr, arlen, arburst} = {id, ADDR_WIDTH'(first), 8'(beats - 1), 2'(kind)};
    arsize  = 3'($clog2(bytes));
    arvalid = 1'b1;
    @(posedge clk);
    while (!arready) @(posedge clk);
    #1 arvalid = 1'b0;
    for (int k = 0; k < beats; k++) begin
      repeat ($urandom_range(1)) @(posedge clk);
      #1 rready = 1'b1;
      @(posedge clk);
      while (!rvalid) @(posedge clk);
      address = address_of(k);
      check(rid === id && rresp === 2'b00 && rlast === (k == beats - 1), "beat of a read");
      for (int lane = 0; lane < LANES; lane++)
        if (has(address, lane))
          check(rdata[8*lane+:8] === model[address-address%LANES+lane], "byte that was read");
      #1 rready = 1'b0;
    end
  endtask

  // Bursts of 16 whole words, one behind the other, written and read at once.
  int clocks, w_beats, r_beats;
  logic running = 1'b0;

  task test_rate;
    #1;
    {awsize, arsize} = {2{3'(LARGEST)}};
    {awburst, arburst, awlen, arlen} = {2'b01, 2'b01, 8'd15, 8'd15};
    {awaddr, araddr} = '0;
    wstrb = '1;
    {awvalid, wvalid, bready, arvalid, rready} = '1;
    clocks  = 0;
    w_beats = 0;
    r_beats = 0;
    running = 1'b1;
    while (w_beats < 160 || r_beats < 160) begin
      wlast = w_beats % 16 == 15;
      @(posedge clk);
      clocks++;
      if (wready) w_beats++;
      if (rvalid) r_beats++;
      #1;
    end
    running = 1'b0;
    check(clocks <= 164, $sformatf("160 beats took %0d clocks", clocks));
  endtask

  initial begin
    for (int k = 0; k < 2 ** ADDR_WIDTH; k++) model[k] = 8'hxx;
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    // All bytes are known first.
    kind  = 1;
    bytes = LANES;
    beats = 16;
    for (first = 0; first < 2 ** ADDR_WIDTH; first = first + 16 * LANES) repeat (8) write;
    repeat (300) begin
      choose;
      write;
      choose;
      read;
    end
    test_rate;
    if (failures == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #2_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
