import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { isOneOf, only } from './aluParts.ts';
import type { AluPart } from './aluParts.ts';

const shiftedAdd = sv`
  // SHnADD shifts a by n.
  logic [31:0] augend;

  always_comb begin
    case (op)
      SH1ADD: augend = a << 1;
      SH2ADD: augend = a << 2;
      SH3ADD: augend = a << 3;
      default: augend = a;
    endcase
  end
`;

const singleBit = sv`
  // BCLR, BSET and BINV use a one-hot mask as operand b.
  logic [31:0] source;

  assign source = ${isOneOf(['BCLR', 'BSET', 'BINV'])} ? 32'd1 << b[4:0] : b;
`;

/** Addition, subtraction, comparisons and logic: all from a and the operand, which is b or its complement. */
export function adder({ base }: CoreOptions): AluPart {
  const { zba, zbb, zbs } = base;
  const inverts = zbb || base.zbkb;
  const inverting = isOneOf([
    'SUB',
    'SLT',
    'SLTU',
    ...only(inverts, ['XNOR', 'ORN', 'ANDN']),
    ...only(zbb, ['MIN', 'MINU', 'MAX', 'MAXU']),
    ...only(zbs, ['BCLR']),
  ]);
  const signed = isOneOf(['SLT', ...only(zbb, ['MIN', 'MAX'])]);
  return {
    text: sv`
      ${zba && `${shiftedAdd}\n`}
      ${zbs && `${singleBit}\n`}
      // Adder: a - b = a + ~b + 1. The extra low bit of the sum feeds in the carry.
      logic invert;
      logic [31:0] operand;
      logic carry;
      logic unused_low;

      assign invert = ${inverting};
      assign operand = ${zbs ? 'source' : 'b'} ^ {32{invert}};
      assign {carry, sum, unused_low} = {1'b0, ${zba ? 'augend' : 'a'}, 1'b1} + {1'b0, operand, invert};

      // Comparison by a - b: no carry out means a borrow. If the signs differ, the negative operand is less.
      logic is_signed;

      assign is_signed = ${signed};
      assign less = a[31] == b[31] ? !carry : is_signed ? a[31] : b[31];
      assign equal = &(a ^ operand);
    `,
    results: [
      [['SLT', 'SLTU'], "{31'd0, less}"],
      [['XOR', ...only(inverts, ['XNOR']), ...only(zbs, ['BINV'])], 'a ^ operand'],
      [['OR', ...only(inverts, ['ORN']), ...only(zbs, ['BSET'])], 'a | operand'],
      [['AND', ...only(inverts, ['ANDN']), ...only(zbs, ['BCLR'])], 'a & operand'],
      ...(zbb
        ? ([
            [['MIN', 'MINU'], 'less ? a : b'],
            [['MAX', 'MAXU'], 'less ? b : a'],
          ] satisfies AluPart['results'])
        : []),
    ],
  };
}
