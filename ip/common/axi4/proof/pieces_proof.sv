// The beats of the pieces, one after another, are those of the burst, whose addresses are counted here anew
// (Arm IHI 0022H, A3.4.1); the solver chooses a beat of each piece. No piece is too long, and the last is
// marked as the last, one that is all as the whole.
module proof (
    input logic       clk,
    input logic       taken,
    input logic       asks,
    input logic [7:0] in_first,
    input logic [7:0] in_len,
    input logic [2:0] in_size,
    input logic [1:0] in_burst,
    input logic [7:0] beat
);
  localparam int MOST = `MOST;

  logic rst_n, start, valid, last, whole, busy;
  logic [7:0] address, len, first, total, container, bytes, expected, shown, aligned;
  logic [2:0] size, kept_size;
  logic [1:0] burst;
  logic [8:0] done, at;

  started u_reset (.clk, .rst_n);
  assign start = rst_n && asks && !busy;
  nl_axi4_pieces #(.AW(8), .MOST(MOST)) dut (
      .clk, .rst_n, .start, .first(in_first), .first_len(in_len), .first_size(in_size),
      .first_burst(in_burst), .valid, .taken(taken && valid), .address, .len, .size, .last, .whole
  );

  // Sizes and lengths of which all addresses fit; a WRAP is aligned and of 2, 4 or 8 beats here.
  always @* if (start) begin
    assume (in_size <= 1 && in_len <= 7 && in_burst != 3);
    if (in_burst == 2) assume ((in_len == 1 || in_len == 3 || in_len == 7) && (in_size == 0 || !in_first[0]));
  end

  initial {busy, done} = 0;
  always @(posedge clk) begin
    if (start) begin
      busy      <= 1;
      done      <= 0;
      first     <= in_first;
      total     <= in_len;
      kept_size <= in_size;
      burst     <= in_burst;
    end else if (valid && taken) begin
      done <= done + len + 1;
      if (done + len == total) busy <= 0;
    end
  end

  // The address of beat `at` of the burst, and of beat `beat` of the piece.
  assign at        = done + beat;
  assign bytes     = 1 << kept_size;
  assign container = (total + 1) << kept_size;
  assign aligned   = first & ~(bytes - 8'd1);
  always @* begin
    expected = at == 0 ? first : aligned + (at[7:0] << kept_size);
    if (burst == 0) expected = first;
    if (burst == 2)
      expected = (first & ~(container - 8'd1)) | ((first + (at[7:0] << kept_size)) & (container - 8'd1));
    shown = beat == 0 ? address : (address & ~(bytes - 8'd1)) + (beat << size);
  end

  always @* if (rst_n) begin
    assert (valid == busy);
    if (valid) begin
      assert (size == kept_size);
      assert (len < MOST);
      assert (done + len <= total);
      assert (last == (done + len == total));
      assert (whole == (done == 0 && len == total));
      if (beat <= len) assert (shown == expected);
    end
  end
`ifdef VACUOUS
  always @* assert (!(busy && burst == 2 && done == 2 && last));
`endif
endmodule
