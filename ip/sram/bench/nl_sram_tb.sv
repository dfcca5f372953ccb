// First contents, then random writes and reads in every order of the channels against an array of bytes, then
// bursts at one transfer a clock and with stalls.
module nl_sram_tb #(
    parameter ADDR_WIDTH = 8,
    parameter DATA_WIDTH = 32
);
  localparam BYTES = DATA_WIDTH / 8;
  localparam WORDS = 2 ** ADDR_WIDTH / BYTES;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [ADDR_WIDTH-1:0] awaddr, araddr;
  wire [DATA_WIDTH-1:0] wdata, rdata;
  wire [     BYTES-1:0] wstrb;
  wire [           1:0] bresp, rresp;
  wire awvalid, awready, wvalid, wready, bvalid, bready, arvalid, arready, rvalid, rready;

  axil_driver #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .DATA_WIDTH(DATA_WIDTH)
  ) bus (
      .*
  );

  nl_sram #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .DATA_WIDTH(DATA_WIDTH),
      .INIT_FILE ("bench/nl_sram_tb.hex")
  ) dut (
      .clk           (clk),
      .rst_n         (rst_n),
      .s_axil_awaddr (awaddr),
      .s_axil_awvalid(awvalid),
      .s_axil_awready(awready),
      .s_axil_wdata  (wdata),
      .s_axil_wstrb  (wstrb),
      .s_axil_wvalid (wvalid),
      .s_axil_wready (wready),
      .s_axil_bresp  (bresp),
      .s_axil_bvalid (bvalid),
      .s_axil_bready (bready),
      .s_axil_araddr (araddr),
      .s_axil_arvalid(arvalid),
      .s_axil_arready(arready),
      .s_axil_rdata  (rdata),
      .s_axil_rresp  (rresp),
      .s_axil_rvalid (rvalid),
      .s_axil_rready (rready)
  );

  logic [7:0] model[0:2**ADDR_WIDTH-1];
  int failures = 0;

  function [DATA_WIDTH-1:0] model_word(input int word);
    for (int i = 0; i < BYTES; i++) model_word[8*i+:8] = model[word*BYTES+i];
  endfunction

  task write_word(input int word, input logic [DATA_WIDTH-1:0] data, input logic [BYTES-1:0] strobe,
                  input int aw_delay, input int w_delay, input int b_delay);
    logic [1:0] response;
    bus.write(ADDR_WIDTH'(word * BYTES), data, strobe, aw_delay, w_delay, b_delay, response);
    for (int i = 0; i < BYTES; i++) if (strobe[i]) model[word*BYTES+i] = data[8*i+:8];
    if (response !== 2'b00) begin
      failures++;
      $display("write of word %0d: response %0d", word, response);
    end
  endtask

  initial begin : main
    int word;
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    for (word = 0; word < 4; word++)
      bus.expect_read(ADDR_WIDTH'(word * BYTES), 0, 0, DATA_WIDTH'(1 << 4 * word));
    for (word = 0; word < WORDS; word++) write_word(word, DATA_WIDTH'(word * 32'h0101_0101), '1, 0, 0, 0);
    repeat (600) begin
      word = $urandom_range(WORDS - 1);
      write_word(word, DATA_WIDTH'({$urandom, $urandom}), BYTES'($urandom), $urandom_range(3),
                 $urandom_range(3), $urandom_range(8));
      word = $urandom_range(WORDS - 1);
      bus.expect_read(ADDR_WIDTH'(word * BYTES), $urandom_range(3), $urandom_range(6), model_word(word));
    end
    for (word = 0; word < WORDS; word++)
      bus.expect_read(ADDR_WIDTH'(word * BYTES + 1), 0, 0, model_word(word));

    // One transfer a clock; the first request and the last answer cost two more.
    bus.write_burst(WORDS, 1000, 1'b0);
    if (bus.write_clocks > WORDS + 2) begin
      failures++;
      $display("%0d writes took %0d clocks", WORDS, bus.write_clocks);
    end
    bus.read_burst(WORDS, 1000, 1'b0);
    if (bus.read_clocks > WORDS + 2) begin
      failures++;
      $display("%0d reads took %0d clocks", WORDS, bus.read_clocks);
    end
    bus.write_burst(WORDS, 5000, 1'b1);
    bus.read_burst(WORDS, 5000, 1'b1);
    if (failures + bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #2_000_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
