// AXI4-Lite write channels → one write strobe to the array.
// Address and data may come in any order: whichever is first waits in its holding register.
// The write happens, and B becomes valid, as soon as both are there and B is free: one write a clock.
module nl_sram_write #(
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
    output logic                    write,
    output logic [  ADDR_WIDTH-1:0] write_address,
    output logic [  DATA_WIDTH-1:0] write_data,
    output logic [DATA_WIDTH/8-1:0] write_strobe
);
  logic                    address_held;
  logic [  ADDR_WIDTH-1:0] held_address;
  logic                    data_held;
  logic [  DATA_WIDTH-1:0] held_data;
  logic [DATA_WIDTH/8-1:0] held_strobe;

  // Ready depends on registers alone, so no combinational path runs through the subordinate.
  assign awready       = !address_held;
  assign wready        = !data_held;
  assign write_address = address_held ? held_address : awaddr;
  assign write_data    = data_held ? held_data : wdata;
  assign write_strobe  = data_held ? held_strobe : wstrb;
  assign write         = (awvalid || address_held) && (wvalid || data_held) && (!bvalid || bready);

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      address_held <= 1'b0;
      data_held    <= 1'b0;
      bvalid       <= 1'b0;
    end else begin
      address_held <= (awvalid || address_held) && !write;
      data_held    <= (wvalid || data_held) && !write;
      bvalid       <= write || (bvalid && !bready);
    end
    if (!address_held) held_address <= awaddr;
    if (!data_held) begin
      held_data   <= wdata;
      held_strobe <= wstrb;
    end
  end
endmodule
