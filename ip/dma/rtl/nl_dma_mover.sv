// Copies a row of words from one place to another by AXI4 bursts of up to 16 beats that keep the 4 KB rule
// (Arm IHI 0022H, A3.4.1): reads run ahead as far as the queue has room, and a write is asked for when all of
// its data is there. A beat a clock goes either way. No output depends combinationally on an input.
module nl_dma_mover (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        start,        // takes a row; there is none under way
    input  logic [31:0] source,
    input  logic [31:0] destination,
    input  logic [29:0] words,        // not 0
    input  logic        from_fixed,   // all words from one address
    input  logic        to_fixed,
    output logic        busy,
    output logic        failed,       // of the row under way or the last one
    output logic [31:0] araddr,
    output logic [ 7:0] arlen,
    output logic [ 1:0] arburst,
    output logic        arvalid,
    input  logic        arready,
    input  logic [31:0] rdata,
    input  logic        rfailed,
    input  logic        rvalid,       // is always taken
    output logic [31:0] awaddr,
    output logic [ 7:0] awlen,
    output logic [ 1:0] awburst,
    output logic        awvalid,
    input  logic        awready,
    output logic [31:0] wdata,
    output logic        wlast,
    output logic        wvalid,
    input  logic        wready,
    input  logic        bfailed,
    input  logic        bvalid        // is always taken
);
  localparam int DEPTH = 64;
  localparam int BURSTS = 8;
  localparam logic [1:0] FIXED = 2'b00;
  localparam logic [1:0] INCR = 2'b01;

  // Beats of the next burst: no more than are left, than 16, and than up to the next 4 KB.
  function automatic logic [4:0] burst_of(input logic [9:0] page_word, input logic [29:0] left,
                                          input logic fixed);
    logic [10:0] room;
    room = fixed ? 11'd16 : 11'd1024 - {1'b0, page_word};
    burst_of = room < 11'd16 ? room[4:0] : 5'd16;
    if (left < {25'd0, burst_of}) burst_of = left[4:0];
  endfunction

  logic [31:0] read_at, write_at;
  logic [29:0] to_read, to_ask; // words that no request covers
  logic        read_fixed, write_fixed;
  logic [ 4:0] read_beats, write_beats;
  logic        reads, asks;     // a request is made in this clock
  logic [ 6:0] free;            // words of the queue that no read is to fill
  logic [ 6:0] ready;           // words in it that no write is to take
  logic [ 3:0] unanswered;      // writes
  logic [ 7:0] beat, len;
  logic        pops, empty, full, lens_empty, lens_full;
  logic [ 6:0] level;
  logic [ 3:0] lens_level;

  assign read_beats  = burst_of(read_at[11:2], to_read, read_fixed);
  assign write_beats = burst_of(write_at[11:2], to_ask, write_fixed);
  assign reads       = to_read != '0 && !arvalid && free >= {2'd0, read_beats};
  assign asks        = to_ask != '0 && !awvalid && ready >= {2'd0, write_beats} && unanswered != 4'(BURSTS);
  assign busy        = to_read != '0 || to_ask != '0 || arvalid || awvalid || unanswered != '0;

  always_ff @(posedge clk) begin : requests
    if (arready) arvalid <= 1'b0;
    if (awready) awvalid <= 1'b0;
    if (reads) begin
      arvalid <= 1'b1;
      araddr  <= read_at;
      arlen   <= {3'd0, read_beats} - 8'd1;
      arburst <= read_fixed ? FIXED : INCR;
      to_read <= to_read - {25'd0, read_beats};
      if (!read_fixed) read_at <= read_at + {25'd0, read_beats, 2'b00};
    end
    if (asks) begin
      awvalid <= 1'b1;
      awaddr  <= write_at;
      awlen   <= {3'd0, write_beats} - 8'd1;
      awburst <= write_fixed ? FIXED : INCR;
      to_ask  <= to_ask - {25'd0, write_beats};
      if (!write_fixed) write_at <= write_at + {25'd0, write_beats, 2'b00};
    end
    if (start) begin
      read_at     <= source;
      write_at    <= destination;
      to_read     <= words;
      to_ask      <= words;
      read_fixed  <= from_fixed;
      write_fixed <= to_fixed;
    end
    if (!rst_n) begin
      arvalid <= 1'b0;
      awvalid <= 1'b0;
      to_read <= '0;
      to_ask  <= '0;
    end
  end

  always_ff @(posedge clk) begin : counters
    free       <= free - (reads ? {2'd0, read_beats} : 7'd0) + {6'd0, pops};
    ready      <= ready + {6'd0, rvalid} - (asks ? {2'd0, write_beats} : 7'd0);
    unanswered <= unanswered + {3'd0, asks} - {3'd0, bvalid};
    if (start) failed <= 1'b0;
    else if ((rvalid && rfailed) || (bvalid && bfailed)) failed <= 1'b1;
    if (pops) beat <= wlast ? 8'd0 : beat + 8'd1;
    if (!rst_n) begin
      free       <= 7'(DEPTH);
      ready      <= '0;
      unanswered <= '0;
      beat       <= '0;
      failed     <= 1'b0;
    end
  end

  nl_fifo #(
      .WIDTH(32),
      .DEPTH(DEPTH)
  ) u_words (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (rvalid),
      .tail (rdata),
      .pop  (pops),
      .head (wdata),
      .empty(empty),
      .full (full),
      .level(level)
  );

  // Lengths of the bursts whose data is not sent.
  nl_fifo #(
      .WIDTH(8),
      .DEPTH(BURSTS)
  ) u_lens (
      .clk  (clk),
      .rst_n(rst_n),
      .clear(1'b0),
      .push (asks),
      .tail ({3'd0, write_beats} - 8'd1),
      .pop  (pops && wlast),
      .head (len),
      .empty(lens_empty),
      .full (lens_full),
      .level(lens_level)
  );

  assign wvalid = !lens_empty;
  assign wlast  = beat == len;
  assign pops   = wvalid && wready;

  // What is asked for has room, and what is sent is there.
  wire unused = &{1'b0, empty, full, lens_full, level, lens_level};
endmodule
