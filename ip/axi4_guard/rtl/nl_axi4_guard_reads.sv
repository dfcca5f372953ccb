// Read channels through a guard, as nl_axi4_guard_writes says of writes: what is under way when they are
// cut gets its beats from here.
module nl_axi4_guard_reads #(
    parameter int IW = 4,
    parameter int PW = 32,
    parameter int DW = 32,
    parameter int OUTSTANDING = 8,
    parameter int TIMEOUT = 1024
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic          cut,
    input  logic          hold,
    output logic          idle,
    output logic          late,
    input  logic [IW-1:0] s_arid,
    input  logic [PW-1:0] s_ar, // its lowest eight bits are ARLEN
    input  logic          s_arvalid,
    output logic          s_arready,
    output logic [IW-1:0] s_rid,
    output logic [DW-1:0] s_rdata,
    output logic [   1:0] s_rresp,
    output logic          s_rlast,
    output logic          s_rvalid,
    input  logic          s_rready,
    output logic [IW-1:0] m_arid,
    output logic [PW-1:0] m_ar,
    output logic          m_arvalid,
    input  logic          m_arready,
    input  logic [IW-1:0] m_rid,
    input  logic [DW-1:0] m_rdata,
    input  logic [   1:0] m_rresp,
    input  logic          m_rvalid,
    output logic          m_rready
);
  localparam logic [1:0] SLVERR = 2'b10;
  localparam int TW = $clog2(TIMEOUT + 1);

  logic                       ar_valid, ar_begins, ar_taken, allowed;
  logic                       waiting;     // a request is shown, which may not be withdrawn
  logic [             IW-1:0] held;
  logic                       r_valid, r_room, r_taken, r_last;
  logic [                7:0] len, given; // of the first burst under way: its beats less one, and those given
  logic                       empty, full;
  logic [$clog2(OUTSTANDING):0] level;
  logic [             TW-1:0] waited;
  logic                       owed;

  nl_slice #(
      .WIDTH(IW + PW)
  ) requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_arvalid),
      .in_ready (s_arready),
      .in_word  ({s_arid, s_ar}),
      .out_valid(ar_valid),
      .out_ready(ar_taken),
      .out_word ({m_arid, m_ar})
  );

  nl_axi4_one_id #(
      .IW  (IW),
      .MOST(OUTSTANDING)
  ) order (
      .clk    (clk),
      .rst_n  (rst_n),
      .id     (m_arid),
      .allowed(allowed),
      .held   (held),
      .begins (ar_taken),
      .ends   (r_taken && r_last)
  );

  assign ar_begins = ar_valid && allowed && (!hold || waiting);
  assign ar_taken  = ar_begins && (cut || m_arready);
  assign m_arvalid = ar_begins && !cut;

  nl_fifo #(
      .WIDTH(8),
      .DEPTH(OUTSTANDING)
  ) lens (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (ar_taken),
      .tail (m_ar[7:0]),
      .pop  (r_taken && r_last),
      .head (len),
      .empty(empty),
      .full (full),
      .level(level)
  );

  assign r_valid  = !empty && (cut || m_rvalid);
  assign r_last   = given == len;
  assign r_taken  = r_valid && r_room;
  assign m_rready = r_room && !cut;

  nl_slice #(
      .WIDTH(IW + DW + 3)
  ) answers (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (r_valid),
      .in_ready (r_room),
      .in_word  ({r_last, cut ? {SLVERR, DW'(0), held} : {m_rresp, m_rdata, m_rid}}),
      .out_valid(s_rvalid),
      .out_ready(s_rready),
      .out_word ({s_rlast, s_rresp, s_rdata, s_rid})
  );

  assign idle = empty && !waiting;
  assign owed = (m_arvalid && !m_arready) || (!empty && r_room && !m_rvalid);
  assign late = waited == TW'(TIMEOUT);

  always_ff @(posedge clk) begin
    if (r_taken) given <= r_last ? '0 : given + 1'b1;
    waiting <= m_arvalid && !m_arready;
    waited  <= owed && !cut && !late ? waited + 1'b1 : '0;
    if (!rst_n) begin
      given   <= '0;
      waiting <= 1'b0;
      waited  <= '0;
    end
  end

  // No more bursts are under way than `lens` has places.
  wire unused = &{1'b0, full, level};
endmodule
