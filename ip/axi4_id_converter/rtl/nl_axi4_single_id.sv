// Gives all transactions on under the ID 0, so that their answers come in order, and finds their IDs again
// in a queue of each direction. A memory that monitors exclusive accesses tells who asks by the ID alone, so
// that behind it one could succeed by what another has read: they go on as normal accesses, which are
// answered OKAY, not granted (Arm IHI 0022H, A7.2). No output depends combinationally on an input.
//
// UW bits of user signals lie above AWATTR and ARATTR, WDATA and RDATA, and BRESP, and pass as they are.
module nl_axi4_single_id #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int UW = 0,
    parameter int SI = 8,
    parameter int MI = 4,
    parameter int OUTSTANDING = 8
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic [   SI-1:0] s_awid,
    input  logic [   AW-1:0] s_awaddr,
    input  logic [      7:0] s_awlen,
    input  logic [      2:0] s_awsize,
    input  logic [      1:0] s_awburst,
    input  logic             s_awlock,
    input  logic [  UW+14:0] s_awattr,
    input  logic             s_awvalid,
    output logic             s_awready,
    input  logic [UW+DW-1:0] s_wdata,
    input  logic [ DW/8-1:0] s_wstrb,
    input  logic             s_wlast,
    input  logic             s_wvalid,
    output logic             s_wready,
    output logic [   SI-1:0] s_bid,
    output logic [   UW+1:0] s_bresp,
    output logic             s_bvalid,
    input  logic             s_bready,
    input  logic [   SI-1:0] s_arid,
    input  logic [   AW-1:0] s_araddr,
    input  logic [      7:0] s_arlen,
    input  logic [      2:0] s_arsize,
    input  logic [      1:0] s_arburst,
    input  logic             s_arlock,
    input  logic [  UW+14:0] s_arattr,
    input  logic             s_arvalid,
    output logic             s_arready,
    output logic [   SI-1:0] s_rid,
    output logic [UW+DW-1:0] s_rdata,
    output logic [      1:0] s_rresp,
    output logic             s_rlast,
    output logic             s_rvalid,
    input  logic             s_rready,
    output logic [   MI-1:0] m_awid,
    output logic [   AW-1:0] m_awaddr,
    output logic [      7:0] m_awlen,
    output logic [      2:0] m_awsize,
    output logic [      1:0] m_awburst,
    output logic             m_awlock,
    output logic [  UW+14:0] m_awattr,
    output logic             m_awvalid,
    input  logic             m_awready,
    output logic [UW+DW-1:0] m_wdata,
    output logic [ DW/8-1:0] m_wstrb,
    output logic             m_wlast,
    output logic             m_wvalid,
    input  logic             m_wready,
    input  logic [   MI-1:0] m_bid,
    input  logic [   UW+1:0] m_bresp,
    input  logic             m_bvalid,
    output logic             m_bready,
    output logic [   MI-1:0] m_arid,
    output logic [   AW-1:0] m_araddr,
    output logic [      7:0] m_arlen,
    output logic [      2:0] m_arsize,
    output logic [      1:0] m_arburst,
    output logic             m_arlock,
    output logic [  UW+14:0] m_arattr,
    output logic             m_arvalid,
    input  logic             m_arready,
    input  logic [   MI-1:0] m_rid,
    input  logic [UW+DW-1:0] m_rdata,
    input  logic [      1:0] m_rresp,
    input  logic             m_rlast,
    input  logic             m_rvalid,
    output logic             m_rready
);
  localparam int PW = AW + 8 + 3 + 2 + UW + 15;
  localparam int LEVEL = $clog2(OUTSTANDING);

  logic           aw_room, aw_full, b_empty, b_room, ar_room, ar_full, r_empty, r_room;
  logic [ SI-1:0] b_id, r_id;
  logic [LEVEL:0] writes_level, reads_level;

  assign m_awid    = '0;
  assign m_arid    = '0;
  assign m_awlock  = 1'b0;
  assign m_arlock  = 1'b0;
  assign s_awready = aw_room && !aw_full;
  assign s_arready = ar_room && !ar_full;
  assign m_bready  = b_room;
  assign m_rready  = r_room;

  nl_slice #(
      .WIDTH(PW)
  ) write_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_awvalid && !aw_full),
      .in_ready (aw_room),
      .in_word  ({s_awaddr, s_awlen, s_awsize, s_awburst, s_awattr}),
      .out_valid(m_awvalid),
      .out_ready(m_awready),
      .out_word ({m_awaddr, m_awlen, m_awsize, m_awburst, m_awattr})
  );

  nl_fifo #(
      .WIDTH(SI),
      .DEPTH(OUTSTANDING)
  ) write_ids (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (s_awvalid && s_awready),
      .tail (s_awid),
      .pop  (m_bvalid && b_room),
      .head (b_id),
      .empty(b_empty),
      .full (aw_full),
      .level(writes_level)
  );

  nl_slice #(
      .WIDTH(UW + DW + DW / 8 + 1)
  ) data (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_wvalid),
      .in_ready (s_wready),
      .in_word  ({s_wlast, s_wstrb, s_wdata}),
      .out_valid(m_wvalid),
      .out_ready(m_wready),
      .out_word ({m_wlast, m_wstrb, m_wdata})
  );

  nl_slice #(
      .WIDTH(SI + UW + 2)
  ) responses (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_bvalid),
      .in_ready (b_room),
      .in_word  ({m_bresp, b_id}),
      .out_valid(s_bvalid),
      .out_ready(s_bready),
      .out_word ({s_bresp, s_bid})
  );

  nl_slice #(
      .WIDTH(PW)
  ) read_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_arvalid && !ar_full),
      .in_ready (ar_room),
      .in_word  ({s_araddr, s_arlen, s_arsize, s_arburst, s_arattr}),
      .out_valid(m_arvalid),
      .out_ready(m_arready),
      .out_word ({m_araddr, m_arlen, m_arsize, m_arburst, m_arattr})
  );

  nl_fifo #(
      .WIDTH(SI),
      .DEPTH(OUTSTANDING)
  ) read_ids (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (s_arvalid && s_arready),
      .tail (s_arid),
      .pop  (m_rvalid && r_room && m_rlast),
      .head (r_id),
      .empty(r_empty),
      .full (ar_full),
      .level(reads_level)
  );

  nl_slice #(
      .WIDTH(SI + UW + DW + 3)
  ) words (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_rvalid),
      .in_ready (r_room),
      .in_word  ({m_rlast, m_rresp, m_rdata, r_id}),
      .out_valid(s_rvalid),
      .out_ready(s_rready),
      .out_word ({s_rlast, s_rresp, s_rdata, s_rid})
  );

  // All answers have one ID, and none comes without a request.
  wire unused = &{1'b0, s_awlock, s_arlock, m_bid, m_rid, b_empty, r_empty, writes_level, reads_level};
endmodule
