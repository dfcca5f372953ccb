import { sv } from '../sv.ts';
import { boothRows, wordsOf } from './booth.ts';

/** Where the register of a pipelined product is: between the sums of its rows and their addition, or behind it all. */
export type ProductRegister = 'inside' | 'behind';

/** Rows of a product, of operands of so many bits, reduced to two words; each carry-save adder makes two of three. */
function twoWords(bits: number): { text: string; words: [string, string] } {
  const [rows, width] = [wordsOf(bits + 1), 2 * bits];
  const adders = rows - 2;
  const last = rows + 2 * adders - 1;
  const text = sv`
    // Operands extended to ${bits + 1} bits by their sign or by zero.
    logic [${bits}:0] a_signed;
    logic [${bits}:0] b_signed;

    assign a_signed = {a[${bits - 1}] && funct3 != 2'b11, a};
    assign b_signed = {b[${bits - 1}] && !funct3[1], b};

    ${boothRows(bits + 1, width, 'a_signed', 'b_signed')}

    // Carry-save adder tree: each adder takes the next three words of the list and appends two.
    logic [${width - 1}:0] csa_word [0:${last}];
    logic [${width - 1}:0] carries;

    always_comb begin
      carries = ${width}'d0;
      for (int i = 0; i < ${rows}; i++) csa_word[i] = row_word[i];
      for (int i = 0; i < ${adders}; i++) begin
        carries = (csa_word[3*i] & csa_word[3*i+1]) | (csa_word[3*i] & csa_word[3*i+2]) | (csa_word[3*i+1] & csa_word[3*i+2]);
        csa_word[${rows}+2*i] = csa_word[3*i] ^ csa_word[3*i+1] ^ csa_word[3*i+2];
        csa_word[${rows + 1}+2*i] = carries << 1;
      end
    end
  `;
  return { text, words: [`csa_word[${last - 1}]`, `csa_word[${last}]`] };
}

/** The word of a product that is the result. */
const chosen = (bits: number, isHigh: string) =>
  `${isHigh} ? product[${2 * bits - 1}:${bits}] : product[${bits - 1}:0]`;

/** Body of the multiplier in logic, for operands of so many bits; what is registered is so in EX, by `advance`. */
export function boothProduct(
  bits: number,
  register: ProductRegister,
  advancing: (statements: string) => string,
): string {
  const { text, words } = twoWords(bits);
  if (register === 'behind')
    return sv`
      ${text}

      logic [${2 * bits - 1}:0] product;
      (* syn_allow_retiming = 1 *) logic [${bits - 1}:0] product_word; // retiming moves it back into the array

      assign product = ${words[0]} + ${words[1]};

      ${advancing(`product_word <= ${chosen(bits, "funct3 != 2'b00")};`)}

      assign result = product_word;
    `;
  return sv`
    ${text}

    logic high_word;
    logic [${2 * bits - 1}:0] csa_sum;
    logic [${2 * bits - 1}:0] csa_carry;

    ${advancing(sv`
      high_word <= funct3 != 2'b00;
      csa_sum <= ${words[0]};
      csa_carry <= ${words[1]};
    `)}

    logic [${2 * bits - 1}:0] product;

    assign product = csa_sum + csa_carry;
    assign result = ${chosen(bits, 'high_word')};
  `;
}
