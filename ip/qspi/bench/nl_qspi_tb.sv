`timescale 1ns / 1ps

// The controller with a flash that checks its own times: the memory as it is after reset, commands that
// identify, erase and program, every format by command and as memory, bursts of every kind, continuous read,
// a stream's rate, errors, the interrupt and registers.
module nl_qspi_tb;
  localparam CONTROL = 12'h000, STATUS = 12'h004, COMMAND = 12'h008, FORMAT = 12'h00C, ADDRESS = 12'h010;
  localparam LENGTH = 12'h014, DATA = 12'h018, XIP_FORMAT = 12'h01C;
  localparam IRQ_STATUS = 12'h020, IRQ_ENABLE = 12'h024;
  localparam START = 1, CLEAR = 2;
  localparam WRITE = 32'h0020_0000, NO_OPCODE = 32'h0000_8000;
  // Formats of reads: plain, fast, dual output, dual I/O, quad output, quad I/O.
  localparam READ = 32'h0000_0103, FAST = 32'h0008_010B, DUAL_OUT = 32'h0008_113B, DUAL_IO = 32'hFF00_55BB;
  localparam QUAD_OUT = 32'h0008_216B, QUAD_IO = 32'hFF04_69EB;
  localparam ADDR_WIDTH = 15;  // half of the flash

  logic clk = 1'b0;
  logic rst_n = 1'b0;
  real half = 5;
  always #(half) clk = !clk;

  wire [11:0] paddr;
  wire [31:0] pwdata, prdata;
  wire [3:0] pstrb;
  wire psel, penable, pwrite, pready, pslverr, irq;

  apb_driver bus (
      .*
  );

  logic [3:0] awid = '0, arid = '0;
  logic [ADDR_WIDTH-1:0] araddr = '0;
  logic [7:0] arlen = '0;
  logic [2:0] arsize = '0;
  logic [1:0] arburst = '0;
  logic awvalid = 1'b0, wvalid = 1'b0, wlast = 1'b0, bready = 1'b0, arvalid = 1'b0, rready = 1'b0;
  wire awready, wready, bvalid, arready, rlast, rvalid;
  wire [3:0] bid, rid;
  wire [1:0] bresp, rresp;
  wire [31:0] rdata;
  wire sck, cs_n;
  wire [3:0] io_out, io_oe;
  tri1 [3:0] io;

  generate
    for (genvar k = 0; k < 4; k++) begin : g_line
      assign io[k] = io_oe[k] ? io_out[k] : 1'bz;
    end
  endgenerate

  nl_qspi #(
      .ADDR_WIDTH(ADDR_WIDTH),
      .ID_WIDTH  (4)
  ) dut (
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
      .s_axi_awid   (awid),
      .s_axi_awaddr (ADDR_WIDTH'(0)),
      .s_axi_awlen  (8'd1),
      .s_axi_awsize (3'd2),
      .s_axi_awburst(2'b01),
      .s_axi_awvalid(awvalid),
      .s_axi_awready(awready),
      .s_axi_wdata  (32'd0),
      .s_axi_wstrb  (4'hF),
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
      .s_axi_rready (rready),
      .sck          (sck),
      .cs_n         (cs_n),
      .io_in        (io),
      .io_out       (io_out),
      .io_oe        (io_oe),
      .irq          (irq)
  );

  spi_flash flash (
      .cs_n(cs_n),
      .sck (sck),
      .io  (io)
  );

  int failures = 0;

  task check(input logic holds, input string what);
    if (!holds) begin
      failures++;
      $display("%0t: %0s", $time, what);
    end
  endtask

  // Nobody drives a line against the other. Within the first ns of a change of sides neither is told.
  always @(io_oe or flash.drive)
    #1 check((io_oe & flash.drive & 4'(flash.phase == flash.SEND ? 4'hF : 4'h0)) == '0 || cs_n,
             "a line is driven from both ends");

  // A read of one burst; its bytes are those of the flash, or all is an error.
  int clocks;

  task read(input int first, input int beats, input int size, input int kind, input logic refused);
    int address, container, bytes;
    bytes = 1 << size;
    container = beats * bytes;
    @(posedge clk);
    #1;
    arid    = 4'($urandom);
    araddr  = ADDR_WIDTH'(first);
    arlen   = 8'(beats - 1);
    arsize  = 3'(size);
    arburst = 2'(kind);
    arvalid = 1'b1;
    clocks  = 0;
    @(posedge clk);
    while (!arready) @(posedge clk);
    #1 arvalid = 1'b0;
    for (int k = 0; k < beats; k++) begin
      case (kind)
        0: address = first;
        1: address = k == 0 ? first : first - first % bytes + k * bytes;
        default: address = first - first % container + (first + k * bytes) % container;
      endcase
      if (kind != 1) repeat ($urandom_range(30)) @(posedge clk);
      #1 rready = 1'b1;
      @(posedge clk);
      clocks++;
      while (!rvalid) begin
        @(posedge clk);
        clocks++;
      end
      check(rid === arid && rlast === (k == beats - 1), "beat of a read");
      check(rresp === (refused ? 2'b10 : 2'b00), "response of a read");
      if (!refused)
        for (int lane = address % 4; lane < address % 4 - address % bytes + bytes; lane++)
          check(rdata[8*lane+:8] === flash.memory[address-address%4+lane],
                $sformatf("byte %h: %h", address - address % 4 + lane, rdata[8*lane+:8]));
      #1 rready = 1'b0;
    end
  endtask

  task random_reads(input int count);
    int kind, size, beats, first;
    repeat (count) begin
      kind  = $urandom_range(2);
      size  = $urandom_range(2);
      beats = kind == 2 ? 2 << $urandom_range(2) : 1 + $urandom_range(kind == 0 ? 1 : 5);
      first = $urandom_range(2 ** ADDR_WIDTH - 1 - 32);
      if (kind == 2) first = first - first % (1 << size);
      read(first, beats, size, kind, 1'b0);
    end
  endtask

  task wait_idle;
    logic [31:0] status;
    status = 32'h1;
    while (status[0]) bus.read(STATUS, status);
  endtask

  task begin_command(input logic [31:0] format, input int address, input int length);
    bus.write(FORMAT, format, 4'hF);
    bus.write(ADDRESS, address, 4'hF);
    bus.write(LENGTH, length, 4'hF);
    bus.write(COMMAND, START, 4'hF);
  endtask

  task command(input logic [31:0] format, input int address, input int length);
    begin_command(format, address, length);
    wait_idle;
  endtask

  // As software does it: write enable, the command, and its status until it is done.
  task finish_write;
    logic [31:0] status;
    status = 32'h1;
    while (status[0]) begin
      command(32'h0000_0005, 0, 1);
      bus.read(DATA, status);
    end
  endtask

  task write_enable;
    command(32'h0000_0006, 0, 0);
  endtask

  // A command's data that leave the FIFO one by one, more than it has room for.
  task read_by_command(input logic [31:0] format, input int address, input int length);
    logic [31:0] data;
    begin_command(format, address, length);
    // The FIFO fills up, and the part waits.
    repeat (400) @(posedge clk);
    for (int k = 0; k < length; k++) begin
      data = 32'h8000_0000;
      while (data[31]) bus.read(DATA, data);
      check(data[7:0] === flash.memory[address+k], $sformatf("byte %h by %h", address + k, format[7:0]));
    end
    wait_idle;
    bus.expect_read(STATUS, 32'h2);
    bus.expect_read(DATA, 32'h8000_0000);
  endtask

  task program_page(input logic [31:0] format, input int address, input int length);
    logic [31:0] status;
    write_enable;
    bus.write(FORMAT, format | WRITE, 4'hF);
    bus.write(COMMAND, CLEAR, 4'hF);
    begin_command(format | WRITE, address, length);
    for (int k = 0; k < length; k++) begin
      status = 32'h4;
      while (status[2]) bus.read(STATUS, status);
      bus.write(DATA, 32'hFFFF_FF00 | 32'(8'(37 * k + address)), 4'hF);
    end
    wait_idle;
    finish_write;
    for (int k = 0; k < length; k++)
      check(flash.memory[address-address%256+(address+k)%256] === 8'(37 * k + address),
            $sformatf("programmed byte %0d", k));
  endtask

  task test_commands;
    bus.write(CONTROL, 32'h0004_0000, 4'hF);
    wait_idle;
    read(0, 2, 2, 1, 1'b1);
    command(32'h0000_009F, 0, 3);
    bus.expect_read(STATUS, 32'h0000_0300);
    bus.expect_read(DATA, 32'hEF);
    bus.expect_read(DATA, 32'h40);
    bus.expect_read(DATA, 32'h10);
    // A read forgets what was left; CLEAR too.
    command(32'h0000_009F, 0, 3);
    command(32'h0000_009F, 0, 2);
    bus.expect_read(STATUS, 32'h0000_0200);
    bus.write(COMMAND, CLEAR, 4'hF);
    bus.expect_read(STATUS, 32'h2);
    // Quad enable, by a write of the second status register.
    write_enable;
    bus.write(FORMAT, 32'h31 | WRITE, 4'hF);
    bus.write(DATA, 32'h2, 4'hF);
    command(32'h31 | WRITE, 0, 1);
    finish_write;
    command(32'h35, 0, 1);
    bus.expect_read(DATA, 32'h2);
    // Erase, and programs of one and of four lines; the page wraps.
    write_enable;
    command(32'h0000_0120, 32'h0000_1234, 0);
    finish_write;
    check(flash.memory[16'h1000] === 8'hFF && flash.memory[16'h1FFF] === 8'hFF
          && flash.memory[16'h0FFF] !== 8'hFF && flash.memory[16'h2000] !== 8'hFF, "erase of a sector");
    program_page(32'h0000_0102, 32'h1000, 256);
    program_page(32'h0000_2132, 32'h11F0, 40);
  endtask

  task test_reads;
    read_by_command(READ, 32'h1000, 40);
    read_by_command(FAST, 32'h11EC, 20);
    read_by_command(DUAL_OUT, 32'h7FF0, 33);
    read_by_command(DUAL_IO, 32'h0, 17);
    read_by_command(QUAD_OUT, 32'h11C0, 64);
    read_by_command(QUAD_IO, 32'hABCD, 50);
  endtask

  // The part is deselected for the time that is asked for, and no longer when a read waits.
  realtime unselected, shortest;
  always @(posedge cs_n) unselected = $realtime;
  always @(negedge cs_n) if ($realtime - unselected < shortest) shortest = $realtime - unselected;

  // As memory, with each format. In continuous read the opcode is left out: the mode byte tells the part.
  task test_memory(input logic [31:0] format, input int control);
    int deselected;
    bus.write(XIP_FORMAT, format, 4'hF);
    bus.write(CONTROL, control, 4'hF);
    random_reads(1);
    shortest = 1e9;
    random_reads(25);
    deselected = int'(shortest / (2 * half));
    check(deselected >= control[19:16] + 2 && deselected <= control[19:16] + 4,
          $sformatf("deselected for %0d clocks", deselected));
  endtask

  task test_continuous;
    bus.write(CONTROL, 32'h0004_0000, 4'hF);
    wait_idle;
    command(32'hA000_0000 | QUAD_IO & 32'h00FF_FFFF, 0, 1);
    test_memory(32'hA000_0000 | NO_OPCODE | QUAD_IO & 32'h00FF_FF00, 32'h0004_0001);
    bus.write(CONTROL, 32'h0004_0000, 4'hF);
    wait_idle;
    command(NO_OPCODE | QUAD_IO & 32'hFFFF_FF00, 0, 1);
  endtask

  // Two clocks a period of SCK, two periods a byte: 16 clocks a word once the stream runs.
  task test_rate;
    bus.write(XIP_FORMAT, QUAD_IO, 4'hF);
    bus.write(CONTROL, 32'h0004_0001, 4'hF);
    read(32'h2000, 64, 2, 1, 1'b0);
    check(clocks <= 64 * 16 + 60, $sformatf("64 words took %0d clocks", clocks));
    // A stream keeps the format that it began with: who changes it may be read by it.
    // Branches in begin and end: Verilator makes several of a loop, a call or a delay without.
    fork
      begin
        read(32'h6000, 32, 2, 1, 1'b0);
      end
      begin
        #500 bus.write(XIP_FORMAT, READ, 4'hF);
      end
    join
    bus.write(XIP_FORMAT, QUAD_IO, 4'hF);
    read(32'h2000, 64, 2, 1, 1'b0);
    // What was read ahead is there at once; then the stream goes on without an address.
    repeat (200) @(posedge clk);
    read(32'h2100, 7, 2, 1, 1'b0);
    check(clocks <= 11, $sformatf("7 words read ahead took %0d clocks", clocks));
    read(32'h211C, 1, 2, 1, 1'b0);
    check(clocks <= 24, $sformatf("the next word took %0d clocks", clocks));
    read(32'h2120, 6, 2, 1, 1'b0);
    // A queue that stays full lets the part go; what was read ahead is there, and a stream begins behind it.
    repeat (500) @(posedge clk);
    check(cs_n, "the part is selected for nobody");
    read(32'h2138, 7, 2, 1, 1'b0);
    check(cs_n && clocks <= 11, $sformatf("7 words that were kept took %0d clocks", clocks));
    read(32'h2154, 9, 2, 1, 1'b0);
    // Beats of a byte share a word that is read once.
    read(32'h2200, 16, 0, 1, 1'b0);
    check(clocks <= 4 * 16 + 60, $sformatf("16 beats of a byte took %0d clocks", clocks));
    // Behind the end of the memory the part goes on, the memory begins anew.
    read(2 ** ADDR_WIDTH - 8, 2, 2, 1, 1'b0);
    read(0, 1, 2, 1, 1'b0);
  endtask

  task test_refused;
    #1 {awid, awvalid} = {4'h9, 1'b1};
    @(posedge clk);
    while (!awready) @(posedge clk);
    #1 {awvalid, wvalid, wlast} = 3'b010;
    repeat (2) begin
      @(posedge clk);
      while (!wready) @(posedge clk);
      #1 wlast = 1'b1;
    end
    {wvalid, wlast, bready} = 3'b001;
    @(posedge clk);
    while (!bvalid) @(posedge clk);
    check(bid === 4'h9 && bresp === 2'b10, "answer of a write");
    #1 bready = 1'b0;
    // A stream that is switched off under a read.
    fork
      begin
        read(32'h3000, 8, 2, 1, 1'b0);
      end
      begin
        #30 bus.write(XIP_FORMAT, READ, 4'hF);
      end
    join
    bus.write(CONTROL, 32'h0004_0000, 4'hF);
    read(32'h3020, 3, 2, 1, 1'b1);
    wait_idle;
    check(cs_n, "the part is selected though it is no memory");
    // START has no effect while the flash is memory.
    bus.write(CONTROL, 32'h0004_0101, 4'hF);
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
    bus.write(COMMAND, START, 4'hF);
    repeat (20) @(posedge clk);
    check(cs_n, "a command while the flash is memory");
    bus.expect_read(IRQ_STATUS, 32'd0);
  endtask

  task test_interrupt;
    bus.write(CONTROL, 32'h0004_0000, 4'hF);
    wait_idle;
    bus.write(IRQ_ENABLE, 32'd1, 4'hF);
    repeat (2) @(posedge clk);
    #1 check(!irq, "irq before the end");
    begin_command(32'h0000_009F, 0, 1);
    wait (irq);
    bus.expect_read(STATUS, 32'h0000_0100);
    bus.write(IRQ_STATUS, 32'd1, 4'hF);
    repeat (2) @(posedge clk);
    #1 check(!irq, "irq stays");
  endtask

  task test_registers;
    bus.expect_read(CONTROL, 32'h0007_0101);
    bus.expect_read(STATUS, 32'h2);
    bus.expect_read(XIP_FORMAT, READ);
    bus.expect_read(FORMAT, 32'd0);
    bus.expect_error(12'h028);
    bus.expect_error(12'hFFC);
    check(cs_n && !sck && !irq && io_oe == 4'b1101, "outputs after reset");
  endtask

  initial begin
    for (int k = 0; k < 65536; k++) flash.memory[k] = 8'($urandom);
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    test_registers;
    random_reads(30);
    test_commands;
    test_reads;
    test_memory(FAST, 32'h0004_0301);
    test_memory(DUAL_OUT, 32'h0004_0003);
    test_memory(DUAL_IO, 32'h0004_0001);
    test_memory(QUAD_OUT, 32'h0004_0101);
    test_memory(QUAD_IO, 32'h0004_0001);
    test_continuous;
    test_rate;
    test_refused;
    test_interrupt;
    // 100 MHz: data come later than half a period.
    half = 2.5;
    test_memory(QUAD_IO, 32'h000A_0003);
    if (failures + bus.errors + flash.errors == 0) $display("PASS");
    else $display("FAIL");
    $finish;
  end

  initial begin
    // In parts: Verilator takes a delay modulo 2**32 of the time precision.
    repeat (6) #1_000_000;
    $display("FAIL: timeout");
    $finish;
  end
endmodule
