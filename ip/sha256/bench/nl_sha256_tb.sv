// Messages whose digests an independent implementation gave (the first and the third are the examples of FIPS
// 180-4), of one and of several blocks; how long a block takes, the interrupt, and registers.
module nl_sha256_tb;
  localparam COMMAND = 12'h000, STATUS = 12'h004, IRQ_STATUS = 12'h008, IRQ_ENABLE = 12'h00C, WORD = 12'h010;
  localparam DIGEST = 12'h020;
  localparam START = 1, BLOCK = 2;

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr, irq;

  apb_driver bus (
      .*
  );

  nl_sha256 dut (
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
      .irq          (irq)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  task hash_block(input logic [511:0] words, input logic first);
    time began;
    for (int k = 15; k >= 0; k--) bus.write(WORD, words[32*k+:32], 4'hF);
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
    bus.write(COMMAND, first ? START | BLOCK : BLOCK, 4'hF);
    began = $time;
    // What comes while it is busy is lost.
    bus.write(WORD, 32'hFFFF_FFFF, 4'hF);
    bus.write(COMMAND, START, 4'hF);
    bus.expect_read(STATUS, 32'd1);
    wait (irq);
    check($time - began <= 680, "a block takes too long");
    bus.expect_read(STATUS, 32'd0);
  endtask

  task expect_digest(input logic [255:0] expected);
    for (int k = 0; k < 8; k++) bus.expect_read(DIGEST + 12'(4 * k), expected[32*(7-k)+:32]);
  endtask

  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    bus.expect_read(STATUS, 32'd0);
    bus.expect_read(DIGEST, 32'h6a09_e667);
    bus.expect_error(12'h014);
    bus.expect_error(12'h040);
    bus.write(IRQ_ENABLE, 32'd1, 4'hF);
    hash_block({256'h6162638000000000000000000000000000000000000000000000000000000000,
                256'h0000000000000000000000000000000000000000000000000000000000000018}, 1'b1);
    expect_digest(256'hba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad);
    hash_block({256'h8000000000000000000000000000000000000000000000000000000000000000,
                256'h0000000000000000000000000000000000000000000000000000000000000000}, 1'b1);
    expect_digest(256'he3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855);
    hash_block({256'h6162636462636465636465666465666765666768666768696768696a68696a6b,
                256'h696a6b6c6a6b6c6d6b6c6d6e6c6d6e6f6d6e6f706e6f70718000000000000000}, 1'b1);
    hash_block({256'h0000000000000000000000000000000000000000000000000000000000000000,
                256'h00000000000000000000000000000000000000000000000000000000000001c0}, 1'b0);
    expect_digest(256'h248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1);
    hash_block({256'h000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f,
                256'h202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f}, 1'b1);
    hash_block({256'h404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f,
                256'h606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f}, 1'b0);
    hash_block({256'h808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f,
                256'ha0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebf}, 1'b0);
    hash_block({256'hc0c1c2c3c4c5c6c7800000000000000000000000000000000000000000000000,
                256'h0000000000000000000000000000000000000000000000000000000000000640}, 1'b0);
    expect_digest(256'h1901da1c9f699b48f6b2636e65cbf73abf99d0441ef67f5c540a42f7051dec6f);
    // A message that is begun is forgotten.
    bus.write(COMMAND, START, 4'hF);
    bus.expect_read(DIGEST, 32'h6a09_e667);
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
    check(!irq, "irq stays");
    if (failures + bus.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    #500_000 $display("FAIL: timeout");
    $finish;
  end
endmodule
