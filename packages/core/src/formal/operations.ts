import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';

type Base = CoreOptions['base'];

/** What an instruction between registers gives, found by {funct7, rs2, funct3}. `b` is rs2, or the immediate. */
interface Operation {
  fields: string;
  result: string;
  chosen?: (base: Base) => boolean;
}

const zba = (base: Base) => base.zba;
const zbb = (base: Base) => base.zbb;
const either = (base: Base) => base.zbb || base.zbkb;
const zbc = (base: Base) => base.zbc;
const zbkb = (base: Base) => base.zbkb;
const zbs = (base: Base) => base.zbs;
const bit = "(32'd1 << b[4:0])";
const rotated = "(a >> b[4:0]) | (a << (6'd32 - {1'b0, b[4:0]}))";

/** Shifts have the same operation with an amount in place of rs2. */
const SHIFTS: readonly Operation[] = [
  { fields: '0000000_?????_001', result: 'a << b[4:0]' },
  { fields: '0000000_?????_101', result: 'a >> b[4:0]' },
  { fields: '0100000_?????_101', result: '$signed(a) >>> b[4:0]' },
  { fields: '0110000_?????_101', result: rotated, chosen: either },
  { fields: '0100100_?????_001', result: `a & ~${bit}`, chosen: zbs },
  { fields: '0100100_?????_101', result: "(a >> b[4:0]) & 32'd1", chosen: zbs },
  { fields: '0010100_?????_001', result: `a | ${bit}`, chosen: zbs },
  { fields: '0110100_?????_001', result: `a ^ ${bit}`, chosen: zbs },
];

const MULTIPLIES = (base: Base) => base.multiply !== 'none';

const BETWEEN_REGISTERS: readonly Operation[] = [
  ...SHIFTS,
  { fields: '0000000_?????_000', result: 'a + b' },
  { fields: '0100000_?????_000', result: 'a - b' },
  { fields: '0000000_?????_010', result: "{31'd0, $signed(a) < $signed(b)}" },
  { fields: '0000000_?????_011', result: "{31'd0, a < b}" },
  { fields: '0000000_?????_100', result: 'a ^ b' },
  { fields: '0000000_?????_110', result: 'a | b' },
  { fields: '0000000_?????_111', result: 'a & b' },
  { fields: '0000001_?????_???', result: 'abstract_muldiv(funct3, a, b)', chosen: MULTIPLIES },
  { fields: '0010000_?????_010', result: '(a << 1) + b', chosen: zba },
  { fields: '0010000_?????_100', result: '(a << 2) + b', chosen: zba },
  { fields: '0010000_?????_110', result: '(a << 3) + b', chosen: zba },
  { fields: '0100000_?????_111', result: 'a & ~b', chosen: either },
  { fields: '0100000_?????_110', result: 'a | ~b', chosen: either },
  { fields: '0100000_?????_100', result: '~(a ^ b)', chosen: either },
  { fields: '0000101_?????_100', result: '$signed(a) < $signed(b) ? a : b', chosen: zbb },
  { fields: '0000101_?????_101', result: 'a < b ? a : b', chosen: zbb },
  { fields: '0000101_?????_110', result: '$signed(a) < $signed(b) ? b : a', chosen: zbb },
  { fields: '0000101_?????_111', result: 'a < b ? b : a', chosen: zbb },
  { fields: '0110000_?????_001', result: "(a << b[4:0]) | (a >> (6'd32 - {1'b0, b[4:0]}))", chosen: either },
  { fields: '0000100_00000_100', result: "{16'd0, a[15:0]}", chosen: (base) => base.zbb && !base.zbkb },
  { fields: '0000100_?????_100', result: '{b[15:0], a[15:0]}', chosen: zbkb },
  { fields: '0000100_?????_111', result: "{16'd0, b[7:0], a[7:0]}", chosen: zbkb },
  { fields: '0000101_?????_001', result: 'abstract_clmul(a, b)', chosen: zbc },
  { fields: '0000101_?????_010', result: 'abstract_clmul(a, b) >> 31', chosen: zbc },
  { fields: '0000101_?????_011', result: 'abstract_clmul(a, b) >> 32', chosen: zbc },
  { fields: '0000111_?????_101', result: "b == 32'd0 ? 32'd0 : a", chosen: ({ zicond }) => zicond },
  { fields: '0000111_?????_111', result: "b == 32'd0 ? a : 32'd0", chosen: ({ zicond }) => zicond },
];

