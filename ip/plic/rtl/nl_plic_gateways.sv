// Gateways: each source asks once, and again only after it has been completed (RISC-V PLIC specification 1.0,
// section 3). An edge that comes while its source is being served is kept. Bit 0 stands for no source.
module nl_plic_gateways #(
    parameter SOURCES = 31,
    parameter [1023:0] EDGES = '0  // sources that ask at a rising edge instead of a level
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic [SOURCES:0] sources,
    input  logic [SOURCES:0] claim,
    input  logic [SOURCES:0] complete,
    output logic [SOURCES:0] pending
);
  localparam logic [SOURCES:0] IS_EDGE = EDGES[SOURCES:0];
  localparam logic [SOURCES:0] IS_SOURCE = {{SOURCES{1'b1}}, 1'b0};

  logic [SOURCES:0] previous, asked, asking, in_service;

  assign asking = IS_SOURCE & ((IS_EDGE & (asked | (sources & ~previous))) | (~IS_EDGE & sources));

  always_ff @(posedge clk)
    if (!rst_n) begin
      previous   <= '0;
      asked      <= '0;
      in_service <= '0;
      pending    <= '0;
    end else begin
      previous   <= sources;
      asked      <= asking & IS_EDGE & (in_service | pending);
      in_service <= (in_service | claim) & ~complete;
      pending    <= (pending & ~claim) | (asking & ~in_service & ~pending);
    end
endmodule
