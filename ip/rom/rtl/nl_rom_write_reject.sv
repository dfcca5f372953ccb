// Takes AXI4-Lite writes in any order of address and data and answers each with SLVERR.
module nl_rom_write_reject (
    input  logic       clk,
    input  logic       rst_n,
    input  logic       awvalid,
    output logic       awready,
    input  logic       wvalid,
    output logic       wready,
    output logic [1:0] bresp,
    output logic       bvalid,
    input  logic       bready
);
  localparam logic [1:0] SLVERR = 2'b10;

  logic address_seen;
  logic data_seen;
  logic answer;

  assign awready = !address_seen;
  assign wready  = !data_seen;
  assign answer  = (awvalid || address_seen) && (wvalid || data_seen) && (!bvalid || bready);
  assign bresp   = SLVERR;

  always_ff @(posedge clk)
    if (!rst_n) begin
      address_seen <= 1'b0;
      data_seen    <= 1'b0;
      bvalid       <= 1'b0;
    end else begin
      address_seen <= (awvalid || address_seen) && !answer;
      data_seen    <= (wvalid || data_seen) && !answer;
      bvalid       <= answer || (bvalid && !bready);
    end
endmodule