const BY_IMMEDIATE: readonly Operation[] = [
  ...SHIFTS,
  { fields: '0110000_00100_001', result: '{{24{a[7]}}, a[7:0]}', chosen: zbb },
  { fields: '0110000_00101_001', result: '{{16{a[15]}}, a[15:0]}', chosen: zbb },
  { fields: '0110000_00000_001', result: 'leading_zeros(a)', chosen: zbb },
  { fields: '0110000_00001_001', result: 'trailing_zeros(a)', chosen: zbb },
  { fields: '0110000_00010_001', result: 'ones(a)', chosen: zbb },
  {
    fields: '0010100_00111_101',
    result: '{{8{|a[31:24]}}, {8{|a[23:16]}}, {8{|a[15:8]}}, {8{|a[7:0]}}}',
    chosen: zbb,
  },
  { fields: '0110100_00111_101', result: 'reversed_in_bytes(a)', chosen: zbkb },
  { fields: '0000100_01111_001', result: 'interleaved(a)', chosen: zbkb },
  { fields: '0000100_01111_101', result: 'separated(a)', chosen: zbkb },
  { fields: '0110100_11000_101', result: '{a[7:0], a[15:8], a[23:16], a[31:24]}', chosen: either },
];

function operation(name: string, operations: readonly Operation[], base: Base) {
  const own = operations.filter(({ chosen }) => chosen?.(base) ?? true);
  return sv`
    // {legal, result}
    function automatic [32:0] ${name}(input [11:0] fields, input [2:0] funct3, input [31:0] a, input [31:0] b);
      casez ({fields, funct3})
        ${own.map(({ fields, result }) => `15'b${fields}: ${name} = {1'b1, ${widened(result)}};`).join('\n')}
        default: ${name} = 33'd0;
      endcase
    endfunction
  `;
}

/** Shifts take the width and the sign of what they stand in. */
const widened = (result: string) =>
  result.startsWith('$signed(a) >>>') ? 'arithmetic_shift(a, b[4:0])' : `word(${result})`;

const COUNTS = sv`
  function automatic [31:0] word(input [31:0] value);
    word = value;
  endfunction
  function automatic [31:0] arithmetic_shift(input signed [31:0] a, input [4:0] by);
    arithmetic_shift = a >>> by;
  endfunction
  function automatic [31:0] ones(input [31:0] a);
    integer i;
    begin
      ones = 32'd0;
      for (i = 0; i < 32; i = i + 1) ones = ones + {31'd0, a[i]};
    end
  endfunction
  function automatic [31:0] leading_zeros(input [31:0] a);
    integer i;
    begin
      leading_zeros = 32'd32;
      for (i = 0; i < 32; i = i + 1) if (a[i]) leading_zeros = 31 - i;
    end
  endfunction
  function automatic [31:0] trailing_zeros(input [31:0] a);
    integer i;
    begin
      trailing_zeros = 32'd32;
      for (i = 31; i >= 0; i = i - 1) if (a[i]) trailing_zeros = i;
    end
  endfunction
`;

/** Scalar Cryptography 1.0, chapter 3. */
const CRYPTOGRAPHY = sv`
  function automatic [31:0] reversed_in_bytes(input [31:0] a);
    integer i;
    for (i = 0; i < 32; i = i + 1) reversed_in_bytes[i] = a[(i & 24) | (7 - (i & 7))];
  endfunction
  function automatic [31:0] interleaved(input [31:0] a);
    integer i;
    for (i = 0; i < 16; i = i + 1) begin
      interleaved[2 * i] = a[i];
      interleaved[2 * i + 1] = a[i + 16];
    end
  endfunction
  function automatic [31:0] separated(input [31:0] a);
    integer i;
    for (i = 0; i < 16; i = i + 1) begin
      separated[i] = a[2 * i];
      separated[i + 16] = a[2 * i + 1];
    end
  endfunction
`;

/** `between_registers` and `by_immediate`: what OP, and OP-IMM with the funct3 of a shift, give. */
export const operations = ({ base }: CoreOptions) => sv`
  ${COUNTS}
  ${base.zbkb && CRYPTOGRAPHY}
  ${operation('between_registers', BETWEEN_REGISTERS, base)}
  ${operation('by_immediate', BY_IMMEDIATE, base)}
`;
