// Write channels: a request with a wrong bit goes no further, and its data with it; a beat with a wrong bit
// goes on without strobes. Either is answered with SLVERR, in the order of the requests. Where a burst ends
// is counted by its length, or, where the request is wrong, told by WLAST.
module nl_axi4_parity_writes #(
    parameter int IW = 4,
    parameter int PW = 32,
    parameter int DW = 32,
    parameter int OUTSTANDING = 8
) (
    input  logic            clk,
    input  logic            rst_n,
    output logic            request_wrong,  // one goes no further
    output logic            data_wrong,     // a beat is not written
    input  logic            s_aw_bad,       // what comes has a wrong bit
    input  logic [  IW-1:0] s_awid,
    input  logic [  PW-1:0] s_aw,           // its lowest eight bits are AWLEN
    input  logic            s_awvalid,
    output logic            s_awready,
    input  logic            s_w_bad,
    input  logic [  DW-1:0] s_wdata,
    input  logic [DW/8-1:0] s_wstrb,
    input  logic            s_wlast,
    input  logic            s_wvalid,
    output logic            s_wready,
    output logic [  IW-1:0] s_bid,
    output logic [     2:0] s_b,            // check bit and response
    output logic            s_bvalid,
    input  logic            s_bready,
    output logic [  IW-1:0] m_awid,
    output logic [  PW-1:0] m_aw,
    output logic            m_awvalid,
    input  logic            m_awready,
    output logic [  DW-1:0] m_wdata,
    output logic [DW/8-1:0] m_wstrb,
    output logic            m_wlast,
    output logic            m_wvalid,
    input  logic            m_wready,
    input  logic [  IW-1:0] m_bid,
    input  logic [     1:0] m_bresp,
    input  logic            m_bvalid,
    output logic            m_bready
);
  localparam logic [1:0] SLVERR = 2'b10;
  localparam int LW = $clog2(OUTSTANDING) + 1;

  logic aw_valid, aw_bad, aw_begins, aw_taken, allowed, room;
  logic [  IW-1:0] aw_id, held;
  logic [  PW-1:0] aw;
  logic            w_valid, w_bad, w_said, w_goes, w_taken, w_last;
  logic [DW/8-1:0] w_strobes;
  // The burst whose data comes next, and its beats so far.
  logic            burst_none, burst_full, burst_bad, burst_lost;
  logic [     7:0] burst_len, beat;
  logic [  LW-1:0] burst_level;
  // The burst that is answered next: not by the subordinate, or with an error in any case.
  logic            end_none, end_full, end_here, end_lost;
  logic [  LW-1:0] end_level;
  logic            b_valid, b_room, b_taken;
  logic [     1:0] b_resp;

  nl_slice #(
      .WIDTH(1 + IW + PW)
  ) requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_awvalid),
      .in_ready (s_awready),
      .in_word  ({s_aw_bad, s_awid, s_aw}),
      .out_valid(aw_valid),
      .out_ready(aw_taken),
      .out_word ({aw_bad, aw_id, aw})
  );

  nl_axi4_one_id #(
      .IW  (IW),
      .MOST(OUTSTANDING)
  ) order (
      .clk    (clk),
      .rst_n  (rst_n),
      .id     (aw_id),
      .allowed(allowed),
      .held   (held),
      .begins (aw_taken),
      .ends   (b_taken)
  );

  assign aw_begins     = aw_valid && allowed;
  assign aw_taken      = aw_begins && (aw_bad || room);
  assign request_wrong = aw_taken && aw_bad;

  // The request waits here, so that data need not wait for it.
  nl_slice #(
      .WIDTH(IW + PW)
  ) shown (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (aw_begins && !aw_bad),
      .in_ready (room),
      .in_word  ({aw_id, aw}),
      .out_valid(m_awvalid),
      .out_ready(m_awready),
      .out_word ({m_awid, m_aw})
  );

  nl_fifo #(
      .WIDTH(9),
      .DEPTH(OUTSTANDING)
  ) bursts (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (aw_taken),
      .tail ({aw_bad, aw[7:0]}),
      .pop  (w_taken && w_last),
      .head ({burst_bad, burst_len}),
      .empty(burst_none),
      .full (burst_full),
      .level(burst_level)
  );

  nl_slice #(
      .WIDTH(1 + DW + DW / 8 + 1)
  ) data (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_wvalid),
      .in_ready (s_wready),
      .in_word  ({s_w_bad, s_wdata, s_wstrb, s_wlast}),
      .out_valid(w_valid),
      .out_ready(w_taken),
      .out_word ({w_bad, m_wdata, w_strobes, w_said})
  );

  assign w_goes     = w_valid && !burst_none;
  assign w_taken    = w_goes && (burst_bad || m_wready);
  assign w_last     = burst_bad ? w_said : beat == burst_len;
  assign data_wrong = w_taken && w_bad;
  assign m_wvalid   = w_goes && !burst_bad;
  assign m_wstrb    = w_bad ? '0 : w_strobes;
  assign m_wlast    = w_last;

  nl_fifo #(
      .WIDTH(2),
      .DEPTH(OUTSTANDING)
  ) ends (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (w_taken && w_last),
      .tail ({burst_bad, burst_lost || w_bad}),
      .pop  (b_taken),
      .head ({end_here, end_lost}),
      .empty(end_none),
      .full (end_full),
      .level(end_level)
  );

  assign b_valid  = !end_none && (end_here || m_bvalid);
  assign b_taken  = b_valid && b_room;
  assign b_resp   = end_here || end_lost ? SLVERR : m_bresp;
  assign m_bready = b_room && !end_none && !end_here;

  nl_slice #(
      .WIDTH(IW + 3)
  ) answers (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (b_valid),
      .in_ready (b_room),
      .in_word  ({~^b_resp, b_resp, end_here ? held : m_bid}),
      .out_valid(s_bvalid),
      .out_ready(s_bready),
      .out_word ({s_b, s_bid})
  );

  always_ff @(posedge clk) begin
    if (w_taken) begin
      beat       <= w_last ? '0 : beat + 1'b1;
      burst_lost <= !w_last && (burst_lost || w_bad);
    end
    if (!rst_n) begin
      beat       <= '0;
      burst_lost <= 1'b0;
    end
  end

  // No more bursts are under way than the queues have places.
  wire unused = &{1'b0, burst_full, burst_level, end_full, end_level};
endmodule
