// Read channels of an AXI4-Lite subordinate in front of a memory whose registered output is RDATA: reads
// sustain one transfer a clock. The next read waits until R is taken, its address in a register.
module nl_axil_read #(
    parameter ADDR_WIDTH = 12
) (
    input  logic                  clk,
    input  logic                  rst_n,
    input  logic [ADDR_WIDTH-1:0] araddr,
    input  logic                  arvalid,
    output logic                  arready,
    output logic                  rvalid,
    input  logic                  rready,
    output logic                  read,
    output logic [ADDR_WIDTH-1:0] read_address
);
  logic                  address_held;
  logic [ADDR_WIDTH-1:0] held_address;

  assign arready      = !address_held;
  assign read_address = address_held ? held_address : araddr;
  assign read         = (arvalid || address_held) && (!rvalid || rready);

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      address_held <= 1'b0;
      rvalid       <= 1'b0;
    end else begin
      address_held <= (arvalid || address_held) && !read;
      rvalid       <= read || (rvalid && !rready);
    end
    if (!address_held) held_address <= araddr;
  end
endmodule
