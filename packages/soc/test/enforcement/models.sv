// The blocks of the enforcement test's design: managers that the bench drives, and memories that know who
// they are.
`timescale 1ns / 1ps
module t_cpu #(
    parameter ADDR_WIDTH = 32
) (
    input                       clk,
    input                       rst_n,
    output reg [ADDR_WIDTH-1:0] m_awaddr,
    output reg                  m_awvalid,
    input                       m_awready,
    output reg [          31:0] m_wdata,
    output reg [           3:0] m_wstrb,
    output reg                  m_wvalid,
    input                       m_wready,
    input      [           1:0] m_bresp,
    input                       m_bvalid,
    output reg                  m_bready,
    output reg [ADDR_WIDTH-1:0] m_araddr,
    output reg                  m_arvalid,
    input                       m_arready,
    input      [          31:0] m_rdata,
    input      [           1:0] m_rresp,
    input                       m_rvalid,
    output reg                  m_rready,
    input      [           3:0] irq,
    output                      halted
);
  assign halted = 1'b0;
`include "driver.svh"
endmodule

`define WITH_PROT
module t_core #(
    parameter ADDR_WIDTH = 32
) (
    input                       clk,
    input                       rst_n,
    output reg [ADDR_WIDTH-1:0] m_awaddr,
    output reg                  m_awvalid,
    input                       m_awready,
    output reg [          31:0] m_wdata,
    output reg [           3:0] m_wstrb,
    output reg                  m_wvalid,
    input                       m_wready,
    input      [           1:0] m_bresp,
    input                       m_bvalid,
    output reg                  m_bready,
    output reg [ADDR_WIDTH-1:0] m_araddr,
    output reg                  m_arvalid,
    input                       m_arready,
    input      [          31:0] m_rdata,
    input      [           1:0] m_rresp,
    input                       m_rvalid,
    output reg                  m_rready,
    output reg [           2:0] m_awprot,
    output reg [           2:0] m_arprot
);
`include "driver.svh"
endmodule

// Each word begins as the block's tag and its own offset.
module t_ram #(
    parameter ADDR_WIDTH = 12,
    parameter DATA_WIDTH = 32
) (
    input                       clk,
    input                       rst_n,
    input      [ADDR_WIDTH-1:0] s_awaddr,
    input                       s_awvalid,
    output                      s_awready,
    input      [DATA_WIDTH-1:0] s_wdata,
    input      [           3:0] s_wstrb,
    input                       s_wvalid,
    output                      s_wready,
    output     [           1:0] s_bresp,
    output reg                  s_bvalid,
    input                       s_bready,
    input      [ADDR_WIDTH-1:0] s_araddr,
    input                       s_arvalid,
    output                      s_arready,
    output reg [DATA_WIDTH-1:0] s_rdata,
    output     [           1:0] s_rresp,
    output reg                  s_rvalid,
    input                       s_rready
);
  reg [31:0] tag;
  reg [31:0] memory[0:2**(ADDR_WIDTH-2)-1];
  integer i;
  initial begin
    #1;
    for (i = 0; i < 2 ** (ADDR_WIDTH - 2); i = i + 1) memory[i] = tag + 4 * i;
  end
  assign s_awready = s_awvalid && s_wvalid && !s_bvalid;
  assign s_wready  = s_awready;
  assign s_arready = !s_rvalid;
  assign s_bresp   = 2'b00;
  assign s_rresp   = 2'b00;
  always @(posedge clk) begin
    if (s_bready) s_bvalid <= 1'b0;
    if (s_rready) s_rvalid <= 1'b0;
    if (s_awready) begin
      memory[s_awaddr[ADDR_WIDTH-1:2]] <= s_wdata;
      s_bvalid <= 1'b1;
    end
    if (s_arvalid && s_arready) begin
      s_rdata  <= memory[s_araddr[ADDR_WIDTH-1:2]];
      s_rvalid <= 1'b1;
    end
    if (!rst_n) {s_bvalid, s_rvalid} <= 2'b00;
  end
endmodule

module t_bank #(
    parameter BYTES = 4096,
    parameter COUNT = 4
) (
    input         clk,
    input         rst_n,
    input  [19:0] s_paddr,
    input         s_psel,
    input         s_penable,
    input         s_pwrite,
    input  [31:0] s_pwdata,
    input  [ 3:0] s_pstrb,
    output [31:0] s_prdata,
    output        s_pready,
    output        s_pslverr
);
  reg [31:0] tag;
  reg [31:0] memory[0:BYTES/4-1];
  integer i;
  initial begin
    #1;
    for (i = 0; i < BYTES / 4; i = i + 1) memory[i] = tag + 4 * i;
  end
  assign s_pready  = 1'b1;
  assign s_pslverr = 1'b0;
  assign s_prdata  = memory[s_paddr[11:2]];
  always @(posedge clk) if (s_psel && s_penable && s_pwrite) memory[s_paddr[11:2]] <= s_pwdata;
endmodule
