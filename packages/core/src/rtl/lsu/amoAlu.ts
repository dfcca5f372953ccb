import { input, output } from '@netloom/hdl/emit';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

/** `<c>_amo`: what an atomic memory operation writes back. */
export const amoAlu: Unit = {
  suffix: 'amo',
  chosen: ({ base }) => base.atomics,
  comment: () => 'ALU of the atomic memory operations (A extension 2.1); one adder adds and compares.',
  ports: () => [
    input('swap'),
    input('op', 3, 'funct5[4:2] of the instruction'),
    input('old', 32),
    input('operand', 32),
    output('result', 32),
  ],
  body() {
    return sv`
      localparam logic [2:0] ADD = 3'b000;
      localparam logic [2:0] XOR = 3'b001;
      localparam logic [2:0] OR = 3'b010;
      localparam logic [2:0] AND = 3'b011;

      logic compare;
      logic maximum;
      logic is_signed;
      logic [31:0] addend;
      logic [32:0] sum;
      logic [31:0] total;
      logic less;
      logic [31:0] computed;

      assign compare = op[2];
      assign is_signed = op[2] && !op[1];
      assign maximum = op[0];

      // Signed comparison: unsigned comparison with inverted sign bits.
      assign addend = {operand[31] ^ is_signed, operand[30:0]} ^ {32{compare}};
      assign sum = {1'b0, old[31] ^ is_signed, old[30:0]} + {1'b0, addend} + {32'd0, compare};
      assign total = sum[31:0];
      assign less = !sum[32];

      always_comb
        case (op)
          ADD: computed = total;
          XOR: computed = old ^ operand;
          OR: computed = old | operand;
          AND: computed = old & operand;
          default: computed = less == maximum ? operand : old;
        endcase

      assign result = swap ? operand : computed;
    `;
  },
};
