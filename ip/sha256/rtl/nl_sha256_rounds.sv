// Takes a block into the digest (FIPS 180-4, 6.2.2), a round a clock: 64, and one that adds the digest
// before.
module nl_sha256_rounds (
    input  logic         clk,
    input  logic         rst_n,
    input  logic         start,    // the digest becomes the initial value
    input  logic         take,     // begins the rounds; the block may be written until then
    input  logic         append,   // a word to the block
    input  logic [ 31:0] word,
    output logic         busy,
    output logic         done,
    output logic [255:0] digest    // the first word highest
);
  // FIPS 180-4, 5.3.3.
  localparam logic [255:0] INITIAL = {
      32'h6a09e667, 32'hbb67ae85, 32'h3c6ef372, 32'ha54ff53a,
      32'h510e527f, 32'h9b05688c, 32'h1f83d9ab, 32'h5be0cd19
  };

  logic [511:0] block;  // the words of the schedule that are needed, the oldest highest
  logic [255:0] state;  // a to h, a highest
  logic [  5:0] round;
  logic         adds;   // all rounds are over
  logic [ 31:0] a, b, c, d, e, f, g, h;
  logic [ 31:0] constant, schedule, first, second;

  nl_sha256_constants u_constants (
      .round(round),
      .word (constant)
  );

  function automatic logic [31:0] rotated(input logic [31:0] x, input int by);
    rotated = (x >> by) | (x << (32 - by));
  endfunction

  // Sigma 0 and 1 of state and of schedule (4.1.2).
  function automatic logic [31:0] mixed(input logic [31:0] x, input int one, input int two, input int three);
    mixed = rotated(x, one) ^ rotated(x, two) ^ rotated(x, three);
  endfunction

  function automatic logic [31:0] extended(input logic [31:0] x, input int one, input int two, input int by);
    extended = rotated(x, one) ^ rotated(x, two) ^ (x >> by);
  endfunction

  assign {a, b, c, d, e, f, g, h} = state;

  // The word of the schedule sixteen rounds on, from those of 16, 15, 7 and 2 rounds before it.
  assign schedule = extended(block[63:32], 17, 19, 10) + block[223:192] + extended(block[479:448], 7, 18, 3)
                  + block[511:480];
  assign first  = h + mixed(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + constant + block[511:480];
  assign second = mixed(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));

  always_ff @(posedge clk) begin
    done <= 1'b0;
    if (start && !busy) digest <= INITIAL;
    if (append && !busy) block <= {block[479:0], word};
    if (take && !busy) begin
      busy  <= 1'b1;
      adds  <= 1'b0;
      round <= 6'd0;
      state <= start ? INITIAL : digest;
    end else if (busy && !adds) begin
      block <= {block[479:0], schedule};
      state <= {first + second, a, b, c, d + first, e, f, g};
      round <= round + 6'd1;
      adds  <= round == 6'd63;
    end else if (busy) begin
      for (int k = 0; k < 8; k++) digest[32*k+:32] <= digest[32*k+:32] + state[32*k+:32];
      busy <= 1'b0;
      done <= 1'b1;
    end
    if (!rst_n) begin
      busy   <= 1'b0;
      done   <= 1'b0;
      digest <= INITIAL;
    end
  end
endmodule
