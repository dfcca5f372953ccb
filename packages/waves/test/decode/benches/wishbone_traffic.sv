// Wishbone B4, classic and pipelined side by side, each manager printing its transfers at the clock edge of their
// answer. +fault=drop_stb: the classic manager gives up a request; +fault=stray_ack: an answer without a request.
`timescale 1ns / 1ns
module wishbone_traffic;
  logic clk = 0;
  logic rst = 1;
  always #5 clk = !clk;

  logic c_cyc = 0, c_stb = 0, c_we = 0, c_ack = 0, c_err = 0, c_rty = 0;
  logic [31:0] c_adr = 0, c_dat_w = 0, c_dat_r = 0;
  logic [3:0] c_sel = 0;
  logic p_cyc = 0, p_stb = 0, p_we = 0, p_ack = 0, p_stall = 0;
  logic [15:0] p_adr = 0, p_dat_w = 0, p_dat_r = 0;

  string fault;

  task classic(input logic we, input logic [31:0] adr, input logic [31:0] data, input logic [3:0] sel,
               input int waits, input int answer);
    #1;
    c_cyc = 1;
    c_stb = 1;
    c_we  = we;
    c_adr = adr;
    c_sel = sel;
    if (we) c_dat_w = data;
    repeat (waits) @(posedge clk);
    #(waits > 0 ? 1 : 0);
    c_ack = answer == 0;
    c_err = answer == 1;
    c_rty = answer == 2;
    if (!we) c_dat_r = data;
    @(posedge clk);
    $display("C %0t %b %h %h %b %0d %0d", $time, we, adr, data, sel, answer, waits);
    #1;
    c_cyc = 0;
    c_stb = 0;
    c_ack = 0;
    c_err = 0;
    c_rty = 0;
  endtask

  task request(input logic we, input logic [15:0] adr, input logic [15:0] data, input int stalls);
    #1;
    p_cyc = 1;
    p_stb = 1;
    p_we  = we;
    p_adr = adr;
    p_dat_w = data;
    p_stall = stalls > 0;
    repeat (stalls) @(posedge clk);
    #(stalls > 0 ? 1 : 0) p_stall = 0;
    @(posedge clk);
    $display("P %0t %b %h %h %0d", $time, we, adr, data, stalls);
  endtask

  task answer(input logic [15:0] data);
    #1;
    p_ack = 1;
    p_dat_r = data;
    @(posedge clk);
    $display("A %0t %h", $time, data);
    #1 p_ack = 0;
  endtask

  initial begin
    if (!$value$plusargs("fault=%s", fault)) fault = "none";
    $dumpfile("wishbone_traffic.fst");
    $dumpvars(0, wishbone_traffic);
    repeat (3) @(posedge clk);
    #1 rst = 0;
    @(posedge clk);
    classic(1, 32'h0000_0010, 32'hDEAD_BEEF, 4'b1111, 0, 0);
    @(posedge clk);
    classic(1, 32'h0000_0014, 32'h1122_3344, 4'b0101, 2, 0);
    classic(0, 32'h0000_0010, 32'hCAFE_0001, 4'b1111, 1, 0);
    classic(0, 32'h0000_0F00, 32'h0, 4'b1111, 3, 1);
    classic(1, 32'h0000_0018, 32'h7777_8888, 4'b1111, 0, 2);

    // Three requests before the first answer; then an answer and a request at once.
    request(0, 16'h0100, 16'h0, 0);
    request(1, 16'h0104, 16'hAAAA, 2);
    request(0, 16'h0108, 16'h0, 0);
    #1 p_stb = 0;
    @(posedge clk);
    answer(16'h1111);
    fork
      request(0, 16'h010C, 16'h0, 0);
      answer(16'h0);
    join
    #1 p_stb = 0;
    answer(16'h3333);
    answer(16'h4444);
    p_cyc = 0;

    if (fault == "drop_stb") begin
      #1 c_cyc = 1;
      c_stb = 1;
      c_we  = 0;
      c_adr = 32'h0000_0020;
      repeat (2) @(posedge clk);
      #1 c_stb = 0;
      @(posedge clk);
      $display("FAULT %0t", $time);
      #1 c_cyc = 0;
    end
    if (fault == "stray_ack") begin
      #1 c_cyc = 1;
      c_ack = 1;
      @(posedge clk);
      $display("FAULT %0t", $time);
      #1 c_cyc = 0;
      c_ack = 0;
    end
    repeat (3) @(posedge clk);
    $finish;
  end
endmodule
