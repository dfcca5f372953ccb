import { sv } from '../sv.ts';

/** Number of rows of a product of operands of so many bits, and one more for the constants and the last negation. */
export const wordsOf = (bits: number) => (bits + 1) / 2 + 1;

/**
 * The rows of a signed product `${a}` × `${b}` by Booth's digits of b, as words of twice the operands' bits, less two
 * (`bits` is odd), whose sum is the product: `word[0]` and up. A row counts -2 to 2 times a. Instead of extending each
 * row's sign, the sign is inverted and the constant that this adds is taken off in the last word (Sklansky's trick).
 */
export function boothRows(bits: number, width: number, a: string, b: string): string {
  const rows = wordsOf(bits) - 1;
  const taken = Array.from({ length: rows }, (_, i) => 1n << BigInt(bits + 2 * i)).reduce(
    (sum, bit) => sum + bit,
  );
  const constant = BigInt.asUintN(width, -taken).toString(16);
  return sv`
    // Radix-4 Booth recoding: three bits of b select a multiple of a from -2 to 2. The +1 of a negated row is added in the
    // next word. Sign extension is replaced by inverted sign bits and a constant in the last word.
    logic [${bits + 1}:0] digits;
    logic [${rows - 1}:0] select_negative;
    logic [${width - 1}:0] row_word [0:${rows}];

    assign digits = {${b}[${bits - 1}], ${b}, 1'b0};
    for (genvar i = 0; i < ${rows}; i++) begin : g_row
      logic select_1x;
      logic select_2x;
      logic [${bits}:0] row;
      logic [${width - 1}:0] negation_bit;

      assign select_1x = digits[2*i+1] != digits[2*i];
      assign select_2x = digits[2*i+2] != digits[2*i+1] && !select_1x;
      assign select_negative[i] = digits[2*i+2];
      assign row = (({${bits + 1}{select_1x}} & {${a}[${bits - 1}], ${a}}) | ({${bits + 1}{select_2x}} & {${a}, 1'b0})) ^ {${bits + 1}{select_negative[i]}};
      if (i == 0) assign negation_bit = ${width}'d0;
      else assign negation_bit = ${width}'(select_negative[i-1]) << (2 * i - 2);
      assign row_word[i] = (${width}'({!row[${bits}], row[${bits - 1}:0]}) << (2 * i)) | negation_bit;
    end
    assign row_word[${rows}] = ${width}'h${constant} | (${width}'(select_negative[${rows - 1}]) << ${2 * rows - 2});
  `;
}
