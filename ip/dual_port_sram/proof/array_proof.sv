// The memory between two ports, one word of the solver's choice: what is read is what was written last
// before, byte by byte, and of two writes of one byte in a clock b's stays.
module proof (
    input logic        clk,
    input logic        a_read,
    input logic        a_write,
    input logic        a_word,
    input logic [15:0] a_data,
    input logic [ 1:0] a_strobe,
    input logic        b_read,
    input logic        b_write,
    input logic        b_word,
    input logic [15:0] b_data,
    input logic [ 1:0] b_strobe
);
  (* anyconst *) logic which;
  logic rst_n, a_asked, b_asked;
  logic [15:0] a_seen, b_seen, a_expected, b_expected, value;
  logic [1:0] known, a_known, b_known;

  started u_reset (.clk, .rst_n);
  nl_dual_port_array #(.WORDS_LOG2(1), .DATA_WIDTH(16)) dut (
      .clk, .a_read, .a_write, .a_word, .a_write_data(a_data), .a_strobe, .a_read_data(a_seen),
      .b_read, .b_write, .b_word, .b_write_data(b_data), .b_strobe, .b_read_data(b_seen)
  );

  initial {known, a_asked, b_asked} = 0;
  always @(posedge clk) begin
    for (int k = 0; k < 2; k++) begin
      if (a_write && a_word == which && a_strobe[k]) {known[k], value[8*k+:8]} <= {1'b1, a_data[8*k+:8]};
      if (b_write && b_word == which && b_strobe[k]) {known[k], value[8*k+:8]} <= {1'b1, b_data[8*k+:8]};
    end
    if (a_read) {a_asked, a_expected, a_known} <= {a_word == which, value, known};
    if (b_read) {b_asked, b_expected, b_known} <= {b_word == which, value, known};
  end
  always @* if (rst_n)
    for (int k = 0; k < 2; k++) begin
      if (a_asked && a_known[k]) assert (a_seen[8*k+:8] == a_expected[8*k+:8]);
      if (b_asked && b_known[k]) assert (b_seen[8*k+:8] == b_expected[8*k+:8]);
    end
`ifdef VACUOUS
  always @* assert (!(a_asked && b_asked && &a_known && !(&b_known)));
`endif
endmodule
