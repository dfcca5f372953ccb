import type { Hart } from '../hart.ts';
import { add, divide, extreme, fused, multiply, negated, squareRoot } from '../float/arithmetic.ts';
import { classify, equal, less, lessOrEqual } from '../float/comparison.ts';
import { fromInteger, toInteger } from '../float/conversion.ts';
import { MODE, SIGN, exact } from '../float/format.ts';
import type { Rounded, RoundingMode } from '../float/format.ts';
import { OPCODE } from './definition.ts';
import type { Decoded, Definition } from './definition.ts';

/** rm that stands for the mode in frm. */
const DYNAMIC = 7;

/** Masks of encodings that leave the rounding mode free. */
const FUNCT7 = 0xfe00007f | 0;
const FUNCT12 = 0xfff0007f | 0;
const FORMAT = 0x0600007f;
const FUNCT3 = 0x7000;

type Operation = (a: number, b: number, mode: RoundingMode) => Rounded;
type UnaryOperation = (a: number, mode: RoundingMode) => Rounded;

function modeOf({ csrs }: Hart, word: number): RoundingMode | undefined {
  const field = (word >>> 12) & 7;
  const mode = field === DYNAMIC ? csrs.floating!.mode : field;
  return mode <= MODE.nearestAway ? (mode as RoundingMode) : undefined;
}

function rounding({ word }: Decoded, hart: Hart): RoundingMode {
  const mode = modeOf(hart, word);
  if (mode === undefined) throw hart.illegal(word);
  return mode;
}

function finish(hart: Hart, { rd }: Decoded, { bits, flags }: Rounded): void {
  hart.x[rd] = bits;
  hart.csrs.floating!.flags |= flags;
}

/** Of two registers, rounded. */
const between = (name: string, funct7: number, operation: Operation): Definition => ({
  ...{ name, format: 'float', mask: FUNCT7, match: (funct7 << 25) | OPCODE.opFp },
  execute: (hart, operands) => {
    const [a, b] = [hart.x[operands.rs1]!, hart.x[operands.rs2]!];
    finish(hart, operands, operation(a, b, rounding(operands, hart)));
  },
});

/** Of one register, rounded. */
const unary = (name: string, funct12: number, operation: UnaryOperation): Definition => ({
  ...{ name, format: 'floatUnary', mask: FUNCT12, match: (funct12 << 20) | OPCODE.opFp },
  execute: (hart, operands) => {
    finish(hart, operands, operation(hart.x[operands.rs1]!, rounding(operands, hart)));
  },
});

/** Of three registers: the product, or its opposite, plus the third, or its opposite. */
const ofThree = (
  name: string,
  opcode: number,
  negates: { product: boolean; third: boolean },
): Definition => ({
  ...{ name, format: 'fused', mask: FORMAT, match: opcode },
  execute: (hart, operands) => {
    const [a, b, c] = [hart.x[operands.rs1]!, hart.x[operands.rs2]!, hart.x[operands.word >>> 27]!];
    const mode = rounding(operands, hart);
    const product = negates.product ? negated(a) : a;
    finish(hart, operands, fused(product, b, negates.third ? negated(c) : c, mode));
  },
});

/** What needs no rounding: funct3 says which one it is. */
const unrounded = (
  name: string,
  funct7: number,
  funct3: number,
  operation: (a: number, b: number) => Rounded,
): Definition => ({
  ...{
    name,
    format: 'register',
    mask: FUNCT7 | FUNCT3,
    match: (funct7 << 25) | (funct3 << 12) | OPCODE.opFp,
  },
  execute: (hart, operands) => {
    finish(hart, operands, operation(hart.x[operands.rs1]!, hart.x[operands.rs2]!));
  },
});

const classes: Definition = {
  ...{
    name: 'fclass.s',
    format: 'unary',
    mask: FUNCT12 | FUNCT3,
    match: (0xe00 << 20) | 0x1000 | OPCODE.opFp,
  },
  execute: ({ x }, { rd, rs1 }) => {
    x[rd] = classify(x[rs1]!);
  },
};

const signFrom = (a: number, sign: number) => exact((a & ~SIGN) | (sign & SIGN));

/** Zfinx 1.0: single-precision floating point (Unprivileged ISA 20191213, 11) in integer registers. */
export const ZFINX: Definition[] = [
  ofThree('fmadd.s', OPCODE.madd, { product: false, third: false }),
  ofThree('fmsub.s', OPCODE.msub, { product: false, third: true }),
  ofThree('fnmsub.s', OPCODE.nmsub, { product: true, third: false }),
  ofThree('fnmadd.s', OPCODE.nmadd, { product: true, third: true }),
  between('fadd.s', 0x00, add),
  between('fsub.s', 0x04, (a, b, mode) => add(a, negated(b), mode)),
  between('fmul.s', 0x08, multiply),
  between('fdiv.s', 0x0c, divide),
  unary('fsqrt.s', 0x580, squareRoot),
  unrounded('fsgnj.s', 0x10, 0, (a, b) => signFrom(a, b)),
  unrounded('fsgnjn.s', 0x10, 1, (a, b) => signFrom(a, ~b)),
  unrounded('fsgnjx.s', 0x10, 2, (a, b) => signFrom(a, a ^ b)),
  unrounded('fmin.s', 0x14, 0, (a, b) => extreme(a, b, false)),
  unrounded('fmax.s', 0x14, 1, (a, b) => extreme(a, b, true)),
  unrounded('fle.s', 0x50, 0, lessOrEqual),
  unrounded('flt.s', 0x50, 1, less),
  unrounded('feq.s', 0x50, 2, equal),
  unary('fcvt.w.s', 0xc00, (a, mode) => toInteger(a, true, mode)),
  unary('fcvt.wu.s', 0xc01, (a, mode) => toInteger(a, false, mode)),
  unary('fcvt.s.w', 0xd00, (a, mode) => fromInteger(a, true, mode)),
  unary('fcvt.s.wu', 0xd01, (a, mode) => fromInteger(a, false, mode)),
  classes,
];
