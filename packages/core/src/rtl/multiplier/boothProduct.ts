import { sv } from '../sv.ts';
import { boothRows, wordsOf } from './booth.ts';

const ROWS = wordsOf(33);
/** Each carry-save adder makes two words of three, until two are left. */
const ADDERS = ROWS - 2;

/** Body of the multiplier in logic: rows and their carry-save sum before `advance`, the addition after it. */
export const boothProduct = (advancing: (statements: string) => string) => sv`
  // Operands extended to 33 bits by their sign or by zero.
  logic [32:0] a_signed;
  logic [32:0] b_signed;

  assign a_signed = {a[31] && funct3 != 2'b11, a};
  assign b_signed = {b[31] && !funct3[1], b};

  ${boothRows(33, 64, 'a_signed', 'b_signed')}

  // Carry-save adder tree: each adder takes the next three words of the list and appends two.
  logic [63:0] csa_word [0:${ROWS + 2 * ADDERS - 1}];
  logic [63:0] carries;

  always_comb begin
    carries = 64'd0;
    for (int i = 0; i < ${ROWS}; i++) csa_word[i] = row_word[i];
    for (int i = 0; i < ${ADDERS}; i++) begin
      carries = (csa_word[3*i] & csa_word[3*i+1]) | (csa_word[3*i] & csa_word[3*i+2]) | (csa_word[3*i+1] & csa_word[3*i+2]);
      csa_word[${ROWS}+2*i] = csa_word[3*i] ^ csa_word[3*i+1] ^ csa_word[3*i+2];
      csa_word[${ROWS + 1}+2*i] = carries << 1;
    end
  end

  logic high_word;
  logic [63:0] csa_sum;
  logic [63:0] csa_carry;

  ${advancing(sv`
    high_word <= funct3 != 2'b00;
    csa_sum <= csa_word[${ROWS + 2 * ADDERS - 2}];
    csa_carry <= csa_word[${ROWS + 2 * ADDERS - 1}];
  `)}

  logic [63:0] product;

  assign product = csa_sum + csa_carry;
  assign result = high_word ? product[63:32] : product[31:0];
`;
