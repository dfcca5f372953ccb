// Reads the ROM against the file's arithmetic in every order of the channels; writes are refused and change
// nothing.
// nl_rom_tb.hex holds, for word i of the first 32, i * 0x9E3779B1 modulo 2**32.
module nl_rom_tb;
  localparam ADDR_WIDTH = 8;
  localparam WORDS = 64;
  localparam WRITTEN = 32;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [ADDR_WIDTH-1:0] awaddr, araddr;
  wire [31:0] wdata, rdata;
  wire [ 3:0] wstrb;
  wire [ 1:0] bresp, rresp;
  wire awvalid, awready, wvalid, wready, bvalid, bready, arvalid, arready, rvalid, rready;

  axil_driver #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .DATA_WIDTH(32)
  ) bus (
      .*
  );

  nl_rom #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .INIT_FILE ("bench/nl_rom_tb.hex")
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

  int failures = 0;

  function [31:0] content(input int word);
    content = word < WRITTEN ? word * 32'h9E37_79B1 : 32'd0;
  endfunction

  initial begin : main
    int word;
    logic [1:0] response;
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    repeat (200) begin
      word = $urandom_range(WORDS - 1);
      bus.write(ADDR_WIDTH'(4 * word), $urandom, '1, $urandom_range(3), $urandom_range(3), $urandom_range(8),
                response);
      if (response !== 2'b10) begin
        failures++;
        $display("write: response %0d, expected SLVERR", response);
      end
      bus.expect_read(ADDR_WIDTH'(4 * word), $urandom_range(3), $urandom_range(6), content(word));
    end
    for (word = 0; word < WORDS; word++) bus.expect_read(ADDR_WIDTH'(4 * word + 2), 0, 0, content(word));
    bus.read_burst(1, 32'd0, 1'b0);
    if (bus.read_clocks > 2) begin
      failures++;
      $display("a read took %0d clocks", bus.read_clocks);
    end
    if (failures + bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #500_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
