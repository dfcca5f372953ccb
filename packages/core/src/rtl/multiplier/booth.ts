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
    // Booth's rows: two bits of b, with the one below them, say how often a counts, from -2 to 2. A negative row is the
    // complement and a one, which stands in the next word. Signs are inverted; the last word sets that right.
    logic [${bits + 1}:0] digits;
    logic [${rows - 1}:0] negated;
    logic [${width - 1}:0] row_word [0:${rows}];

    assign digits = {${b}[${bits - 1}], ${b}, 1'b0};
    for (genvar i = 0; i < ${rows}; i++) begin : g_row
      logic        once;
      logic        twice;
      logic [${bits}:0] row;
      logic [${width - 1}:0] below;

      assign once        = digits[2*i+1] != digits[2*i];
      assign twice       = digits[2*i+2] != digits[2*i+1] && !once;
      assign negated[i] = digits[2*i+2];
      assign row         = (({${bits + 1}{once}} & {${a}[${bits - 1}], ${a}}) | ({${bits + 1}{twice}} & {${a}, 1'b0})) ^ {${bits + 1}{negated[i]}};
      if (i == 0) assign below = ${width}'d0;
      else assign below = ${width}'(negated[i-1]) << (2 * i - 2);
      assign row_word[i] = (${width}'({!row[${bits}], row[${bits - 1}:0]}) << (2 * i)) | below;
    end
    assign row_word[${rows}] = ${width}'h${constant} | (${width}'(negated[${rows - 1}]) << ${2 * rows - 2});
  `;
}
