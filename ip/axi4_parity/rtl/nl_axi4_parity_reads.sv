// Read channels: a request with a wrong bit goes no further, and as many beats as it asks for are answered
// with SLVERR, in the order of the requests. Where a burst ends is counted.
module nl_axi4_parity_reads #(
    parameter int IW = 4,
    parameter int PW = 32,
    parameter int DW = 32,
    parameter int OUTSTANDING = 8
) (
    input  logic            clk,
    input  logic            rst_n,
    output logic            request_wrong,  // one goes no further
    input  logic            s_ar_bad,       // what comes has a wrong bit
    input  logic [  IW-1:0] s_arid,
    input  logic [  PW-1:0] s_ar,           // its lowest eight bits are ARLEN
    input  logic            s_arvalid,
    output logic            s_arready,
    output logic [  IW-1:0] s_rid,
    output logic [  DW-1:0] s_rdata,
    output logic [     1:0] s_rresp,
    output logic            s_rlast,
    output logic [DW/8+1:0] s_rcheck,       // check bits: last, response, bytes
    output logic            s_rvalid,
    input  logic            s_rready,
    output logic [  IW-1:0] m_arid,
    output logic [  PW-1:0] m_ar,
    output logic            m_arvalid,
    input  logic            m_arready,
    input  logic [  IW-1:0] m_rid,
    input  logic [  DW-1:0] m_rdata,
    input  logic [     1:0] m_rresp,
    input  logic            m_rvalid,
    output logic            m_rready
);
  localparam logic [1:0] SLVERR = 2'b10;

  logic ar_valid, ar_bad, ar_begins, ar_taken, allowed;
  logic [         IW-1:0] held;
  // The burst that is answered next: not by the subordinate; its beats less one, and those given.
  logic                   burst_none, burst_full, burst_bad;
  logic [            7:0] burst_len, given;
  logic [$clog2(OUTSTANDING):0] burst_level;
  logic r_valid, r_room, r_taken, r_last;
  logic [            1:0] r_resp;
  logic [         DW-1:0] r_data;
  logic [       DW/8-1:0] r_bytes;

  nl_slice #(
      .WIDTH(1 + IW + PW)
  ) requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_arvalid),
      .in_ready (s_arready),
      .in_word  ({s_ar_bad, s_arid, s_ar}),
      .out_valid(ar_valid),
      .out_ready(ar_taken),
      .out_word ({ar_bad, m_arid, m_ar})
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

  assign ar_begins     = ar_valid && allowed;
  assign ar_taken      = ar_begins && (ar_bad || m_arready);
  assign request_wrong = ar_taken && ar_bad;
  assign m_arvalid     = ar_begins && !ar_bad;

  nl_fifo #(
      .WIDTH(9),
      .DEPTH(OUTSTANDING)
  ) bursts (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (ar_taken),
      .tail ({ar_bad, m_ar[7:0]}),
      .pop  (r_taken && r_last),
      .head ({burst_bad, burst_len}),
      .empty(burst_none),
      .full (burst_full),
      .level(burst_level)
  );

  assign r_valid  = !burst_none && (burst_bad || m_rvalid);
  assign r_last   = given == burst_len;
  assign r_taken  = r_valid && r_room;
  assign r_resp   = burst_bad ? SLVERR : m_rresp;
  assign r_data   = burst_bad ? '0 : m_rdata;
  assign m_rready = r_room && !burst_none && !burst_bad;

  nl_odd_parity #(
      .WIDTH(DW)
  ) bytes (
      .word(r_data),
      .bits(r_bytes)
  );

  nl_slice #(
      .WIDTH(IW + DW + 3 + DW / 8 + 2)
  ) answers (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (r_valid),
      .in_ready (r_room),
      .in_word  ({!r_last, ~^r_resp, r_bytes, r_last, r_resp, r_data, burst_bad ? held : m_rid}),
      .out_valid(s_rvalid),
      .out_ready(s_rready),
      .out_word ({s_rcheck, s_rlast, s_rresp, s_rdata, s_rid})
  );

  always_ff @(posedge clk) begin
    if (r_taken) given <= r_last ? '0 : given + 1'b1;
    if (!rst_n) given <= '0;
  end

  // No more bursts are under way than `bursts` has places.
  wire unused = &{1'b0, burst_full, burst_level};
endmodule
