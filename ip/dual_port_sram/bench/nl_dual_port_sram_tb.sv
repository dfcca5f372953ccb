// First contents; then both ports at once, each with random writes and reads in half of the memory that
// is its own; then what one wrote is read by the other, at a transfer a clock, and reads and writes that
// take turns.
module nl_dual_port_sram_tb #(
    parameter ADDR_WIDTH = 8,
    parameter DATA_WIDTH = 32
);
  localparam BYTES = DATA_WIDTH / 8;
  localparam WORDS = 2 ** ADDR_WIDTH / BYTES;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [ADDR_WIDTH-1:0] a_awaddr, a_araddr, b_awaddr, b_araddr;
  wire [DATA_WIDTH-1:0] a_wdata, a_rdata, b_wdata, b_rdata;
  wire [BYTES-1:0] a_wstrb, b_wstrb;
  wire [1:0] a_bresp, a_rresp, b_bresp, b_rresp;
  wire a_awvalid, a_awready, a_wvalid, a_wready, a_bvalid, a_bready, a_arvalid, a_arready, a_rvalid, a_rready;
  wire b_awvalid, b_awready, b_wvalid, b_wready, b_bvalid, b_bready, b_arvalid, b_arready, b_rvalid, b_rready;

  axil_driver #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .DATA_WIDTH(DATA_WIDTH)
  ) a (
      .clk    (clk),
      .awaddr (a_awaddr),
      .awvalid(a_awvalid),
      .awready(a_awready),
      .wdata  (a_wdata),
      .wstrb  (a_wstrb),
      .wvalid (a_wvalid),
      .wready (a_wready),
      .bresp  (a_bresp),
      .bvalid (a_bvalid),
      .bready (a_bready),
      .araddr (a_araddr),
      .arvalid(a_arvalid),
      .arready(a_arready),
      .rdata  (a_rdata),
      .rresp  (a_rresp),
      .rvalid (a_rvalid),
      .rready (a_rready)
  );

  axil_driver #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .DATA_WIDTH(DATA_WIDTH)
  ) b (
      .clk    (clk),
      .awaddr (b_awaddr),
      .awvalid(b_awvalid),
      .awready(b_awready),
      .wdata  (b_wdata),
      .wstrb  (b_wstrb),
      .wvalid (b_wvalid),
      .wready (b_wready),
      .bresp  (b_bresp),
      .bvalid (b_bvalid),
      .bready (b_bready),
      .araddr (b_araddr),
      .arvalid(b_arvalid),
      .arready(b_arready),
      .rdata  (b_rdata),
      .rresp  (b_rresp),
      .rvalid (b_rvalid),
      .rready (b_rready)
  );

  nl_dual_port_sram #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .DATA_WIDTH(DATA_WIDTH),
      .INIT_FILE ("bench/nl_dual_port_sram_tb.hex")
  ) dut (
      .clk      (clk),
      .rst_n    (rst_n),
      .a_awaddr (a_awaddr),
      .a_awvalid(a_awvalid),
      .a_awready(a_awready),
      .a_wdata  (a_wdata),
      .a_wstrb  (a_wstrb),
      .a_wvalid (a_wvalid),
      .a_wready (a_wready),
      .a_bresp  (a_bresp),
      .a_bvalid (a_bvalid),
      .a_bready (a_bready),
      .a_araddr (a_araddr),
      .a_arvalid(a_arvalid),
      .a_arready(a_arready),
      .a_rdata  (a_rdata),
      .a_rresp  (a_rresp),
      .a_rvalid (a_rvalid),
      .a_rready (a_rready),
      .b_awaddr (b_awaddr),
      .b_awvalid(b_awvalid),
      .b_awready(b_awready),
      .b_wdata  (b_wdata),
      .b_wstrb  (b_wstrb),
      .b_wvalid (b_wvalid),
      .b_wready (b_wready),
      .b_bresp  (b_bresp),
      .b_bvalid (b_bvalid),
      .b_bready (b_bready),
      .b_araddr (b_araddr),
      .b_arvalid(b_arvalid),
      .b_arready(b_arready),
      .b_rdata  (b_rdata),
      .b_rresp  (b_rresp),
      .b_rvalid (b_rvalid),
      .b_rready (b_rready)
  );

  logic [7:0] model[0:2**ADDR_WIDTH-1];
  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  function automatic logic [DATA_WIDTH-1:0] model_word(input int word);
    for (int i = 0; i < BYTES; i++) model_word[8*i+:8] = model[word*BYTES+i];
  endfunction

  task remember(input int word, input logic [DATA_WIDTH-1:0] data, input logic [BYTES-1:0] strobe);
    for (int i = 0; i < BYTES; i++) if (strobe[i]) model[word*BYTES+i] = data[8*i+:8];
  endtask

  // A word of the lower half through a, of the upper one through b.
  task play_a;
    int word;
    logic [DATA_WIDTH-1:0] data;
    logic [BYTES-1:0] strobe;
    logic [1:0] response;
    word   = $urandom_range(WORDS / 2 - 1);
    data   = DATA_WIDTH'({$urandom, $urandom});
    strobe = BYTES'($urandom);
    a.write(ADDR_WIDTH'(word * BYTES), data, strobe, $urandom_range(3), $urandom_range(3), $urandom_range(6),
            response);
    check(response === 2'b00, "response of a write");
    remember(word, data, strobe);
    word = $urandom_range(WORDS / 2 - 1);
    a.expect_read(ADDR_WIDTH'(word * BYTES), $urandom_range(3), $urandom_range(6), model_word(word));
  endtask

  task play_b;
    int word;
    logic [DATA_WIDTH-1:0] data;
    logic [BYTES-1:0] strobe;
    logic [1:0] response;
    word   = WORDS / 2 + $urandom_range(WORDS / 2 - 1);
    data   = DATA_WIDTH'({$urandom, $urandom});
    strobe = BYTES'($urandom);
    b.write(ADDR_WIDTH'(word * BYTES), data, strobe, $urandom_range(3), $urandom_range(3), $urandom_range(6),
            response);
    check(response === 2'b00, "response of a write");
    remember(word, data, strobe);
    word = WORDS / 2 + $urandom_range(WORDS / 2 - 1);
    b.expect_read(ADDR_WIDTH'(word * BYTES), $urandom_range(3), $urandom_range(6), model_word(word));
  endtask

  // A transfer a clock at both ports at once; the first request and the last answer cost two more.
  task test_rate;
    int writes, reads;
    a.write_burst(WORDS, 1000, 1'b0);
    check(a.write_clocks <= WORDS + 2, $sformatf("%0d writes took %0d clocks", WORDS, a.write_clocks));
    fork
      begin
        a.read_burst(WORDS, 1000, 1'b0);
      end
      begin
        b.read_burst(WORDS, 1000, 1'b0);
      end
    join
    check(a.read_clocks <= WORDS + 2 && b.read_clocks <= WORDS + 2,
          $sformatf("reads took %0d, %0d clocks", a.read_clocks, b.read_clocks));
    b.write_burst(WORDS, 5000, 1'b1);
    a.read_burst(WORDS, 5000, 1'b1);
    // Reads and writes of one port take turns: twice as long together, and none waits for the other's end.
    fork
      begin
        b.write_burst(WORDS, 5000, 1'b0);
      end
      begin
        b.read_burst(WORDS, 5000, 1'b0);
      end
    join
    writes = b.write_clocks;
    reads  = b.read_clocks;
    check(writes <= 2 * WORDS + 4 && reads <= 2 * WORDS + 4, $sformatf("turns: %0d, %0d", writes, reads));
    check(writes > 2 * WORDS - 4 || reads > 2 * WORDS - 4, "a port did two things in a clock");
    check(writes + 4 > reads && reads + 4 > writes, $sformatf("no turns: %0d, %0d", writes, reads));
  endtask

  initial begin : main
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    for (int word = 0; word < 4; word++) begin
      a.expect_read(ADDR_WIDTH'(word * BYTES), 0, 0, DATA_WIDTH'(1 << 4 * word));
      b.expect_read(ADDR_WIDTH'(word * BYTES), 0, 0, DATA_WIDTH'(1 << 4 * word));
    end
    a.write_burst(WORDS, 0, 1'b0);
    for (int word = 0; word < WORDS; word++) remember(word, DATA_WIDTH'(word), '1);
    // Branches in begin and end: Verilator makes several of a loop, a call or a delay without.
    fork
      begin
        repeat (300) play_a;
      end
      begin
        repeat (300) play_b;
      end
    join
    for (int word = 0; word < WORDS; word++) begin
      a.expect_read(ADDR_WIDTH'(word * BYTES + 1), 0, 0, model_word(word));
      b.expect_read(ADDR_WIDTH'(word * BYTES), 0, 0, model_word(word));
    end
    test_rate;
    if (failures + a.errors + b.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #2_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
