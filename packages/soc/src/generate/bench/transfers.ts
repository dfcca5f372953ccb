/** One write or read on AXI4-Lite: each valid falls when its channel has taken it. */
export const AXIL_TRANSFER = `task transfer(input logic is_write, input logic [AW-1:0] at, input logic [DW-1:0] value);
  @(negedge clk);
  address = at;
  wdata   = value;
  {awvalid, wvalid, bready} = {3{is_write}};
  {arvalid, rready}         = {2{!is_write}};
  busy = 1'b1;
  turn = turn + 1;
  for (int clocks = 0; busy && clocks < LIMIT; clocks++) begin
    logic aw_taken, w_taken, ar_taken;
    @(posedge clk);
    aw_taken = awready === 1'b1;
    w_taken  = wready === 1'b1;
    ar_taken = arready === 1'b1;
    if (is_write ? bvalid === 1'b1 : rvalid === 1'b1) begin
      response = is_write ? bresp : rresp;
      data     = is_write ? '0 : rdata;
      busy     = 1'b0;
    end
    @(negedge clk);
    if (aw_taken) awvalid = 1'b0;
    if (w_taken) wvalid = 1'b0;
    if (ar_taken) arvalid = 1'b0;
    if (!busy) {bready, rready} = '0;
    turn = turn + 1;
  end
  hung = busy;
endtask`;

/** One write or read on APB: set up for a clock, then held until it is ready. */
export const APB_TRANSFER = `task transfer(input logic is_write, input logic [AW-1:0] at, input logic [DW-1:0] value);
  @(negedge clk);
  address = at;
  wdata   = value;
  pwrite  = is_write;
  psel    = 1'b1;
  busy    = 1'b1;
  turn    = turn + 1;
  @(negedge clk);
  penable = 1'b1;
  turn    = turn + 1;
  for (int clocks = 0; busy && clocks < LIMIT; clocks++) begin
    @(posedge clk);
    if (pready === 1'b1) begin
      response = {pslverr, 1'b0};
      data     = prdata;
      busy     = 1'b0;
    end
  end
  @(negedge clk);
  {psel, penable} = '0;
  turn = turn + 1;
  hung = busy;
endtask`;
