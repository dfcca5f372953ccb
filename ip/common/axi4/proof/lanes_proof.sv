// The solver watches one burst of its choice: each of its beats has the address that is counted here anew
// (Arm IHI 0022H, A3.4.1), as far as the bits of a wide word go, when all bursts before it are over.
module proof (
    input logic       clk,
    input logic       pushes,
    input logic [7:0] in_first,
    input logic [7:0] in_len,
    input logic [2:0] in_size,
    input logic [1:0] in_burst,
    input logic       takes,
    input logic       ends,
    input logic       watch
);
  localparam int BITS = 2;
  localparam int LARGEST = `LARGEST;

  logic rst_n, full, empty, push, taken, last, watched, ours;
  logic [BITS-1:0] address;
  logic [2:0] beat_size, size, step;
  logic [7:0] first, len, expected, container, bytes;
  logic [1:0] burst, held, before;
  logic [3:0] at;

  started u_reset (.clk, .rst_n);
  nl_axi4_lanes #(.BITS(BITS), .LARGEST(LARGEST), .DEPTH(2)) dut (
      .clk, .rst_n, .full, .push, .first(in_first[BITS-1:0]), .len(in_len), .size(in_size), .burst(in_burst),
      .empty, .address, .beat_size, .taken, .last
  );
  assign push  = rst_n && pushes && !full;
  assign taken = rst_n && takes && !empty;
  assign ours  = watched && before == 0;
  // Beats that are cut go on as INCR, and then there are more than the burst has.
  assign last  = ours && LARGEST > 0 ? at == len : ends;

  always @* if (push) begin
    assume (in_size <= BITS && in_len <= 7 && in_burst != 3);
    if (in_size > LARGEST) assume (in_burst == 1);
    if (in_burst == 2) begin
      assume (in_len == 1 || in_len == 3 || in_len == 7);
      assume ((in_first & ((1 << in_size) - 1)) == 0);
    end
  end
  // A burst that is cut ends somewhere.
  always @* if (ours && at == 15) assume (last);

  initial {watched, held, before, at} = 0;
  always @(posedge clk) begin
    held <= held + push - (taken && last);
    if (push && watch && !watched) begin
      watched <= 1;
      before  <= held - (taken && last);
      {first, len, size, burst} <= {in_first, in_len, in_size, in_burst};
      at <= 0;
    end else if (watched && taken) begin
      if (before == 0) at <= at + 1;
      if (last && before == 0) watched <= 0;
      if (last && before != 0) before <= before - 1;
    end
  end

  assign step      = size < LARGEST ? size : LARGEST;
  assign bytes     = 1 << step;
  assign container = (len + 1) << size;
  always @* begin
    expected = at == 0 ? first : (first & ~(bytes - 8'd1)) + (at << step);
    if (burst == 0) expected = first;
    if (burst == 2) expected = (first & ~(container - 8'd1)) | ((first + (at << step)) & (container - 8'd1));
  end

  always @* if (rst_n) begin
    assert (empty == (held == 0));
    assert (full == (held == 2));
    if (ours) assert (beat_size == size);
    if (ours) assert (address == expected[BITS-1:0]);
  end
`ifdef VACUOUS
  always @* assert (!(ours && at == 2 && burst == 2));
`endif
endmodule
