// Pipelined multiplier: Booth recoding and carry-save reduction to two words in EX, final addition in MEM.
module nl_prompt_multiplier (
  input  logic        clk,
  input  logic        advance,
  input  logic [1:0]  funct3,
  input  logic [31:0] a,
  input  logic [31:0] b,
  output logic [31:0] result
);
  // Operands extended to 33 bits by their sign or by zero.
  logic [32:0] a_signed;
  logic [32:0] b_signed;

  assign a_signed = {a[31] && funct3 != 2'b11, a};
  assign b_signed = {b[31] && !funct3[1], b};

  // Radix-4 Booth recoding: three bits of b select a multiple of a from -2 to 2. The +1 of a negated row is
  // added in the next word. Sign extension is replaced by inverted sign bits and a constant in the last word.
  logic [34:0] digits;
  logic [16:0] select_negative;
  logic [63:0] row_word [0:17];

  assign digits = {b_signed[32], b_signed, 1'b0};

  for (genvar i = 0; i < 17; i++) begin : g_row
    logic        select_1x;
    logic        select_2x;
    logic [33:0] row;
    logic [63:0] negation_bit;

    assign select_1x          = digits[2*i+1] != digits[2*i];
    assign select_2x          = digits[2*i+2] != digits[2*i+1] && !select_1x;
    assign select_negative[i] = digits[2*i+2];
    assign row                = (({34{select_1x}} & {a_signed[32], a_signed})
                                 | ({34{select_2x}} & {a_signed, 1'b0}))
                              ^ {34{select_negative[i]}};
    if (i == 0) assign negation_bit = 64'd0;
    else assign negation_bit = 64'(select_negative[i-1]) << (2 * i - 2);
    assign row_word[i] = (64'({!row[33], row[32:0]}) << (2 * i)) | negation_bit;
  end

  assign row_word[17] = 64'h5555555600000000 | (64'(select_negative[16]) << 32);

  // Carry-save adder tree: each adder takes the next three words of the list and appends two.
  logic [63:0] csa_word [0:49];
  logic [63:0] carries;

  always_comb begin
    carries = 64'd0;
    for (int i = 0; i < 18; i++) csa_word[i] = row_word[i];
    for (int i = 0; i < 16; i++) begin
      carries          = (csa_word[3*i] & csa_word[3*i+1])
                       | (csa_word[3*i] & csa_word[3*i+2])
                       | (csa_word[3*i+1] & csa_word[3*i+2]);
      csa_word[18+2*i] = csa_word[3*i] ^ csa_word[3*i+1] ^ csa_word[3*i+2];
      csa_word[19+2*i] = carries << 1;
    end
  end

  logic        high_word;
  logic [63:0] csa_sum;
  logic [63:0] csa_carry;

  always_ff @(posedge clk) begin
    if (advance) begin
      high_word <= funct3 != 2'b00;
      csa_sum   <= csa_word[48];
      csa_carry <= csa_word[49];
    end
  end

  logic [63:0] product;

  assign product = csa_sum + csa_carry;
  assign result  = high_word ? product[63:32] : product[31:0];
endmodule
