// Arithmetic logic unit: one adder for additions, subtractions and comparisons, one shifter.
// 'sum' is a + b in ADD, e.g. for addresses; 'less' and 'equal' compare in SLT, SLTU and SUB.
module nl_safe_alu (
  input  logic [3:0]  op,
  input  logic [31:0] a,
  input  logic [31:0] b,
  output logic [31:0] result,
  output logic [31:0] sum,
  output logic        less,
  output logic        equal
);
  localparam logic [3:0] SUB  = 4'b1000;
  localparam logic [3:0] SLT  = 4'b0010;
  localparam logic [3:0] SLTU = 4'b0011;
  localparam logic [3:0] XOR  = 4'b0100;
  localparam logic [3:0] OR   = 4'b0110;
  localparam logic [3:0] AND  = 4'b0111;
  localparam logic [3:0] SLL  = 4'b0001;
  localparam logic [3:0] SRL  = 4'b0101;
  localparam logic [3:0] SRA  = 4'b1101;

  // Adder: a - b = a + ~b + 1. The extra low bit of the sum feeds in the carry.
  logic        invert;
  logic [31:0] operand;
  logic        carry;
  logic        unused_low;

  assign invert  = op == SUB || op == SLT || op == SLTU;
  assign operand = b ^ {32{invert}};
  assign {carry, sum, unused_low} = {1'b0, a, 1'b1} + {1'b0, operand, invert};

  // Comparison by a - b: no carry out means a borrow. If the signs differ, the negative operand is less.
  logic is_signed;

  assign is_signed = op == SLT;
  assign less      = a[31] == b[31] ? !carry : is_signed ? a[31] : b[31];
  assign equal     = &(a ^ operand);

  // One right shifter: for left shifts the bits are reversed before and after.
  logic        shift_left;
  logic        fill;
  logic [31:0] reversed;
  logic [31:0] shift_operand;
  logic [31:0] by16;
  logic [31:0] by8;
  logic [31:0] by4;
  logic [31:0] by2;
  logic [31:0] by1;
  logic [31:0] shifted;

  assign shift_left    = op == SLL;
  assign fill          = op == SRA && a[31];
  assign shift_operand = shift_left ? reversed : a;
  assign by16          = b[4] ? {{16{fill}}, shift_operand[31:16]} : shift_operand;
  assign by8           = b[3] ? {{8{fill}}, by16[31:8]} : by16;
  assign by4           = b[2] ? {{4{fill}}, by8[31:4]} : by8;
  assign by2           = b[1] ? {{2{fill}}, by4[31:2]} : by4;
  assign by1           = b[0] ? {{1{fill}}, by2[31:1]} : by2;

  for (genvar i = 0; i < 32; i++) begin : g_reverse
    assign reversed[i] = a[31-i];
    assign shifted[i]  = shift_left ? by1[31-i] : by1[i];
  end

  always_comb begin
    case (op)
      SLT, SLTU:     result = {31'd0, less};
      XOR:           result = a ^ operand;
      OR:            result = a | operand;
      AND:           result = a & operand;
      SLL, SRL, SRA: result = shifted;
      default:       result = sum;
    endcase
  end
endmodule
