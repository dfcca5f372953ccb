// AXI4-Lite to AHB-Lite (Arm IHI 0033A): one transfer at a time, each of its own (NONSEQ, SINGLE). AHB-Lite
// has no strobes: a write of part of a word becomes transfers of its largest aligned parts, lowest first,
// and one without strobes none. An ERROR is answered as SLVERR; the worst answer counts.
module nl_axil_to_ahblite #(
    parameter int AW = 32,
    parameter int DW = 32
) (
    input  logic            clk,
    input  logic            rst_n,
    input  logic [  AW-1:0] s_awaddr,
    input  logic [     2:0] s_awprot,
    input  logic            s_awvalid,
    output logic            s_awready,
    input  logic [  DW-1:0] s_wdata,
    input  logic [DW/8-1:0] s_wstrb,
    input  logic            s_wvalid,
    output logic            s_wready,
    output logic [     1:0] s_bresp,
    output logic            s_bvalid,
    input  logic            s_bready,
    input  logic [  AW-1:0] s_araddr,
    input  logic [     2:0] s_arprot,
    input  logic            s_arvalid,
    output logic            s_arready,
    output logic [  DW-1:0] s_rdata,
    output logic [     1:0] s_rresp,
    output logic            s_rvalid,
    input  logic            s_rready,
    output logic            m_hsel,
    output logic [  AW-1:0] m_haddr,
    output logic [     1:0] m_htrans,
    output logic            m_hwrite,
    output logic [     2:0] m_hsize,
    output logic [     2:0] m_hburst,
    output logic [     3:0] m_hprot,
    output logic            m_hmastlock,
    output logic [  DW-1:0] m_hwdata,
    input  logic [  DW-1:0] m_hrdata,
    input  logic            m_hreadyout,
    input  logic            m_hresp
);
  localparam logic [AW-1:0] WORD = ~(AW'(DW / 8) - 1'b1); // address bits that tell words apart

  logic            request, write, finish, failed;
  logic [  AW-1:0] address;
  logic [     2:0] protection;
  logic [  DW-1:0] data, word;
  logic [DW/8-1:0] strobes;

  localparam int SW = DW / 8;
  localparam int WB = $clog2(SW);
  localparam logic [1:0] IDLE = 2'b00;
  localparam logic [1:0] NONSEQ = 2'b10;

  nl_axil_single #(
      .AW(AW),
      .DW(DW)
  ) transfers (
      .clk       (clk),
      .rst_n     (rst_n),
      .awaddr    (s_awaddr),
      .awprot    (s_awprot),
      .awvalid   (s_awvalid),
      .awready   (s_awready),
      .wdata     (s_wdata),
      .wstrb     (s_wstrb),
      .wvalid    (s_wvalid),
      .wready    (s_wready),
      .bresp     (s_bresp),
      .bvalid    (s_bvalid),
      .bready    (s_bready),
      .araddr    (s_araddr),
      .arprot    (s_arprot),
      .arvalid   (s_arvalid),
      .arready   (s_arready),
      .rdata     (s_rdata),
      .rresp     (s_rresp),
      .rvalid    (s_rvalid),
      .rready    (s_rready),
      .request   (request),
      .write     (write),
      .address   (address),
      .protection(protection),
      .data      (data),
      .strobes   (strobes),
      .finish    (finish),
      .failed    (failed),
      .word      (word)
  );

  logic [    SW-1:0] left;      // bytes that no transfer has carried
  logic              begun;     // the request's first transfer was looked for
  logic              asking;    // an address phase
  logic              answering; // a data phase
  logic              wrong;     // an ERROR came
  logic [    SW-1:0] todo;
  logic [    SW-1:0] part;      // the transfer's bytes
  logic [    WB-1:0] lane;      // its lowest
  logic [       2:0] size;

  // The lowest byte to carry, and the largest aligned part of the word that begins there.
  always_comb begin
    todo = begun ? left : (write ? strobes : '1);
    lane = '0;
    for (int k = SW - 1; k >= 0; k--) if (todo[k]) lane = WB'(k);
    size = '0;
    part = SW'(1) << lane;
    for (int s = 1; s <= WB; s++) begin
      if ((lane & WB'((1 << s) - 1)) == '0 && ((todo >> lane) & SW'((64'd1 << (1 << s)) - 1))
          == SW'((64'd1 << (1 << s)) - 1)) begin
        size = 3'(s);
        part = SW'((64'd1 << (1 << s)) - 1) << lane;
      end
    end
  end

  assign m_htrans    = asking ? NONSEQ : IDLE;
  assign m_hsel      = asking;
  assign m_hburst    = 3'b000;
  assign m_hmastlock = 1'b0;
  assign m_hprot     = {2'b00, protection[0], !protection[2]};
  assign finish      = request && !asking && (answering ? m_hreadyout && left == '0 : todo == '0);
  assign failed      = wrong || (answering && m_hresp);
  assign word        = m_hrdata;

  always_ff @(posedge clk) begin
    if (m_hreadyout) begin
      answering <= asking;
      asking    <= 1'b0;
      if (asking) m_hwdata <= data;
    end
    if (request && !asking && (!answering || m_hreadyout) && todo != '0) begin
      asking   <= 1'b1;
      begun    <= 1'b1;
      left     <= todo & ~part;
      m_haddr  <= (address & WORD) + AW'(lane);
      m_hsize  <= size;
      m_hwrite <= write;
    end
    if (answering && m_hresp) wrong <= 1'b1;
    if (finish) begin
      begun <= 1'b0;
      wrong <= 1'b0;
    end
    if (!rst_n) begin
      asking    <= 1'b0;
      answering <= 1'b0;
      begun     <= 1'b0;
      wrong     <= 1'b0;
    end
  end

  wire unused = &{1'b0, protection[1]};
endmodule
