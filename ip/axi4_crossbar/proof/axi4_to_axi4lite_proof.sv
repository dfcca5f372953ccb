// Bursts of AXI4 as transfers of AXI4-Lite, 16 bits wide: FIXED, INCR and WRAP with every size and up to
// four beats, as a manager may send them (Arm IHI 0022H, A3.4.1). One write and one read are there at a
// time; the address of each beat is worked out anew here, from the burst and the beat's number.
module proof (
    input logic        clk,
    input logic        awvalid,
    input logic        awid,
    input logic [ 4:0] awaddr,
    input logic [ 1:0] awlen,
    input logic        awsize,
    input logic [ 1:0] awburst,
    input logic        wvalid,
    input logic        wword,
    input logic        bready,
    input logic        arvalid,
    input logic        arid,
    input logic [ 4:0] araddr,
    input logic [ 1:0] arlen,
    input logic        arsize,
    input logic [ 1:0] arburst,
    input logic        rready,
    input logic        m_awready,
    input logic        m_wready,
    input logic        m_bvalid,
    input logic [ 1:0] m_bresp,
    input logic        m_arready,
    input logic        m_rvalid,
    input logic        m_rword,
    input logic [ 1:0] m_rresp
);
  logic rst_n, awready, wready, bid, bvalid, arready, rid, rlast, rvalid;
  logic [1:0] bresp, rresp;
  logic [15:0] rdata, m_wdata;
  logic m_awvalid, m_wvalid, m_bready, m_arvalid, m_rready;
  logic [4:0] m_awaddr, m_araddr;
  logic [1:0] m_wstrb;
  logic [2:0] m_awprot, m_arprot;

  started u_reset (.clk, .rst_n);
  nl_axi4_to_axi4lite #(.AW(5), .DW(16), .IW(1)) dut (
      .clk, .rst_n,
      .s_awid(awid), .s_awaddr(awaddr), .s_awlen({6'd0, awlen}), .s_awsize({2'b00, awsize}),
      .s_awburst(awburst), .s_awprot(3'b101), .s_awvalid(awvalid), .s_awready(awready),
      .s_wdata({15'd0, wword}), .s_wstrb({1'b0, wword}), .s_wvalid(wvalid), .s_wready(wready),
      .s_bid(bid), .s_bresp(bresp), .s_bvalid(bvalid), .s_bready(bready),
      .s_arid(arid), .s_araddr(araddr), .s_arlen({6'd0, arlen}), .s_arsize({2'b00, arsize}),
      .s_arburst(arburst), .s_arprot(3'b010), .s_arvalid(arvalid), .s_arready(arready),
      .s_rid(rid), .s_rdata(rdata), .s_rresp(rresp), .s_rlast(rlast), .s_rvalid(rvalid), .s_rready(rready),
      .m_awaddr, .m_awprot, .m_awvalid, .m_awready, .m_wdata, .m_wstrb, .m_wvalid, .m_wready,
      .m_bresp, .m_bvalid, .m_bready, .m_araddr, .m_arprot, .m_arvalid, .m_arready,
      .m_rdata({15'd0, m_rword}), .m_rresp, .m_rvalid, .m_rready
  );

  // A wrapping burst is aligned and has two or four beats; none is of the reserved kind.
  function automatic logic legal(
      input logic [1:0] burst, input logic [1:0] len, input logic size, input logic odd
  );
    legal = burst != 3 && (burst != 2 || ((len == 1 || len == 3) && !(size && odd)));
  endfunction
  function automatic logic [4:0] beat_of(
      input logic [4:0] start, input logic [1:0] len, input logic size, input logic [1:0] burst,
      input logic [2:0] n
  );
    logic [4:0] aligned, moved, whole;
    aligned = size ? {start[4:1], 1'b0} : start;
    moved   = aligned + (size ? {1'b0, n, 1'b0} : {2'b00, n});
    whole   = (5'(len) + 5'd1) << size;
    beat_of = n == 0 || burst == 0 ? start :
        burst == 1 ? moved : (start & ~(whole - 5'd1)) | (moved & (whole - 5'd1));
  endfunction
  always @* begin
    assume (legal(awburst, awlen, awsize, awaddr[0]));
    assume (legal(arburst, arlen, arsize, araddr[0]));
  end

  stable #(.WIDTH(11), .ASSUMED(1)) u_aw (
      .clk, .rst_n, .valid(awvalid), .ready(awready), .word({awid, awaddr, awlen, awsize, awburst}));
  stable #(.WIDTH(1), .ASSUMED(1)) u_w (.clk, .rst_n, .valid(wvalid), .ready(wready), .word(wword));
  stable #(.WIDTH(11), .ASSUMED(1)) u_ar (
      .clk, .rst_n, .valid(arvalid), .ready(arready), .word({arid, araddr, arlen, arsize, arburst}));
  stable #(.WIDTH(3)) u_b (.clk, .rst_n, .valid(bvalid), .ready(bready), .word({bid, bresp}));
  stable #(.WIDTH(20)) u_r (.clk, .rst_n, .valid(rvalid), .ready(rready), .word({rid, rdata, rresp, rlast}));
  stable #(.WIDTH(8)) u_maw (.clk, .rst_n, .valid(m_awvalid), .ready(m_awready), .word({m_awaddr, m_awprot}));
  stable #(.WIDTH(18)) u_mw (.clk, .rst_n, .valid(m_wvalid), .ready(m_wready), .word({m_wdata, m_wstrb}));
  stable #(.WIDTH(2), .ASSUMED(1)) u_mb (.clk, .rst_n, .valid(m_bvalid), .ready(m_bready), .word(m_bresp));
  stable #(.WIDTH(8)) u_mar (.clk, .rst_n, .valid(m_arvalid), .ready(m_arready), .word({m_araddr, m_arprot}));
  stable #(.WIDTH(3), .ASSUMED(1)) u_mr (
      .clk, .rst_n, .valid(m_rvalid), .ready(m_rready), .word({m_rword, m_rresp}));

  // The write under way: addresses that were sent, answers that came, and the worst of them.
  logic writing, w_id, w_size;
  logic [4:0] w_start;
  logic [1:0] w_len, w_burst, worst;
  logic [2:0] sent, came;
  initial {writing, sent, came, worst} = 0;
  always @(posedge clk) begin
    if (awvalid && awready) begin
      {writing, w_id, w_start, w_len, w_size, w_burst} <= {1'b1, awid, awaddr, awlen, awsize, awburst};
      {sent, came, worst} <= 0;
    end else begin
      sent <= sent + (m_awvalid && m_awready);
      came <= came + (m_bvalid && m_bready);
      if (m_bvalid && m_bready && m_bresp > worst) worst <= m_bresp;
      if (bvalid && bready) writing <= 0;
    end
    if (!rst_n) {writing, sent, came} <= 0;
  end
  always @* if (!writing || came >= sent) assume (!m_bvalid);
  always @* if (rst_n) begin
    assert (awready == !writing);
    if (m_awvalid) assert (writing && sent <= w_len && m_awprot == 3'b101);
    if (m_awvalid) assert (m_awaddr == (beat_of(w_start, w_len, w_size, w_burst, sent) & 5'b11110));
    if (writing && sent <= w_len) assert (m_awvalid);
    assert (bvalid == (writing && came == w_len + 3'd1));
    if (bvalid) assert (bid == w_id && bresp == worst);
  end

  // Data goes on in its order; the slice between is proved by itself.
  logic [2:0] w_held;
  initial w_held = 0;
  always @(posedge clk) w_held <= !rst_n ? 0 : w_held + (wvalid && wready) - (m_wvalid && m_wready);
  always @* if (rst_n) assert (m_wvalid == (w_held != 0));

  // The read under way: addresses sent, words that came, and words that were given on.
  logic reading, r_id, r_size;
  logic [4:0] r_start;
  logic [1:0] r_len, r_burst;
  logic [2:0] asked, got;
  initial {reading, asked, got} = 0;
  always @(posedge clk) begin
    if (arvalid && arready) {r_start, r_len, r_size, r_burst} <= {araddr, arlen, arsize, arburst};
    if (arvalid && arready) {reading, asked, got} <= {1'b1, 6'd0};
    else begin
      asked <= asked + (m_arvalid && m_arready);
      got   <= got + (m_rvalid && m_rready);
      if (m_rvalid && m_rready && got == r_len) reading <= 0;
    end
    if (!rst_n) {reading, asked, got} <= 0;
  end
  always @* if (!reading || got >= asked) assume (!m_rvalid);
  always @* if (rst_n) begin
    assert (arready == !reading);
    if (m_arvalid) assert (reading && asked <= r_len && m_arprot == 3'b010);
    if (m_arvalid) assert (m_araddr == (beat_of(r_start, r_len, r_size, r_burst, asked) & 5'b11110));
    if (reading && asked <= r_len) assert (m_arvalid);
  end

  // Beats that wait to be taken, with what they should be: two at most, the first in the lowest bits.
  logic [9:0] beats, beat_in;
  logic [1:0] held;
  logic pushes, pops;
  assign pushes  = m_rvalid && m_rready;
  assign pops    = rvalid && rready;
  assign beat_in = {5'd0, r_id, m_rword, m_rresp, got == r_len};
  initial {held, beats} = 0;
  always @(posedge clk) begin
    if (arvalid && arready) r_id <= arid;
    held  <= !rst_n ? 0 : held + pushes - pops;
    beats <= (pops ? beats >> 5 : beats & (held == 0 ? 10'd0 : held == 1 ? 10'd31 : 10'd1023)) |
        (pushes ? beat_in << (held - pops == 0 ? 0 : 5) : 10'd0);
  end
  always @* if (rst_n) begin
    assert (held <= 2);
    assert (rvalid == (held != 0));
    if (rvalid) assert ({rid, rdata[0], rresp, rlast} == beats[4:0] && rdata[15:1] == 0);
  end
`ifdef VACUOUS
  always @* assert (!(bvalid && bid && w_burst == 2 && w_len == 3 && bresp == 2));
`endif
endmodule
