// A narrow manager at a wide subordinate: bursts stay as they are, beat for beat, and each beat finds
// its lanes of the wide word by its address (Arm IHI 0022H, A3.4.3). Reads of THREADS IDs are under way
// at a time, and their beats may come interleaved. No output depends combinationally on an input.
//
// UW bits of user signals lie above AWATTR and ARATTR, WDATA and RDATA, and BRESP, and pass as they are.
module nl_axi4_widen #(
    parameter int AW = 32,
    parameter int IW = 4,
    parameter int SW = 32,
    parameter int MW = 64,
    parameter int UW = 0,
    parameter int OUTSTANDING = 8, // transactions of one ID
    parameter int THREADS = 4
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic [   IW-1:0] s_awid,
    input  logic [   AW-1:0] s_awaddr,
    input  logic [      7:0] s_awlen,
    input  logic [      2:0] s_awsize,
    input  logic [      1:0] s_awburst,
    input  logic             s_awlock,
    input  logic [  UW+14:0] s_awattr,
    input  logic             s_awvalid,
    output logic             s_awready,
    input  logic [UW+SW-1:0] s_wdata,
    input  logic [ SW/8-1:0] s_wstrb,
    input  logic             s_wlast,
    input  logic             s_wvalid,
    output logic             s_wready,
    output logic [   IW-1:0] s_bid,
    output logic [   UW+1:0] s_bresp,
    output logic             s_bvalid,
    input  logic             s_bready,
    input  logic [   IW-1:0] s_arid,
    input  logic [   AW-1:0] s_araddr,
    input  logic [      7:0] s_arlen,
    input  logic [      2:0] s_arsize,
    input  logic [      1:0] s_arburst,
    input  logic             s_arlock,
    input  logic [  UW+14:0] s_arattr,
    input  logic             s_arvalid,
    output logic             s_arready,
    output logic [   IW-1:0] s_rid,
    output logic [UW+SW-1:0] s_rdata,
    output logic [      1:0] s_rresp,
    output logic             s_rlast,
    output logic             s_rvalid,
    input  logic             s_rready,
    output logic [   IW-1:0] m_awid,
    output logic [   AW-1:0] m_awaddr,
    output logic [      7:0] m_awlen,
    output logic [      2:0] m_awsize,
    output logic [      1:0] m_awburst,
    output logic             m_awlock,
    output logic [  UW+14:0] m_awattr,
    output logic             m_awvalid,
    input  logic             m_awready,
    output logic [UW+MW-1:0] m_wdata,
    output logic [ MW/8-1:0] m_wstrb,
    output logic             m_wlast,
    output logic             m_wvalid,
    input  logic             m_wready,
    input  logic [   IW-1:0] m_bid,
    input  logic [   UW+1:0] m_bresp,
    input  logic             m_bvalid,
    output logic             m_bready,
    output logic [   IW-1:0] m_arid,
    output logic [   AW-1:0] m_araddr,
    output logic [      7:0] m_arlen,
    output logic [      2:0] m_arsize,
    output logic [      1:0] m_arburst,
    output logic             m_arlock,
    output logic [  UW+14:0] m_arattr,
    output logic             m_arvalid,
    input  logic             m_arready,
    input  logic [   IW-1:0] m_rid,
    input  logic [UW+MW-1:0] m_rdata,
    input  logic [      1:0] m_rresp,
    input  logic             m_rlast,
    input  logic             m_rvalid,
    output logic             m_rready
);
  localparam int BITS = $clog2(MW / 8);    // address bits within a wide word
  localparam int LANE = $clog2(SW / 8);    // and within a narrow one
  localparam int PW = IW + AW + 8 + 3 + 2 + 1 + UW + 15;
  localparam int RATIO = MW / SW;

  // A beat's user bits with other data, of the narrow side and of the wide one.
  function automatic logic [UW+SW-1:0] part_with(input logic [UW+SW-1:0] beat, input logic [SW-1:0] data);
    part_with = beat;
    part_with[SW-1:0] = data;
  endfunction

  function automatic logic [UW+MW-1:0] word_with(input logic [UW+MW-1:0] beat, input logic [MW-1:0] data);
    word_with = beat;
    word_with[MW-1:0] = data;
  endfunction

  // Writes.
  logic                 aw_room, aw_full, w_valid, w_empty;
  logic [   UW+SW-1:0] w_data;
  logic [    SW/8-1:0] w_strb;
  logic [    BITS-1:0] w_address;
  logic [BITS-LANE-1:0] w_lane;
  logic [         2:0] w_size;

  assign s_awready = aw_room && !aw_full;

  nl_slice #(
      .WIDTH(PW)
  ) write_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_awvalid && !aw_full),
      .in_ready (aw_room),
      .in_word  ({s_awid, s_awaddr, s_awlen, s_awsize, s_awburst, s_awlock, s_awattr}),
      .out_valid(m_awvalid),
      .out_ready(m_awready),
      .out_word ({m_awid, m_awaddr, m_awlen, m_awsize, m_awburst, m_awlock, m_awattr})
  );

  nl_axi4_lanes #(
      .BITS   (BITS),
      .LARGEST(LANE),
      .DEPTH  (OUTSTANDING)
  ) write_lanes (
      .clk      (clk),
      .rst_n    (rst_n),
      .full     (aw_full),
      .push     (s_awvalid && s_awready),
      .first    (s_awaddr[BITS-1:0]),
      .len      (s_awlen),
      .size     (s_awsize),
      .burst    (s_awburst),
      .empty    (w_empty),
      .address  (w_address),
      .beat_size(w_size),
      .taken    (m_wvalid && m_wready),
      .last     (m_wlast)
  );

  nl_slice #(
      .WIDTH(UW + SW + SW / 8 + 1)
  ) data (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_wvalid),
      .in_ready (s_wready),
      .in_word  ({s_wlast, s_wstrb, s_wdata}),
      .out_valid(w_valid),
      .out_ready(m_wvalid && m_wready),
      .out_word ({m_wlast, w_strb, w_data})
  );

  assign m_wvalid = w_valid && !w_empty;
  assign m_wdata  = word_with({w_data, {MW - SW{1'b0}}}, {RATIO{w_data[SW-1:0]}});
  assign w_lane   = w_address[BITS-1:LANE];
  assign m_wstrb  = (MW / 8)'(w_strb) << (w_lane * (SW / 8));

  nl_slice #(
      .WIDTH(IW + UW + 2)
  ) responses (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_bvalid),
      .in_ready (m_bready),
      .in_word  ({m_bresp, m_bid}),
      .out_valid(s_bvalid),
      .out_ready(s_bready),
      .out_word ({s_bresp, s_bid})
  );

  // Reads.
  logic                    ar_valid, ar_allowed, ar_taken, r_taken;
  logic [     THREADS-1:0] ar_place, r_place;
  logic [THREADS*BITS-1:0] r_addresses;
  logic [        BITS-1:0] r_address;
  logic [   BITS-LANE-1:0] r_lane;
  logic [       UW+SW-1:0] r_part;

  nl_slice #(
      .WIDTH(PW)
  ) read_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_arvalid),
      .in_ready (s_arready),
      .in_word  ({s_arid, s_araddr, s_arlen, s_arsize, s_arburst, s_arlock, s_arattr}),
      .out_valid(ar_valid),
      .out_ready(ar_taken),
      .out_word ({m_arid, m_araddr, m_arlen, m_arsize, m_arburst, m_arlock, m_arattr})
  );

  nl_axi4_threads #(
      .IW     (IW),
      .THREADS(THREADS),
      .MOST   (OUTSTANDING)
  ) threads (
      .clk     (clk),
      .rst_n   (rst_n),
      .id      (m_arid),
      .allowed (ar_allowed),
      .place   (ar_place),
      .begins  (ar_taken),
      .end_id  (m_rid),
      .answered(r_place),
      .ends    (r_taken && m_rlast)
  );

  assign m_arvalid = ar_valid && ar_allowed;
  assign ar_taken  = m_arvalid && m_arready;
  assign r_taken   = m_rvalid && m_rready;

  for (genvar k = 0; k < THREADS; k++) begin : thread
    logic       full, empty;
    logic [2:0] size;

    nl_axi4_lanes #(
        .BITS   (BITS),
        .LARGEST(LANE),
        .DEPTH  (OUTSTANDING)
    ) lanes (
        .clk      (clk),
        .rst_n    (rst_n),
        .full     (full),
        .push     (ar_taken && ar_place[k]),
        .first    (m_araddr[BITS-1:0]),
        .len      (m_arlen),
        .size     (m_arsize),
        .burst    (m_arburst),
        .empty    (empty),
        .address  (r_addresses[k*BITS+:BITS]),
        .beat_size(size),
        .taken    (r_taken && r_place[k]),
        .last     (m_rlast)
    );

    // No ID has more under way than its queue has room for.
    wire unused = &{1'b0, full, empty, size};
  end

  always_comb begin
    r_address = '0;
    for (int k = 0; k < THREADS; k++) begin
      r_address = r_address | (r_addresses[k*BITS+:BITS] & {BITS{r_place[k]}});
    end
  end

  assign r_lane = r_address[BITS-1:LANE];
  assign r_part = part_with(m_rdata[UW+MW-1:MW-SW], m_rdata[r_lane*SW+:SW]);

  nl_slice #(
      .WIDTH(IW + UW + SW + 3)
  ) words (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_rvalid),
      .in_ready (m_rready),
      .in_word  ({m_rlast, m_rresp, r_part, m_rid}),
      .out_valid(s_rvalid),
      .out_ready(s_rready),
      .out_word ({s_rlast, s_rresp, s_rdata, s_rid})
  );

  wire unused = &{1'b0, w_address[LANE-1:0], r_address[LANE-1:0], w_size};
endmodule
