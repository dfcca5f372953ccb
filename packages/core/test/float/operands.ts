import { randomNumbers } from '../optionSets.ts';

/** Numbers at the ends of exponents, significands and integers, and what is no number. */
export const CORNERS: readonly number[] = [
  0x0000_0000, 0x0000_0001, 0x0000_0002, 0x0000_0003, 0x0040_0000, 0x007f_fffe, 0x007f_ffff, 0x0080_0000,
  0x0080_0001, 0x00ff_ffff, 0x0100_0000, 0x0c80_0000, 0x3300_0000, 0x3380_0000, 0x3380_0001, 0x3e80_0000,
  0x3eff_ffff, 0x3f00_0000, 0x3f00_0001, 0x3f7f_ffff, 0x3f80_0000, 0x3f80_0001, 0x3fc0_0000, 0x3fff_ffff,
  0x4000_0000, 0x4020_0000, 0x4040_0000, 0x4b00_0000, 0x4b00_0001, 0x4b7f_ffff, 0x4b80_0001, 0x4eff_ffff,
  0x4f00_0000, 0x4f00_0001, 0x4f7f_ffff, 0x4f80_0000, 0x5f00_0000, 0x7e80_0000, 0x7f00_0000, 0x7f7f_ffff,
  0x7f80_0000, 0x7fc0_0000, 0x7fc1_2345, 0x7f80_0001, 0x7fbf_ffff,
].flatMap((bits) => [bits, (bits | 0x8000_0000) >>> 0]);

export type Triple = [a: number, b: number, c: number];

/** What ways of drawing numbers need. */
class Draw {
  readonly #random: () => number;
  constructor(seed: number) {
    this.#random = randomNumbers(seed);
  }
  below = (limit: number) => Math.floor(this.#random() * limit);
  word = () => this.below(2 ** 32);
  pick = <T>(list: readonly T[]): T => list[this.below(list.length)]!;
  parts = (exponent: number, fraction: number) =>
    ((this.below(2) << 31) | (Math.max(0, Math.min(255, exponent)) << 23) | (fraction & 0x7f_ffff)) >>> 0;
  /** Few ones, or few zeros, in the significand. */
  fraction = () => {
    const kind = this.below(4);
    if (kind === 0) return this.word();
    const few = (1 << this.below(23)) | (1 << this.below(23));
    return kind === 1 ? few : kind === 2 ? ~few : 0;
  };
}

const bitsOf = (value: number) => new Uint32Array(Float32Array.of(value).buffer)[0]!;
const valueOf = (bits: number) => new Float32Array(Uint32Array.of(bits).buffer)[0]!;

/** Operands whose exponents are near to each other, so that they meet. */
function near(draw: Draw): Triple {
  const exponent = draw.pick([1, 30, 100, 127, 127, 150, 200, 254]) + draw.below(5);
  const other = () => draw.parts(exponent + draw.below(60) - 30, draw.fraction());
  return [draw.parts(exponent, draw.fraction()), other(), other()];
}

/** A third operand that all but takes the product away, and a sum or product that is hardly normal. */
function cancelling(draw: Draw): Triple {
  const a = draw.parts(draw.pick([20, 64, 100, 127]) + draw.below(30), draw.fraction());
  const b = draw.parts(draw.pick([1, 64, 100, 127]) + draw.below(30), draw.fraction());
  const c = (bitsOf(-valueOf(a) * valueOf(b)) + draw.below(5) - 2) >>> 0;
  return draw.below(3) === 0 ? [a, (a ^ 0x8000_0000 ^ draw.below(8)) >>> 0, c] : [a, b, c];
}

/** Integers' range and fractions of it. */
const integral = (draw: Draw): Triple => [
  draw.parts(120 + draw.below(42), draw.fraction()),
  draw.below(2) ? draw.word() : draw.word() >>> draw.below(32),
  draw.word(),
];

export function* randomTriples(seed: number): Generator<Triple> {
  const draw = new Draw(seed);
  for (;;) {
    yield [draw.word(), draw.word(), draw.word()];
    yield near(draw);
    yield cancelling(draw);
    yield integral(draw);
    yield [draw.pick(CORNERS), draw.pick(CORNERS), draw.pick(CORNERS)];
    yield [draw.pick(CORNERS), draw.parts(draw.below(256), draw.fraction()), draw.pick(CORNERS)];
  }
}
