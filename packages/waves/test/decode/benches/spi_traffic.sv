// The SPI controller of ip/ against spi_slave in one mode (+mode, +lsb, +wide for 16 bits). Prints each word that the
// slave heard and answered, at the edge of its last bit, and every access of the APB.
`timescale 1ns / 1ns
module spi_traffic;
  logic clk = 1'b0;
  logic rst_n = 1'b0;
  always #5 clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr;
  wire sck, mosi, miso, irq, cs_n;
  apb_driver bus (.*);
  spi_slave slave (.*);
  nl_spi dut (
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
      .sck          (sck),
      .mosi         (mosi),
      .miso         (miso),
      .cs_n         (cs_n),
      .irq          (irq)
  );

  always @(posedge clk)
    if (rst_n && psel && penable && pready)
      $display("APB %0t %b %h %h %b", $time, pwrite, paddr, pwrite ? pwdata : prdata, pslverr);

  always @(slave.frames)
    if (slave.frames > 0)
      $display("WORD %0t %h %h", $time, slave.heard[slave.frames-1], slave.answers[slave.frames-1]);

  int mode;
  logic lsb, wide;
  logic [31:0] status;

  initial begin
    if (!$value$plusargs("mode=%d", mode)) mode = 0;
    lsb  = $test$plusargs("lsb") != 0;
    wide = $test$plusargs("wide") != 0;
    $dumpfile("spi_traffic.fst");
    $dumpvars(0, spi_traffic);
    slave.cpol = mode[1];
    slave.cpha = mode[0];
    slave.lsb_first = lsb;
    slave.bits = wide ? 16 : 8;
    for (int i = 0; i < 6; i++) slave.answers[i] = 16'(31153 * i + 99) & (wide ? 16'hFFFF : 16'h00FF);
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    slave.restart;
    bus.write(12'h008, {21'd0, 3'd1, 3'd0, wide, lsb, mode[0], mode[1], 1'b1}, 4'hF);
    bus.write(12'h00C, 32'd1, 4'hF);
    for (int i = 0; i < 6; i++) bus.write(12'h000, {16'd0, 16'(40503 * i + 4660)}, 4'hF);
    status = 32'h10;
    while (status[4]) bus.read(12'h004, status);
    bus.expect_error(12'hFFC);
    bus.write(12'h00C, 32'd0, 4'hF);
    #200 $finish;
  end
endmodule
