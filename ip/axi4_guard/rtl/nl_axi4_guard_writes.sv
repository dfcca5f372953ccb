// Write channels through a guard. While they are cut, the subordinate sees nothing, and what is under way
// or comes is answered here, each write after its data. `late`: the subordinate has owed a handshake for
// TIMEOUT clocks.
module nl_axi4_guard_writes #(
    parameter int IW = 4,
    parameter int PW = 32,
    parameter int WW = 37,
    parameter int BW = 2,
    parameter int OUTSTANDING = 8,
    parameter int TIMEOUT = 1024
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic          cut,
    input  logic          hold, // no request begins
    output logic          idle,
    output logic          late,
    input  logic [IW-1:0] s_awid,
    input  logic [PW-1:0] s_aw,
    input  logic          s_awvalid,
    output logic          s_awready,
    input  logic [WW-1:0] s_w, // its lowest bit is WLAST
    input  logic          s_wvalid,
    output logic          s_wready,
    output logic [IW-1:0] s_bid,
    output logic [BW-1:0] s_bresp,
    output logic          s_bvalid,
    input  logic          s_bready,
    output logic [IW-1:0] m_awid,
    output logic [PW-1:0] m_aw,
    output logic          m_awvalid,
    input  logic          m_awready,
    output logic [WW-1:0] m_w,
    output logic          m_wvalid,
    input  logic          m_wready,
    input  logic [IW-1:0] m_bid,
    input  logic [BW-1:0] m_bresp,
    input  logic          m_bvalid,
    output logic          m_bready
);
  localparam logic [1:0] SLVERR = 2'b10;
  localparam int CW = $clog2(OUTSTANDING + 1);
  localparam int TW = $clog2(TIMEOUT + 1);

  logic          aw_valid, aw_begins, aw_taken, allowed, room, shown_valid;
  logic [IW-1:0] aw_id, held;
  logic [PW-1:0] aw;
  logic          w_valid, w_goes, w_taken;
  logic          b_valid, b_room, b_taken;
  logic [CW-1:0] unsent;   // bursts whose data has not passed
  logic [CW-1:0] complete; // bursts with all data and without an answer
  logic [TW-1:0] waited;
  logic          owed;

  nl_slice #(
      .WIDTH(IW + PW)
  ) requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_awvalid),
      .in_ready (s_awready),
      .in_word  ({s_awid, s_aw}),
      .out_valid(aw_valid),
      .out_ready(aw_taken),
      .out_word ({aw_id, aw})
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

  assign aw_begins = aw_valid && allowed && !hold;
  assign aw_taken  = aw_begins && (cut || room);

  // The request waits here, so that data need not wait for it.
  nl_slice #(
      .WIDTH(IW + PW)
  ) shown (
      .clk      (clk),
      .rst_n    (rst_n && !cut),
      .in_valid (aw_begins && !cut),
      .in_ready (room),
      .in_word  ({aw_id, aw}),
      .out_valid(shown_valid),
      .out_ready(m_awready),
      .out_word ({m_awid, m_aw})
  );

  assign m_awvalid = shown_valid && !cut;

  nl_slice #(
      .WIDTH(WW)
  ) data (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_wvalid),
      .in_ready (s_wready),
      .in_word  (s_w),
      .out_valid(w_valid),
      .out_ready(w_taken),
      .out_word (m_w)
  );

  assign w_goes   = w_valid && unsent != '0;
  assign w_taken  = w_goes && (cut || m_wready);
  assign m_wvalid = w_goes && !cut;

  assign b_valid  = complete != '0 && (cut || m_bvalid);
  assign b_taken  = b_valid && b_room;
  assign m_bready = b_room && !cut;

  nl_slice #(
      .WIDTH(IW + BW)
  ) answers (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (b_valid),
      .in_ready (b_room),
      .in_word  (cut ? {BW'(SLVERR), held} : {m_bresp, m_bid}),
      .out_valid(s_bvalid),
      .out_ready(s_bready),
      .out_word ({s_bresp, s_bid})
  );

  assign idle = unsent == '0 && complete == '0;
  assign owed = (m_wvalid && !m_wready) || (complete != '0 && b_room && !m_bvalid)
             || (m_awvalid && !m_awready && unsent == '0);
  assign late = waited == TW'(TIMEOUT);

  always_ff @(posedge clk) begin
    unsent   <= unsent + CW'(aw_taken) - CW'(w_taken && m_w[0]);
    complete <= complete + CW'(w_taken && m_w[0]) - CW'(b_taken);
    waited   <= owed && !cut && !late ? waited + 1'b1 : '0;
    if (!rst_n) begin
      unsent   <= '0;
      complete <= '0;
      waited   <= '0;
    end
  end
endmodule
