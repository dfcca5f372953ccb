// Execute in place: the flash as memory at AXI4. A read begins a stream from its address on, which runs
// ahead into a queue of words; reads that go on where the last one ended are served from it, without an
// address on the lines. A read of another place ends the stream, and so does a queue that stays full: the
// part is not kept selected for nobody, and what was read ahead is still there. Writes are answered with
// SLVERR, and while `enable` is low reads too.
module nl_qspi_xip #(
    parameter ADDR_WIDTH = 24,
    parameter ID_WIDTH   = 8
) (
    input  logic                  clk,
    input  logic                  rst_n,
    input  logic                  enable,
    input  logic                  serves,        // the engine is here for it
    input  logic [  ID_WIDTH-1:0] s_axi_awid,
    input  logic                  s_axi_awvalid,
    output logic                  s_axi_awready,
    input  logic                  s_axi_wlast,
    input  logic                  s_axi_wvalid,
    output logic                  s_axi_wready,
    output logic [  ID_WIDTH-1:0] s_axi_bid,
    output logic [           1:0] s_axi_bresp,
    output logic                  s_axi_bvalid,
    input  logic                  s_axi_bready,
    input  logic [  ID_WIDTH-1:0] s_axi_arid,
    input  logic [ADDR_WIDTH-1:0] s_axi_araddr,
    input  logic [           7:0] s_axi_arlen,
    input  logic [           2:0] s_axi_arsize,
    input  logic [           1:0] s_axi_arburst,
    input  logic                  s_axi_arvalid,
    output logic                  s_axi_arready,
    output logic [  ID_WIDTH-1:0] s_axi_rid,
    output logic [          31:0] s_axi_rdata,
    output logic [           1:0] s_axi_rresp,
    output logic                  s_axi_rlast,
    output logic                  s_axi_rvalid,
    input  logic                  s_axi_rready,
    output logic                  start,
    output logic [          31:0] address,
    output logic                  ends,
    output logic                  room,          // for a byte
    input  logic                  busy,
    input  logic                  received,
    input  logic [           7:0] byte_received
);
  localparam DEPTH = 8;
  localparam logic [7:0] PATIENCE = 8'd255;  // clocks that a stream waits for room
  localparam WORD_BITS = ADDR_WIDTH - 2;
  localparam logic [1:0] OKAY = 2'b00;
  localparam logic [1:0] SLVERR = 2'b10;

  // Writes are taken and refused.
  logic refusing;

  assign s_axi_awready = !refusing && !s_axi_bvalid;
  assign s_axi_wready  = refusing;
  assign s_axi_bresp   = SLVERR;

  always_ff @(posedge clk) begin
    if (s_axi_awvalid && s_axi_awready) begin
      refusing  <= 1'b1;
      s_axi_bid <= s_axi_awid;
    end
    if (s_axi_wvalid && s_axi_wready && s_axi_wlast) begin
      refusing     <= 1'b0;
      s_axi_bvalid <= 1'b1;
    end
    if (s_axi_bvalid && s_axi_bready) s_axi_bvalid <= 1'b0;
    if (!rst_n) begin
      refusing     <= 1'b0;
      s_axi_bvalid <= 1'b0;
    end
  end

  // Reads, beat by beat.
  logic                  ar_valid, ar_taken, r_valid, r_last, answer;
  logic [  ID_WIDTH-1:0] ar_id, r_id;
  logic [ADDR_WIDTH-1:0] ar_addr, r_address;
  logic [           7:0] ar_len;
  logic [           2:0] ar_size;
  logic [           1:0] ar_burst;

  nl_slice #(
      .WIDTH(ID_WIDTH + ADDR_WIDTH + 8 + 3 + 2)
  ) u_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_axi_arvalid),
      .in_ready (s_axi_arready),
      .in_word  ({s_axi_arid, s_axi_araddr, s_axi_arlen, s_axi_arsize, s_axi_arburst}),
      .out_valid(ar_valid),
      .out_ready(ar_taken),
      .out_word ({ar_id, ar_addr, ar_len, ar_size, ar_burst})
  );

  assign ar_taken = ar_valid && (!r_valid || (answer && r_last));

  nl_axi4_beats #(
      .AW(ADDR_WIDTH)
  ) u_beats (
      .clk    (clk),
      .rst_n  (rst_n),
      .start  (ar_taken),
      .first  (ar_addr),
      .len    (ar_len),
      .size   (ar_size),
      .burst  (ar_burst),
      .valid  (r_valid),
      .taken  (answer),
      .address(r_address),
      .last   (r_last)
  );

  // The stream. `head` has a bit more than an address: behind the last word of the memory nothing follows.
  // A beat that ends within a word leaves it to the next one.
  logic                   streaming;
  logic                   known;       // the queue has the words from `head` on, as many as it has
  logic [            7:0] waited;      // for room
  logic [    WORD_BITS:0] head;
  logic [            2:0] r_size;
  logic                   hit, leaves, word_whole, empty, full;
  logic [           31:0] head_word;
  logic [           23:0] bytes;       // the first ones of a word, the first lowest
  logic [            1:0] byte_count;
  logic [$clog2(DEPTH):0] level;

  assign hit        = known && head == {1'b0, r_address[ADDR_WIDTH-1:2]};
  assign leaves     = r_size == 3'd2 || (r_address[1] && (r_size == 3'd1 || r_address[0]));
  assign answer     = r_valid && (!s_axi_rvalid || s_axi_rready) && (!enable || (hit && !empty));
  assign start      = r_valid && enable && serves && !streaming && !busy && !(hit && !empty);
  assign address    = 32'({r_address[ADDR_WIDTH-1:2], 2'b00});
  assign room       = level < ($clog2(DEPTH) + 1)'(DEPTH - 1);
  assign word_whole = received && byte_count == 2'd3;

  always_ff @(posedge clk) begin
    // A stream that nobody wants any more; what it has read is forgotten as the next one begins.
    waited <= streaming && !room ? waited + 8'd1 : 8'd0;
    ends   <= streaming && (ends || !enable || (r_valid && !hit) || waited == PATIENCE);
    known  <= enable && (known || start);
    if (start) begin
      streaming  <= 1'b1;
      head       <= {1'b0, r_address[ADDR_WIDTH-1:2]};
      byte_count <= '0;
    end else begin
      if (ends && !busy) streaming <= 1'b0;
      if (answer && hit && leaves) head <= head + 1'b1;
      if (received) byte_count <= byte_count + 2'd1;
    end
    if (received) bytes <= {byte_received, bytes[23:8]};
    if (!rst_n) begin
      streaming <= 1'b0;
      known     <= 1'b0;
      waited    <= 8'd0;
      ends      <= 1'b0;
    end
  end

  nl_fifo #(
      .WIDTH(32),
      .DEPTH(DEPTH)
  ) u_words (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(start),
      .push (word_whole),
      .tail ({byte_received, bytes}),
      .pop  (answer && hit && leaves),
      .head (head_word),
      .empty(empty),
      .full (full),
      .level(level)
  );

  always_ff @(posedge clk) begin
    if (ar_taken) {r_id, r_size} <= {ar_id, ar_size};
    if (answer) begin
      s_axi_rid   <= r_id;
      s_axi_rdata <= enable ? head_word : 32'd0;
      s_axi_rresp <= enable ? OKAY : SLVERR;
      s_axi_rlast <= r_last;
    end
    s_axi_rvalid <= answer || (s_axi_rvalid && !s_axi_rready);
    if (!rst_n) s_axi_rvalid <= 1'b0;
  end

  wire unused = &{1'b0, full};
endmodule
