// An AXI4 manager and a subordinate that print what passes (time in ticks, id, address, data), and may break a rule:
// +fault=drop_awvalid | early_wlast | late_wlast | change_wdata | drop_rvalid | unknown_arready. Signals change one
// time unit after the clock edge; the prints are made at the edge of each handshake.
`timescale 1ns / 1ns
module axi4_traffic;
  logic clk = 0;
  logic rst_n = 0;
  always #5 clk = !clk;

  logic [3:0] awid = 0, arid = 0;
  logic [31:0] awaddr = 0, araddr = 0;
  logic [7:0] awlen = 0, arlen = 0;
  logic [2:0] awsize = 0, arsize = 0;
  logic [1:0] awburst = 1, arburst = 1;
  logic awvalid = 0, arvalid = 0, wvalid = 0, wlast = 0, bready = 0, rready = 0;
  logic awready = 0, arready = 0, wready = 0, bvalid = 0, rvalid = 0, rlast = 0;
  logic [31:0] wdata = 0, rdata = 0;
  logic [3:0] wstrb = 0, bid = 0, rid = 0;
  logic [1:0] bresp = 0, rresp = 0;

  string fault = "none";


  // One address on the write channel; a faulty manager takes VALID away again.
  task automatic address_write(input logic [3:0] id, input logic [31:0] address, input int beats, input int size,
                               input int burst);
    #1;
    awid = id;
    awaddr = address;
    awlen = 8'(beats - 1);
    awsize = 3'(size);
    awburst = 2'(burst);
    awvalid = 1;
    @(posedge clk);
    while (!awready) @(posedge clk);
    $display("AW %0t %h %h %0d", $time, awid, awaddr, beats);
    #1 awvalid = 0;
  endtask

  task automatic address_read(input logic [3:0] id, input logic [31:0] address, input int beats, input int size,
                              input int burst);
    #1;
    arid = id;
    araddr = address;
    arlen = 8'(beats - 1);
    arsize = 3'(size);
    arburst = 2'(burst);
    arvalid = 1;
    @(posedge clk);
    while (arready !== 1) @(posedge clk);
    $display("AR %0t %h %h %0d", $time, arid, araddr, beats);
    #1 arvalid = 0;
  endtask

  task automatic data_write(input logic [31:0] first, input int beats, input logic [3:0] strobe, input int last);
    for (int i = 0; i < beats; i++) begin
      #1;
      wdata = first + 32'(i) * 32'h01010101;
      wstrb = strobe;
      wlast = i == last;
      wvalid = 1;
      @(posedge clk);
      while (!wready) @(posedge clk);
      $display("W %0t %h %b %b", $time, wdata, wstrb, wlast);
    end
    #1 wvalid = 0;
    wlast = 0;
  endtask

  task automatic answer_write(input logic [3:0] id, input logic [1:0] response, input int wait_ready);
    #1;
    bid = id;
    bresp = response;
    bvalid = 1;
    repeat (wait_ready) @(posedge clk);
    #(wait_ready > 0 ? 1 : 0) bready = 1;
    @(posedge clk);
    $display("B %0t %h %0d", $time, bid, bresp);
    #1 bvalid = 0;
    bready = 0;
  endtask

  task automatic answer_read(input logic [3:0] id, input logic [31:0] data, input logic [1:0] response,
                             input logic last, input int wait_ready);
    #1;
    rid = id;
    rdata = data;
    rresp = response;
    rlast = last;
    rvalid = 1;
    rready = wait_ready == 0;
    repeat (wait_ready) @(posedge clk);
    #(wait_ready > 0 ? 1 : 0) rready = 1;
    @(posedge clk);
    $display("R %0t %h %h %0d %b", $time, rid, rdata, rresp, rlast);
    #1 rvalid = 0;
    rready = 0;
  endtask


  initial begin
    if (!$value$plusargs("fault=%s", fault)) fault = "none";
    $dumpfile("axi4_traffic.fst");
    $dumpvars(0, axi4_traffic);
    repeat (4) @(posedge clk);
    #1 rst_n = 1;
    repeat (2) @(posedge clk);

    // Two bursts outstanding, answered in the other order; the second address waits two clocks.
    awready = 1;
    wready  = 1;
    address_write(4'h1, 32'h0000_1000, 4, 2, 1);
    awready = 0;
    fork
      address_write(4'h2, 32'h0000_2000, 2, 2, 1);
      begin
        repeat (2) @(posedge clk);
        #1 awready = 1;
      end
    join
    data_write(32'h1111_0000, 4, 4'hF, 3);
    data_write(32'h2222_0000, 2, 4'hF, 1);
    answer_write(4'h2, 2'b00, 0);
    answer_write(4'h1, 2'b10, 2);

    // Data before the address; single beat with two bytes; the address follows three clocks later.
    fork
      data_write(32'hCAFE_F00D, 1, 4'b0011, 0);
      begin
        repeat (3) @(posedge clk);
        address_write(4'h3, 32'h0000_3004, 1, 2, 1);
      end
    join
    answer_write(4'h3, 2'b00, 1);

    // Narrow writes of two bytes on the bus of four, unaligned first.
    address_write(4'h4, 32'h0000_4001, 3, 1, 1);
    #1 wstrb = 0;
    for (int i = 0; i < 3; i++) begin
      data_write(32'hA0A1_A2A3 + 32'(i), 1, i == 0 ? 4'b0010 : i == 1 ? 4'b1100 : 4'b0011, i == 2 ? 0 : 9);
    end
    answer_write(4'h4, 2'b00, 0);

    // Reads of two ids, their data interleaved; the first address waits.
    fork
      address_read(4'h5, 32'h0000_5000, 2, 2, 1);
      begin
        repeat (3) @(posedge clk);
        #1 arready = 1;
      end
    join
    address_read(4'h6, 32'h0000_6008, 4, 2, 2);
    answer_read(4'h6, 32'h6666_0000, 2'b00, 0, 0);
    answer_read(4'h5, 32'h5555_0000, 2'b00, 0, 2);
    answer_read(4'h6, 32'h6666_0001, 2'b00, 0, 0);
    answer_read(4'h6, 32'h6666_0002, 2'b00, 0, 1);
    answer_read(4'h5, 32'h5555_0001, 2'b00, 1, 0);
    answer_read(4'h6, 32'h6666_0003, 2'b11, 1, 0);

    // The rule that is broken, and when.
    awready = 1;
    if (fault == "drop_awvalid") begin
      awready = 0;
      #1 awid = 4'h9;
      awaddr = 32'h0000_9000;
      awlen = 0;
      awsize = 2;
      awvalid = 1;
      repeat (3) @(posedge clk);
      #1 awvalid = 0;
      @(posedge clk);
      $display("FAULT %0t", $time);
    end
    if (fault == "early_wlast") begin
      address_write(4'h9, 32'h0000_9000, 4, 2, 1);
      data_write(32'h9999_0000, 4, 4'hF, 1);
      answer_write(4'h9, 2'b00, 0);
    end
    if (fault == "late_wlast") begin
      address_write(4'h9, 32'h0000_9000, 2, 2, 1);
      data_write(32'h9999_0000, 2, 4'hF, 7);
      answer_write(4'h9, 2'b00, 0);
    end
    if (fault == "change_wdata") begin
      address_write(4'h9, 32'h0000_9000, 1, 2, 1);
      wready = 0;
      fork
        data_write(32'h9999_0000, 1, 4'hF, 0);
        begin
          repeat (2) @(posedge clk);
          #1 wdata = 32'h1234_5678;
          @(posedge clk);
          $display("FAULT %0t", $time);
          #1 wready = 1;
        end
      join
      answer_write(4'h9, 2'b00, 0);
    end
    if (fault == "drop_rvalid") begin
      address_read(4'h9, 32'h0000_9000, 1, 2, 1);
      #1 rid = 4'h9;
      rlast = 1;
      rvalid = 1;
      rready = 0;
      repeat (2) @(posedge clk);
      #1 rvalid = 0;
      @(posedge clk);
      $display("FAULT %0t", $time);
      answer_read(4'h9, 32'h0000_0001, 2'b00, 1, 0);
    end
    if (fault == "unknown_arready") begin
      arready = 1'bx;
      fork
        address_read(4'h9, 32'h0000_9000, 1, 2, 1);
        begin
          @(posedge clk);
          $display("FAULT %0t", $time);
          @(posedge clk);
          #1 arready = 1;
        end
      join
      answer_read(4'h9, 32'h0000_0001, 2'b00, 1, 0);
    end
    repeat (3) @(posedge clk);
    $finish;
  end
endmodule
