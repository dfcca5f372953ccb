// AXI4-Lite memory for the bench, with channels in random order and at random times.
// 0x000–0x0FF memory; 0x100 counts its own reads; 0x200 SLVERR; 0x300 DECERR; 0x400 never answers.
module axil_memory (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [31:0] awaddr,
    input  logic        awvalid,
    output logic        awready,
    input  logic [31:0] wdata,
    input  logic [ 3:0] wstrb,
    input  logic        wvalid,
    output logic        wready,
    output logic [ 1:0] bresp,
    output logic        bvalid,
    input  logic        bready,
    input  logic [31:0] araddr,
    input  logic        arvalid,
    output logic        arready,
    output logic [31:0] rdata,
    output logic [ 1:0] rresp,
    output logic        rvalid,
    input  logic        rready
);
  logic [31:0] memory[0:63];
  logic [31:0] reads;
  logic [31:0] address, data;
  logic [ 3:0] strobe;
  logic have_address, have_data;
  int protocol_errors = 0;

  function [1:0] response_of(input logic [31:0] where);
    case (where[11:8])
      4'h2:    response_of = 2'b10;
      4'h3:    response_of = 2'b11;
      default: response_of = 2'b00;
    endcase
  endfunction

  always @(posedge clk)
    if (!rst_n) begin
      {awready, wready, bvalid, arready, rvalid, have_address, have_data} <= '0;
      reads <= 32'd0;
    end else begin
      awready <= !awready && !have_address && $urandom_range(3) == 0;
      wready  <= !wready && !have_data && $urandom_range(3) == 0;
      arready <= !arready && !rvalid && $urandom_range(3) == 0;
      if (awvalid && awready) begin
        address      <= awaddr;
        have_address <= 1'b1;
      end
      if (wvalid && wready) begin
        data      <= wdata;
        strobe    <= wstrb;
        have_data <= 1'b1;
      end
      if (have_address && have_data && !bvalid && $urandom_range(2) == 0) begin
        bvalid <= address[11:8] != 4'h4;
        bresp  <= response_of(address);
        if (address[11:8] == 4'h0)
          for (int i = 0; i < 4; i++) if (strobe[i]) memory[address[7:2]][8*i+:8] <= data[8*i+:8];
      end
      if (bvalid && bready) {bvalid, have_address, have_data} <= 3'b000;
      if (arvalid && arready) begin
        rvalid <= araddr[11:8] != 4'h4;
        rresp  <= response_of(araddr);
        rdata  <= araddr[11:8] == 4'h1 ? reads : memory[araddr[7:2]];
        if (araddr[11:8] == 4'h1) reads <= reads + 32'd1;
      end
      if (rvalid && rready) rvalid <= 1'b0;
    end

  // A request stays as it is until it is taken (IHI 0022, A3.2.1).
  logic [31:0] awaddr_last, wdata_last, araddr_last;
  logic aw_waiting, w_waiting, ar_waiting;
  always @(posedge clk) begin
    aw_waiting  <= rst_n && awvalid && !awready;
    w_waiting   <= rst_n && wvalid && !wready;
    ar_waiting  <= rst_n && arvalid && !arready;
    awaddr_last <= awaddr;
    wdata_last  <= wdata;
    araddr_last <= araddr;
    if (aw_waiting === 1'b1 && (!awvalid || awaddr !== awaddr_last)) protocol_errors++;
    if (w_waiting === 1'b1 && (!wvalid || wdata !== wdata_last)) protocol_errors++;
    if (ar_waiting === 1'b1 && (!arvalid || araddr !== araddr_last)) protocol_errors++;
  end
endmodule
