// On-chip SRAM of 2**ADDR_WIDTH bytes behind an AXI4 subordinate. Reads and writes are independent and each
// sustain a beat a clock, from burst to burst too; a read answers two clocks after its request. Transactions
// are answered in their order. No output depends combinationally on an input.
// INIT_FILE, when given, is a $readmemh file with one word of DATA_WIDTH bits an entry.
module nl_axi4_sram #(
    parameter ADDR_WIDTH = 12,
    parameter DATA_WIDTH = 32,
    parameter ID_WIDTH   = 8,
    parameter INIT_FILE  = ""
) (
    input  logic                    clk,
    input  logic                    rst_n,
    input  logic [    ID_WIDTH-1:0] s_axi_awid,
    input  logic [  ADDR_WIDTH-1:0] s_axi_awaddr,
    input  logic [             7:0] s_axi_awlen,
    input  logic [             2:0] s_axi_awsize,
    input  logic [             1:0] s_axi_awburst,
    input  logic                    s_axi_awvalid,
    output logic                    s_axi_awready,
    input  logic [  DATA_WIDTH-1:0] s_axi_wdata,
    input  logic [DATA_WIDTH/8-1:0] s_axi_wstrb,
    input  logic                    s_axi_wlast,
    input  logic                    s_axi_wvalid,
    output logic                    s_axi_wready,
    output logic [    ID_WIDTH-1:0] s_axi_bid,
    output logic [             1:0] s_axi_bresp,
    output logic                    s_axi_bvalid,
    input  logic                    s_axi_bready,
    input  logic [    ID_WIDTH-1:0] s_axi_arid,
    input  logic [  ADDR_WIDTH-1:0] s_axi_araddr,
    input  logic [             7:0] s_axi_arlen,
    input  logic [             2:0] s_axi_arsize,
    input  logic [             1:0] s_axi_arburst,
    input  logic                    s_axi_arvalid,
    output logic                    s_axi_arready,
    output logic [    ID_WIDTH-1:0] s_axi_rid,
    output logic [  DATA_WIDTH-1:0] s_axi_rdata,
    output logic [             1:0] s_axi_rresp,
    output logic                    s_axi_rlast,
    output logic                    s_axi_rvalid,
    input  logic                    s_axi_rready
);
  localparam BYTE_BITS = $clog2(DATA_WIDTH / 8);
  localparam REQUEST_BITS = ID_WIDTH + ADDR_WIDTH + 8 + 3 + 2;
  localparam logic [1:0] OKAY = 2'b00;

  // Writes.
  logic                  aw_valid, aw_taken, w_valid, w_last, write, b_room;
  logic [  ID_WIDTH-1:0] aw_id, b_id;
  logic [ADDR_WIDTH-1:0] aw_addr, w_address;
  logic [           7:0] aw_len;
  logic [           2:0] aw_size;
  logic [           1:0] aw_burst;

  nl_slice #(
      .WIDTH(REQUEST_BITS)
  ) u_write_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_axi_awvalid),
      .in_ready (s_axi_awready),
      .in_word  ({s_axi_awid, s_axi_awaddr, s_axi_awlen, s_axi_awsize, s_axi_awburst}),
      .out_valid(aw_valid),
      .out_ready(aw_taken),
      .out_word ({aw_id, aw_addr, aw_len, aw_size, aw_burst})
  );

  assign aw_taken     = aw_valid && (!w_valid || (write && w_last));
  assign s_axi_wready = w_valid && b_room;
  assign write        = s_axi_wvalid && s_axi_wready;

  nl_axi4_beats #(
      .AW(ADDR_WIDTH)
  ) u_write_beats (
      .clk    (clk),
      .rst_n  (rst_n),
      .start  (aw_taken),
      .first  (aw_addr),
      .len    (aw_len),
      .size   (aw_size),
      .burst  (aw_burst),
      .valid  (w_valid),
      .taken  (write),
      .address(w_address),
      .last   (w_last)
  );

  always_ff @(posedge clk) if (aw_taken) b_id <= aw_id;

  nl_slice #(
      .WIDTH(ID_WIDTH)
  ) u_answers (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (write && w_last),
      .in_ready (b_room),
      .in_word  (b_id),
      .out_valid(s_axi_bvalid),
      .out_ready(s_axi_bready),
      .out_word (s_axi_bid)
  );

  // Reads.
  logic                  ar_valid, ar_taken, r_valid, r_last, read;
  logic [  ID_WIDTH-1:0] ar_id, r_id;
  logic [ADDR_WIDTH-1:0] ar_addr, r_address;
  logic [           7:0] ar_len;
  logic [           2:0] ar_size;
  logic [           1:0] ar_burst;

  nl_slice #(
      .WIDTH(REQUEST_BITS)
  ) u_read_requests (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_axi_arvalid),
      .in_ready (s_axi_arready),
      .in_word  ({s_axi_arid, s_axi_araddr, s_axi_arlen, s_axi_arsize, s_axi_arburst}),
      .out_valid(ar_valid),
      .out_ready(ar_taken),
      .out_word ({ar_id, ar_addr, ar_len, ar_size, ar_burst})
  );

  assign ar_taken = ar_valid && (!r_valid || (read && r_last));
  assign read     = r_valid && (!s_axi_rvalid || s_axi_rready);

  nl_axi4_beats #(
      .AW(ADDR_WIDTH)
  ) u_read_beats (
      .clk    (clk),
      .rst_n  (rst_n),
      .start  (ar_taken),
      .first  (ar_addr),
      .len    (ar_len),
      .size   (ar_size),
      .burst  (ar_burst),
      .valid  (r_valid),
      .taken  (read),
      .address(r_address),
      .last   (r_last)
  );

  always_ff @(posedge clk) begin
    if (ar_taken) r_id <= ar_id;
    if (read) begin
      s_axi_rid   <= r_id;
      s_axi_rlast <= r_last;
    end
    s_axi_rvalid <= read || (s_axi_rvalid && !s_axi_rready);
    if (!rst_n) s_axi_rvalid <= 1'b0;
  end

  nl_sram_array #(
      .WORDS_LOG2(ADDR_WIDTH - BYTE_BITS),
      .DATA_WIDTH(DATA_WIDTH),
      .INIT_FILE (INIT_FILE)
  ) u_array (
      .clk         (clk),
      .write       (write),
      .write_word  (w_address[ADDR_WIDTH-1:BYTE_BITS]),
      .write_data  (s_axi_wdata),
      .write_strobe(s_axi_wstrb),
      .read        (read),
      .read_word   (r_address[ADDR_WIDTH-1:BYTE_BITS]),
      .read_data   (s_axi_rdata)
  );

  assign s_axi_bresp = OKAY;
  assign s_axi_rresp = OKAY;

  // Strobes choose the bytes of a word, and beats are counted.
  wire unused = &{1'b0, w_address[BYTE_BITS-1:0], r_address[BYTE_BITS-1:0], s_axi_wlast};
endmodule
