import { destination, source } from '../context.ts';
import type { Context } from '../context.ts';
import { csr, csrImmediate, registerForm } from '../encode.ts';
import type { Random } from '../random.ts';

const OP_FP = 0x53;
const PRODUCTS = [0x43, 0x47, 0x4b, 0x4f];
const DYNAMIC = 7;
const STATUS = [0x001, 0x002, 0x003];

/** funct7 of two operands with a rounding mode: sum, difference, product, quotient. */
const ROUNDED = [0x00, 0x04, 0x08, 0x0c];
/** funct7 and rs2 of one operand: root, conversions. */
const UNARY: [number, number][] = [
  [0x2c, 0],
  [0x60, 0],
  [0x60, 1],
  [0x68, 0],
  [0x68, 1],
];
/** funct7 and funct3 without rounding: signs, extremes, comparisons. */
const PLAIN: [number, number][] = [0, 1, 2].flatMap((funct3): [number, number][] => [
  [0x10, funct3],
  [0x50, funct3],
  ...(funct3 < 2 ? [[0x14, funct3] as [number, number]] : []),
]);

/** Zeros, the ends of subnormal and normal numbers, one, ends of integers, infinity, NaN. */
const NUMBERS = [
  0x0000_0000, 0x0000_0001, 0x007f_ffff, 0x0080_0000, 0x3380_0000, 0x3f00_0000, 0x3f80_0000, 0x3f80_0001,
  0x4b80_0000, 0x4eff_ffff, 0x4f00_0000, 0x7f7f_ffff, 0x7f80_0000, 0x7fc0_0000, 0x7f80_0001,
];

/** Seldom one that is reserved, and illegal. */
const rounding = (random: Random) =>
  random.oneIn(24) ? random.between(5, 6) : random.oneIn(3) ? DYNAMIC : random.below(5);

function number({ random }: Context): number {
  const bits = random.pick(NUMBERS) ^ (random.oneIn(2) ? 0x8000_0000 : 0);
  if (random.oneIn(3)) return bits >>> 0;
  // Numbers that are near each other.
  return ((random.between(118, 136) << 23) | (random.word() & 0x807f_ffff)) >>> 0;
}

/** Reads or writes the rounding mode, now and then a reserved one, and the accrued exceptions. */
function status({ random, code }: Context, rd: number, rs1: number): void {
  const address = random.pick(STATUS);
  if (random.oneIn(2)) code.word(csr(2, rd, address, 0));
  else if (random.oneIn(6)) code.word(csr(random.between(1, 3), rd, address, rs1));
  else code.word(csrImmediate(1, rd, address, random.below(5)));
}

/** A floating-point instruction, with numbers to compute with and a look at what it accrued. */
export function floating(context: Context): void {
  const { random, code, free } = context;
  for (let left = random.between(1, 4); left > 0; left--) {
    if (random.oneIn(3))
      code.constant(random.pick(random.oneIn(2) ? free : free.slice(3, 7)), number(context));
    const [rd, rs1, rs2, rs3] = [destination(context), source(context), source(context), source(context)];
    const rm = rounding(random);
    const [unary, selector] = random.pick(UNARY);
    const [plain, funct3] = random.pick(PLAIN);
    const forms = [
      () => registerForm(random.pick(PRODUCTS), rs3 << 2, rm, rd, rs1, rs2),
      () => registerForm(OP_FP, random.pick(ROUNDED), rm, rd, rs1, rs2),
      () => registerForm(OP_FP, random.pick(ROUNDED), rm, rd, rs1, rs2),
      () => registerForm(OP_FP, unary, rm, rd, rs1, selector),
      () => registerForm(OP_FP, plain, funct3, rd, rs1, rs2),
      () => registerForm(OP_FP, 0x70, 1, rd, rs1, 0),
    ];
    code.word(random.pick(forms)());
    if (random.oneIn(3)) status(context, rd, rs1);
  }
}
