// Read channels: a beat with a wrong bit is answered with SLVERR. The manager gets as many beats as it asked
// for, whatever RLAST says. Where an answer ends before, as that to a request whose length was lost on the
// way, the others are errors; an answer is taken to end where RLAST and its check bit agree.
module nl_axi4_parity_generator_reads #(
    parameter int IW = 4,
    parameter int PW = 32,
    parameter int DW = 32,
    parameter int OUTSTANDING = 8
) (
    input  logic            clk,
    input  logic            rst_n,
    output logic            answer_wrong,  // a beat is made an error
    input  logic [  IW-1:0] s_arid,
    input  logic [  PW-1:0] s_ar,          // its lowest eight bits are ARLEN
    input  logic            s_arvalid,
    output logic            s_arready,
    output logic [  IW-1:0] s_rid,
    output logic [  DW-1:0] s_rdata,
    output logic [     1:0] s_rresp,
    output logic            s_rlast,
    output logic            s_rvalid,
    input  logic            s_rready,
    output logic [  IW-1:0] m_arid,
    output logic [  PW-1:0] m_ar,
    output logic            m_arvalid,
    input  logic            m_arready,
    input  logic [  DW-1:0] m_rdata,
    input  logic [     1:0] m_rresp,
    input  logic            m_rlast,
    input  logic [DW/8+1:0] m_rcheck,      // check bits: last, response, bytes
    input  logic            m_rvalid,
    output logic            m_rready
);
  localparam logic [1:0] SLVERR = 2'b10;
  localparam logic [1:0] DECERR = 2'b11;

  logic ar_valid, ar_taken, allowed;
  logic [         IW-1:0] held;
  // The burst that is answered: none; its beats less one, and those given; its answer is over before.
  logic burst_none, burst_full, burst_over;
  logic [7:0] burst_len, given;
  logic [$clog2(OUTSTANDING):0] burst_level;
  logic r_valid, r_room, r_taken, r_last, r_wrong;
  logic [            1:0] r_resp;
  logic [         DW-1:0] r_data;
  logic [       DW/8-1:0] r_bytes;

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

  // Lengths are kept in the order of the requests.
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

  assign m_arvalid = ar_valid && allowed;
  assign ar_taken  = m_arvalid && m_arready;

  nl_fifo #(
      .WIDTH(8),
      .DEPTH(OUTSTANDING)
  ) bursts (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (ar_taken),
      .tail (m_ar[7:0]),
      .pop  (r_taken && r_last),
      .head (burst_len),
      .empty(burst_none),
      .full (burst_full),
      .level(burst_level)
  );

  nl_odd_parity #(
      .WIDTH(DW)
  ) bytes (
      .word(m_rdata),
      .bits(r_bytes)
  );

  assign r_valid      = !burst_none && (burst_over || m_rvalid);
  assign r_last       = given == burst_len;
  assign r_taken      = r_valid && r_room;
  assign r_wrong      = m_rresp != DECERR && {m_rlast, m_rcheck} != {r_last, !r_last, ~^m_rresp, r_bytes};
  assign r_resp       = burst_over || r_wrong ? SLVERR : m_rresp;
  assign r_data       = burst_over ? '0 : m_rdata;
  assign m_rready     = r_room && !burst_none && !burst_over;
  assign answer_wrong = m_rvalid && m_rready && r_wrong;

  nl_slice #(
      .WIDTH(IW + DW + 3)
  ) answers (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (r_valid),
      .in_ready (r_room),
      .in_word  ({r_last, r_resp, r_data, held}),
      .out_valid(s_rvalid),
      .out_ready(s_rready),
      .out_word ({s_rlast, s_rresp, s_rdata, s_rid})
  );

  always_ff @(posedge clk) begin
    if (r_taken) begin
      given      <= r_last ? '0 : given + 1'b1;
      burst_over <= !r_last && (burst_over || (m_rlast && !m_rcheck[DW/8+1]));
    end
    if (!rst_n) begin
      given      <= '0;
      burst_over <= 1'b0;
    end
  end

  // No more bursts are under way than `bursts` has places.
  wire unused = &{1'b0, burst_full, burst_level};
endmodule
