// AXI4 to AXI4-Lite (Arm IHI 0022H, B1): a burst becomes one transfer a beat, writes and reads apart,
// one burst of each at a time. The worst of the responses answers a write; an exclusive access is
// answered OKAY, as there is nothing exclusive behind (A7.2.4). No output depends combinationally on
// an input.
module nl_axi4_to_axi4lite #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int IW = 4
) (
    input  logic            clk,
    input  logic            rst_n,
    input  logic [  IW-1:0] s_awid,
    input  logic [  AW-1:0] s_awaddr,
    input  logic [     7:0] s_awlen,
    input  logic [     2:0] s_awsize,
    input  logic [     1:0] s_awburst,
    input  logic [     2:0] s_awprot,
    input  logic            s_awvalid,
    output logic            s_awready,
    input  logic [  DW-1:0] s_wdata,
    input  logic [DW/8-1:0] s_wstrb,
    input  logic            s_wvalid,
    output logic            s_wready,
    output logic [  IW-1:0] s_bid,
    output logic [     1:0] s_bresp,
    output logic            s_bvalid,
    input  logic            s_bready,
    input  logic [  IW-1:0] s_arid,
    input  logic [  AW-1:0] s_araddr,
    input  logic [     7:0] s_arlen,
    input  logic [     2:0] s_arsize,
    input  logic [     1:0] s_arburst,
    input  logic [     2:0] s_arprot,
    input  logic            s_arvalid,
    output logic            s_arready,
    output logic [  IW-1:0] s_rid,
    output logic [  DW-1:0] s_rdata,
    output logic [     1:0] s_rresp,
    output logic            s_rlast,
    output logic            s_rvalid,
    input  logic            s_rready,
    output logic [  AW-1:0] m_awaddr,
    output logic [     2:0] m_awprot,
    output logic            m_awvalid,
    input  logic            m_awready,
    output logic [  DW-1:0] m_wdata,
    output logic [DW/8-1:0] m_wstrb,
    output logic            m_wvalid,
    input  logic            m_wready,
    input  logic [     1:0] m_bresp,
    input  logic            m_bvalid,
    output logic            m_bready,
    output logic [  AW-1:0] m_araddr,
    output logic [     2:0] m_arprot,
    output logic            m_arvalid,
    input  logic            m_arready,
    input  logic [  DW-1:0] m_rdata,
    input  logic [     1:0] m_rresp,
    input  logic            m_rvalid,
    output logic            m_rready
);
  localparam logic [AW-1:0] WORD = ~(AW'(DW / 8) - 1'b1); // address bits that tell words apart

  // The write under way, and its beats that are not answered.
  logic          writing;
  logic [   7:0] writes_left;
  logic [AW-1:0] write_address;
  logic          write_start, write_last;

  assign s_awready   = !writing;
  assign write_start = s_awvalid && s_awready;
  assign m_awaddr    = write_address & WORD;
  assign m_bready    = writing && !s_bvalid;

  nl_axi4_beats #(
      .AW(AW)
  ) write_beats (
      .clk    (clk),
      .rst_n  (rst_n),
      .start  (write_start),
      .first  (s_awaddr),
      .len    (s_awlen),
      .size   (s_awsize),
      .burst  (s_awburst),
      .valid  (m_awvalid),
      .taken  (m_awready),
      .address(write_address),
      .last   (write_last)
  );

  // Data goes on as it comes: there is as much of it, and in the same order.
  nl_slice #(
      .WIDTH(DW + DW / 8)
  ) data (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_wvalid),
      .in_ready (s_wready),
      .in_word  ({s_wstrb, s_wdata}),
      .out_valid(m_wvalid),
      .out_ready(m_wready),
      .out_word ({m_wstrb, m_wdata})
  );

  always_ff @(posedge clk) begin : writes
    if (write_start) begin
      writing     <= 1'b1;
      writes_left <= s_awlen;
      s_bid       <= s_awid;
      s_bresp     <= 2'b00;
      m_awprot    <= s_awprot;
    end
    if (m_bvalid && m_bready) begin
      if (m_bresp > s_bresp) s_bresp <= m_bresp;
      writes_left <= writes_left - 1'b1;
      s_bvalid    <= writes_left == '0;
    end
    if (s_bvalid && s_bready) begin
      s_bvalid <= 1'b0;
      writing  <= 1'b0;
    end
    if (!rst_n) begin
      writing  <= 1'b0;
      s_bvalid <= 1'b0;
    end
  end

  // The read under way, and its beats that have not come.
  logic          reading;
  logic [   7:0] reads_left;
  logic [IW-1:0] read_id;
  logic [AW-1:0] read_address;
  logic          read_start, read_last;
  logic          slice_ready;

  assign s_arready  = !reading;
  assign read_start = s_arvalid && s_arready;
  assign m_araddr   = read_address & WORD;
  assign m_rready   = reading && slice_ready;

  nl_axi4_beats #(
      .AW(AW)
  ) read_beats (
      .clk    (clk),
      .rst_n  (rst_n),
      .start  (read_start),
      .first  (s_araddr),
      .len    (s_arlen),
      .size   (s_arsize),
      .burst  (s_arburst),
      .valid  (m_arvalid),
      .taken  (m_arready),
      .address(read_address),
      .last   (read_last)
  );

  nl_slice #(
      .WIDTH(IW + DW + 3)
  ) answers (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_rvalid && m_rready),
      .in_ready (slice_ready),
      .in_word  ({reads_left == '0, m_rresp, m_rdata, read_id}),
      .out_valid(s_rvalid),
      .out_ready(s_rready),
      .out_word ({s_rlast, s_rresp, s_rdata, s_rid})
  );

  always_ff @(posedge clk) begin : reads
    if (read_start) begin
      reading    <= 1'b1;
      reads_left <= s_arlen;
      read_id    <= s_arid;
      m_arprot   <= s_arprot;
    end
    if (m_rvalid && m_rready) begin
      reads_left <= reads_left - 1'b1;
      if (reads_left == '0) reading <= 1'b0;
    end
    if (!rst_n) reading <= 1'b0;
  end

  // Answers are counted, not requests.
  wire unused = &{1'b0, write_last, read_last};
endmodule
