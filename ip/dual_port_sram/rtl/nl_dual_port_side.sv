// AXI4-Lite subordinate → one port of a memory, which reads or writes a word a clock. What comes before
// it can be done waits in a holding register; where a read and a write wait, they take turns. The
// memory's registered output is RDATA. Ready depends on registers alone, so no combinational path runs
// through the subordinate.
module nl_dual_port_side #(
    parameter ADDR_WIDTH = 12,
    parameter DATA_WIDTH = 32
) (
    input  logic                    clk,
    input  logic                    rst_n,
    input  logic [  ADDR_WIDTH-1:0] awaddr,
    input  logic                    awvalid,
    output logic                    awready,
    input  logic [  DATA_WIDTH-1:0] wdata,
    input  logic [DATA_WIDTH/8-1:0] wstrb,
    input  logic                    wvalid,
    output logic                    wready,
    output logic                    bvalid,
    input  logic                    bready,
    input  logic [  ADDR_WIDTH-1:0] araddr,
    input  logic                    arvalid,
    output logic                    arready,
    output logic                    rvalid,
    input  logic                    rready,
    output logic                    read,
    output logic                    write,
    output logic [  ADDR_WIDTH-1:0] address,
    output logic [  DATA_WIDTH-1:0] data,
    output logic [DATA_WIDTH/8-1:0] strobe
);
  logic                    aw_held, w_held, ar_held;
  logic [  ADDR_WIDTH-1:0] held_awaddr, held_araddr;
  logic [  DATA_WIDTH-1:0] held_wdata;
  logic [DATA_WIDTH/8-1:0] held_wstrb;
  logic                    can_write, can_read, read_first;

  assign awready   = !aw_held;
  assign wready    = !w_held;
  assign arready   = !ar_held;
  assign can_write = (awvalid || aw_held) && (wvalid || w_held) && (!bvalid || bready);
  assign can_read  = (arvalid || ar_held) && (!rvalid || rready);
  assign write     = can_write && !(can_read && read_first);
  assign read      = can_read && !write;
  assign data      = w_held ? held_wdata : wdata;
  assign strobe    = w_held ? held_wstrb : wstrb;

  always_comb
    if (write) address = aw_held ? held_awaddr : awaddr;
    else address = ar_held ? held_araddr : araddr;

  always_ff @(posedge clk) begin
    aw_held <= (awvalid || aw_held) && !write;
    w_held  <= (wvalid || w_held) && !write;
    ar_held <= (arvalid || ar_held) && !read;
    bvalid  <= write || (bvalid && !bready);
    rvalid  <= read || (rvalid && !rready);
    if (write || read) read_first <= write;
    if (!rst_n) begin
      aw_held    <= 1'b0;
      w_held     <= 1'b0;
      ar_held    <= 1'b0;
      bvalid     <= 1'b0;
      rvalid     <= 1'b0;
      read_first <= 1'b1;
    end
    if (!aw_held) held_awaddr <= awaddr;
    if (!w_held) {held_wdata, held_wstrb} <= {wdata, wstrb};
    if (!ar_held) held_araddr <= araddr;
  end
endmodule
