// AXI4-Lite manager for benches (AMBA AXI, IHI 0022). Delays are in clocks before each channel begins,
// so that address, data and response can be put in any order. Signals are sampled at the clock edge and
// driven one time unit after it: no simulator can then order them differently.
module axil_driver #(
    parameter ADDR_WIDTH = 12,
    parameter DATA_WIDTH = 32
) (
    input  logic                    clk,
    output logic [  ADDR_WIDTH-1:0] awaddr,
    output logic                    awvalid,
    input  logic                    awready,
    output logic [  DATA_WIDTH-1:0] wdata,
    output logic [DATA_WIDTH/8-1:0] wstrb,
    output logic                    wvalid,
    input  logic                    wready,
    input  logic [             1:0] bresp,
    input  logic                    bvalid,
    output logic                    bready,
    output logic [  ADDR_WIDTH-1:0] araddr,
    output logic                    arvalid,
    input  logic                    arready,
    input  logic [  DATA_WIDTH-1:0] rdata,
    input  logic [             1:0] rresp,
    input  logic                    rvalid,
    output logic                    rready
);
  int errors = 0;
  // Clocks of the last burst of each kind, from the first request to the last answer.
  int write_clocks, read_clocks;

  initial begin
    {awvalid, wvalid, bready, arvalid, rready} = '0;
    {awaddr, wdata, wstrb, araddr} = '0;
  end

  task write(input logic [ADDR_WIDTH-1:0] address, input logic [DATA_WIDTH-1:0] data,
             input logic [DATA_WIDTH/8-1:0] strobe, input int aw_delay, input int w_delay, input int b_delay,
             output logic [1:0] response);
    fork
      begin
        repeat (aw_delay) @(posedge clk);
        #1;
        awaddr  = address;
        awvalid = 1'b1;
        @(posedge clk);
        while (!awready) @(posedge clk);
        #1;
        awvalid = 1'b0;
        awaddr  = ~address;
      end
      begin
        repeat (w_delay) @(posedge clk);
        #1;
        wdata  = data;
        wstrb  = strobe;
        wvalid = 1'b1;
        @(posedge clk);
        while (!wready) @(posedge clk);
        #1;
        wvalid = 1'b0;
        wdata  = ~data;
        wstrb  = ~strobe;
      end
      begin
        repeat (b_delay) @(posedge clk);
        #1;
        bready = 1'b1;
        @(posedge clk);
        while (!bvalid) @(posedge clk);
        response = bresp;
        #1;
        bready = 1'b0;
      end
    join
  endtask

  task read(input logic [ADDR_WIDTH-1:0] address, input int ar_delay, input int r_delay,
            output logic [DATA_WIDTH-1:0] data, output logic [1:0] response);
    fork
      begin
        repeat (ar_delay) @(posedge clk);
        #1;
        araddr  = address;
        arvalid = 1'b1;
        @(posedge clk);
        while (!arready) @(posedge clk);
        #1;
        arvalid = 1'b0;
        araddr  = ~address;
      end
      begin
        repeat (r_delay) @(posedge clk);
        #1;
        rready = 1'b1;
        @(posedge clk);
        while (!rvalid) @(posedge clk);
        data = rdata;
        response = rresp;
        #1;
        rready = 1'b0;
      end
    join
  endtask

  task expect_read(input logic [ADDR_WIDTH-1:0] address, input int ar_delay, input int r_delay,
                   input logic [DATA_WIDTH-1:0] expected);
    logic [DATA_WIDTH-1:0] got;
    logic [           1:0] response;
    read(address, ar_delay, r_delay, got, response);
    if (got !== expected || response !== 2'b00) begin
      errors++;
      $display("%0t: read of %h: %h (response %0d), expected %h", $time, address, got, response, expected);
    end
  endtask

  // `count` writes of word i with value `first` + i, back to back.
  // With `stall` the manager takes answers at random clocks only.
  task write_burst(input int count, input logic [DATA_WIDTH-1:0] first, input logic stall);
    int addresses, words, answers;
    addresses = 0;
    words = 0;
    answers = 0;
    write_clocks = 0;
    while (answers < count) begin
      #1;
      awvalid = addresses < count;
      awaddr  = ADDR_WIDTH'(addresses * (DATA_WIDTH / 8));
      wvalid  = words < count;
      wdata   = first + DATA_WIDTH'(words);
      wstrb   = '1;
      bready  = !stall || $urandom_range(2) == 0;
      @(posedge clk);
      write_clocks++;
      if (awvalid && awready) addresses++;
      if (wvalid && wready) words++;
      if (bvalid && bready) answers++;
    end
    #1;
    bready = 1'b0;
  endtask

  // `count` reads of word i, which must hold `first` + i, back to back; `stall` as above.
  task read_burst(input int count, input logic [DATA_WIDTH-1:0] first, input logic stall);
    int addresses, answers;
    addresses = 0;
    answers = 0;
    read_clocks = 0;
    while (answers < count) begin
      #1;
      arvalid = addresses < count;
      araddr  = ADDR_WIDTH'(addresses * (DATA_WIDTH / 8));
      rready  = !stall || $urandom_range(2) == 0;
      @(posedge clk);
      read_clocks++;
      if (rvalid && rready && rdata !== first + DATA_WIDTH'(answers)) begin
        errors++;
        $display("%0t: burst word %0d: %h", $time, answers, rdata);
      end
      if (arvalid && arready) addresses++;
      if (rvalid && rready) answers++;
    end
    #1;
    rready = 1'b0;
  endtask
endmodule
