// Requests of one direction as INCR bursts of at most MOST beats. `piece_taken` tells of each when it is
// made, before its request is taken; queues of who listens must then have room (`open`). An exclusive
// access that is split is none any more.
module nl_axi4_split_requests #(
    parameter int AW = 32,
    parameter int IW = 4,
    parameter int MOST = 16,
    parameter int OUTSTANDING = 8, // bursts of one ID
    parameter int THREADS = 4,
    parameter int XW = 15 // bits of attributes
) (
    input  logic               clk,
    input  logic               rst_n,
    input  logic [     IW-1:0] s_id,
    input  logic [     AW-1:0] s_addr,
    input  logic [        7:0] s_len,
    input  logic [        2:0] s_size,
    input  logic [        1:0] s_burst,
    input  logic               s_lock,
    input  logic [     XW-1:0] s_attr,
    input  logic               s_valid,
    output logic               s_ready,
    output logic [     IW-1:0] m_id,
    output logic [     AW-1:0] m_addr,
    output logic [        7:0] m_len,
    output logic [        2:0] m_size,
    output logic               m_lock,
    output logic [     XW-1:0] m_attr,
    output logic               m_valid,
    input  logic               m_ready,
    input  logic               open,
    output logic               piece_taken,
    output logic [        7:0] piece_len,
    output logic               piece_last,
    output logic [THREADS-1:0] piece_place, // of its ID, one-hot
    input  logic [     IW-1:0] end_id,      // of an answer
    output logic [THREADS-1:0] answered,    // its place
    input  logic               ends         // it is its burst's last
);
  localparam int PW = IW + AW + 8 + 3 + 2 + 1 + XW;

  logic               taken_valid, taken_ready, allowed, idle;
  logic [     IW-1:0] taken_id, id;
  logic [THREADS-1:0] taken_place;
  logic [     AW-1:0] taken_addr, piece_addr;
  logic [        7:0] taken_len;
  logic [        2:0] taken_size, piece_size;
  logic [        1:0] taken_burst;
  logic               taken_lock, lock;
  logic [     XW-1:0] taken_attr, attr;
  logic               piece_valid, piece_whole, slice_ready;

  nl_slice #(
      .WIDTH(PW)
  ) requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_valid),
      .in_ready (s_ready),
      .in_word  ({s_id, s_addr, s_len, s_size, s_burst, s_lock, s_attr}),
      .out_valid(taken_valid),
      .out_ready(taken_ready),
      .out_word ({taken_id, taken_addr, taken_len, taken_size, taken_burst, taken_lock, taken_attr})
  );

  nl_axi4_threads #(
      .IW     (IW),
      .THREADS(THREADS),
      .MOST   (OUTSTANDING)
  ) threads (
      .clk     (clk),
      .rst_n   (rst_n),
      .id      (taken_id),
      .allowed (allowed),
      .place   (taken_place),
      .begins  (taken_valid && taken_ready),
      .end_id  (end_id),
      .answered(answered),
      .ends    (ends)
  );

  assign piece_taken = piece_valid && slice_ready && open;
  assign idle        = !piece_valid || (piece_taken && piece_last);
  assign taken_ready = idle && allowed;

  always_ff @(posedge clk) begin
    if (taken_valid && taken_ready) begin
      id          <= taken_id;
      piece_place <= taken_place;
      lock        <= taken_lock;
      attr        <= taken_attr;
    end
  end

  nl_axi4_pieces #(
      .AW  (AW),
      .MOST(MOST)
  ) pieces (
      .clk        (clk),
      .rst_n      (rst_n),
      .start      (taken_valid && taken_ready),
      .first      (taken_addr),
      .first_len  (taken_len),
      .first_size (taken_size),
      .first_burst(taken_burst),
      .valid      (piece_valid),
      .taken      (piece_taken),
      .address    (piece_addr),
      .len        (piece_len),
      .size       (piece_size),
      .last       (piece_last),
      .whole      (piece_whole)
  );

  nl_slice #(
      .WIDTH(IW + AW + 8 + 3 + 1 + XW)
  ) bursts (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (piece_valid && open),
      .in_ready (slice_ready),
      .in_word  ({id, piece_addr, piece_len, piece_size, lock && piece_whole, attr}),
      .out_valid(m_valid),
      .out_ready(m_ready),
      .out_word ({m_id, m_addr, m_len, m_size, m_lock, m_attr})
  );
endmodule
