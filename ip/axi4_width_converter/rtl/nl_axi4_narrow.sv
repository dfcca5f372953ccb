// A wide manager at a narrow subordinate: a beat that is wider than the narrow word becomes several, from
// the one on that holds its address (Arm IHI 0022H, A3.4.3). Takes INCR bursts that stay within 256
// beats, as nl_axi4_split makes them. Reads of THREADS IDs are under way at a time, and their beats may
// come interleaved.
//
// UW bits of user signals lie above AWATTR and ARATTR, WDATA and RDATA, and BRESP. Each part of a
// written beat has those of the beat, and a read beat those of its last part.
module nl_axi4_narrow #(
    parameter int AW = 32,
    parameter int IW = 4,
    parameter int SW = 64,
    parameter int MW = 32,
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
  localparam int BITS = $clog2(SW / 8);    // address bits within a wide word
  localparam int LANE = $clog2(MW / 8);    // and within a narrow one
  localparam logic [2:0] NARROW = 3'(LANE);
  localparam logic [1:0] INCR = 2'b01;
  localparam int PW = IW + AW + 8 + 3 + 1 + UW + 15;

  // Narrow beats of a burst, less one: those before its address are left out.
  function automatic logic [7:0] narrow_len(input logic [7:0] len, input logic [2:0] size,
                                            input logic [BITS-1:0] address);
    logic [2:0] more;
    logic [7:0] skipped;
    more = size - NARROW;
    skipped = (8'(address) >> LANE) & ((8'd1 << more) - 1'b1);
    narrow_len = size <= NARROW ? len : ((len + 1'b1) << more) - 1'b1 - skipped;
  endfunction

  // Whether the narrow beat of this address is the last of its wide one.
  function automatic logic ends_beat(input logic [BITS-1:0] address, input logic [2:0] size);
    logic [BITS-1:0] bits;
    bits = ((BITS'(1) << size) - 1'b1) & ~((BITS'(1) << NARROW) - 1'b1);
    ends_beat = size <= NARROW || (address & bits) == bits;
  endfunction

  // A beat's user bits with other data, of the narrow side and of the wide one.
  function automatic logic [UW+MW-1:0] part_with(input logic [UW+MW-1:0] beat, input logic [MW-1:0] data);
    part_with = beat;
    part_with[MW-1:0] = data;
  endfunction

  function automatic logic [UW+SW-1:0] word_with(input logic [UW+SW-1:0] beat, input logic [SW-1:0] data);
    word_with = beat;
    word_with[SW-1:0] = data;
  endfunction

  // Writes.
  logic                 aw_room, aw_full, w_valid, w_empty, w_whole, w_last;
  logic [    UW+SW-1:0] w_data;
  logic [     SW/8-1:0] w_strb;
  logic [     BITS-1:0] w_address;
  logic [BITS-LANE-1:0] w_lane;
  logic [          2:0] w_size;

  assign s_awready = aw_room && !aw_full;

  nl_slice #(
      .WIDTH(PW)
  ) write_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_awvalid && !aw_full),
      .in_ready (aw_room),
      .in_word  ({s_awid, s_awaddr, narrow_len(s_awlen, s_awsize, s_awaddr[BITS-1:0]),
                  s_awsize < NARROW ? s_awsize : NARROW, s_awlock, s_awattr}),
      .out_valid(m_awvalid),
      .out_ready(m_awready),
      .out_word ({m_awid, m_awaddr, m_awlen, m_awsize, m_awlock, m_awattr})
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
      .len      (8'd0),
      .size     (s_awsize),
      .burst    (INCR),
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
      .out_ready(m_wvalid && m_wready && w_whole),
      .out_word ({w_last, w_strb, w_data})
  );

  assign w_whole  = ends_beat(w_address, w_size);
  assign w_lane   = w_address[BITS-1:LANE];
  assign m_wvalid = w_valid && !w_empty;
  assign m_wstrb  = w_strb[w_lane*(MW/8)+:MW/8];
  assign m_wlast  = w_last && w_whole;
  assign m_wdata  = part_with(w_data[UW+SW-1:SW-MW], w_data[w_lane*MW+:MW]);

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

  // Reads: of each ID narrow words are collected, and the worst of their answers.
  logic                    ar_room, ar_allowed, ar_taken, r_taken, r_whole;
  logic [     THREADS-1:0] ar_place, r_place;
  logic [THREADS*BITS-1:0] r_addresses;
  logic [   THREADS*3-1:0] r_sizes;
  logic [  THREADS*SW-1:0] collected;
  logic [   THREADS*2-1:0] worst;
  logic [        BITS-1:0] r_address;
  logic [   BITS-LANE-1:0] r_lane;
  logic [             2:0] r_size;
  logic [          SW-1:0] r_before;
  logic [       UW+SW-1:0] r_data;
  logic [          MW-1:0] r_part;
  logic [             1:0] r_worst, r_resp;

  assign s_arready = ar_room && ar_allowed;
  assign ar_taken  = s_arvalid && s_arready;

  nl_axi4_threads #(
      .IW     (IW),
      .THREADS(THREADS),
      .MOST   (OUTSTANDING)
  ) threads (
      .clk     (clk),
      .rst_n   (rst_n),
      .id      (s_arid),
      .allowed (ar_allowed),
      .place   (ar_place),
      .begins  (ar_taken),
      .end_id  (m_rid),
      .answered(r_place),
      .ends    (r_taken && m_rlast)
  );

  nl_slice #(
      .WIDTH(PW)
  ) read_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_arvalid && ar_allowed),
      .in_ready (ar_room),
      .in_word  ({s_arid, s_araddr, narrow_len(s_arlen, s_arsize, s_araddr[BITS-1:0]),
                  s_arsize < NARROW ? s_arsize : NARROW, s_arlock, s_arattr}),
      .out_valid(m_arvalid),
      .out_ready(m_arready),
      .out_word ({m_arid, m_araddr, m_arlen, m_arsize, m_arlock, m_arattr})
  );

  for (genvar k = 0; k < THREADS; k++) begin : thread
    logic full, empty;

    nl_axi4_lanes #(
        .BITS   (BITS),
        .LARGEST(LANE),
        .DEPTH  (OUTSTANDING)
    ) lanes (
        .clk      (clk),
        .rst_n    (rst_n),
        .full     (full),
        .push     (ar_taken && ar_place[k]),
        .first    (s_araddr[BITS-1:0]),
        .len      (8'd0),
        .size     (s_arsize),
        .burst    (INCR),
        .empty    (empty),
        .address  (r_addresses[k*BITS+:BITS]),
        .beat_size(r_sizes[k*3+:3]),
        .taken    (r_taken && r_place[k]),
        .last     (m_rlast)
    );

    always_ff @(posedge clk) begin
      if (r_taken && r_place[k]) begin
        collected[k*SW+:SW] <= r_data[SW-1:0];
        worst[k*2+:2]       <= r_whole ? 2'b00 : r_resp;
      end
      if (!rst_n) worst[k*2+:2] <= 2'b00;
    end

    // No ID has more under way than its queue has room for.
    wire unused = &{1'b0, full, empty};
  end

  always_comb begin
    r_address = '0;
    r_size    = '0;
    r_before  = '0;
    r_worst   = '0;
    for (int k = 0; k < THREADS; k++) begin
      r_address = r_address | (r_addresses[k*BITS+:BITS] & {BITS{r_place[k]}});
      r_size    = r_size | (r_sizes[k*3+:3] & {3{r_place[k]}});
      r_before  = r_before | (collected[k*SW+:SW] & {SW{r_place[k]}});
      r_worst   = r_worst | (worst[k*2+:2] & {2{r_place[k]}});
    end
  end

  assign r_taken = m_rvalid && m_rready;
  assign r_whole = ends_beat(r_address, r_size);
  assign r_lane  = r_address[BITS-1:LANE];
  assign r_resp  = m_rresp > r_worst ? m_rresp : r_worst;
  assign r_part  = m_rdata[MW-1:0];

  always_comb begin
    r_data = word_with({m_rdata, {SW - MW{1'b0}}}, r_before);
    r_data[r_lane*MW+:MW] = r_part;
  end

  nl_slice #(
      .WIDTH(IW + UW + SW + 3)
  ) words (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_rvalid && r_whole),
      .in_ready (m_rready),
      .in_word  ({m_rlast, r_resp, r_data, m_rid}),
      .out_valid(s_rvalid),
      .out_ready(s_rready),
      .out_word ({s_rlast, s_rresp, s_rdata, s_rid})
  );

  wire unused = &{1'b0, w_address[LANE-1:0], r_address[LANE-1:0]};
endmodule
