// The UART of ip/ against uart_peer: characters both ways, in the frame that the arguments give (+divisor +format =
// {two stop bits, odd, parity}). Prints each character with the time of its start bit's edge. +errors sends a wrong parity
// bit, a missing stop bit and a break too.
`timescale 1ns / 1ns
module uart_traffic;
  localparam CLOCK = 10;
  localparam DATA = 12'h000, CONTROL = 12'h008, DIVISOR = 12'h00C;
  logic clk = 1'b0;
  logic rst_n = 1'b0;
  wire rx, tx, irq;
  always #(CLOCK / 2) clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr;
  apb_driver bus (.*);
  uart_peer peer (
      .to_dut  (rx),
      .from_dut(tx)
  );
  nl_uart dut (
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
      .rx           (rx),
      .tx           (tx),
      .irq          (irq)
  );

  int divisor, format, bits;
  logic idle = 1;

  // Every access of the bus, from its wires.
  always @(posedge clk)
    if (rst_n && psel && penable && pready)
      $display("APB %0t %b %h %h %b", $time, pwrite, paddr, pwrite ? pwdata : prdata, pslverr);

  task send(input logic [7:0] character, input logic parity, input logic stop);
    $display("RX %0t %h %b %b", $time, character, parity, stop);
    peer.send(character, parity, stop);
    #(2 * peer.bit_time);
  endtask

  initial begin
    if (!$value$plusargs("divisor=%d", divisor)) divisor = 16;
    if (!$value$plusargs("format=%d", format)) format = 0;
    $dumpfile("uart_traffic.fst");
    $dumpvars(0, uart_traffic);
    {peer.two_stop, peer.parity_odd, peer.parity_on} = 3'(format);
    peer.bit_time = divisor * CLOCK;
    bits = 9 + (peer.parity_on ? 1 : 0) + (peer.two_stop ? 2 : 1);
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    bus.write(DIVISOR, divisor, 4'hF);
    bus.write(CONTROL, {22'd0, 2'b11, 3'd0, 3'(format), 2'b11}, 4'hF);
    bus.write(12'h01C, 32'h0, 4'h3);
    bus.errors = 0;
    fork
      begin
        for (int i = 0; i < 8; i++) begin
          bus.write(DATA, {24'd0, 8'(53 * i + 90)}, 4'hF);
          $display("TX %h", 8'(53 * i + 90));
        end
      end
      begin
        for (int i = 0; i < 8; i++) send(8'(91 * i + 165), 0, 0);
      end
    join
    #(bits * 8 * peer.bit_time);
    if ($test$plusargs("errors")) begin
      send(8'h81, 1, 0);
      send(8'h7E, 0, 1);
      #(4 * peer.bit_time);
      $display("BREAK %0t", $time);
      peer.hold_low(30 * peer.bit_time);
      $display("RELEASED %0t", $time);
      #(4 * peer.bit_time);
      send(8'h42, 0, 0);
    end
    #1000 $finish;
  end
endmodule
