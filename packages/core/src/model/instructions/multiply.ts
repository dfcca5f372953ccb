import { between } from './operation.ts';

const LEAST = -0x8000_0000;

/** Upper 32 bits of an unsigned product: in four products of halves, none above 2^53. */
function highUnsigned(a: number, b: number): number {
  const [aLow, aHigh, bLow, bHigh] = [a & 0xffff, a >>> 16, b & 0xffff, b >>> 16];
  const middle = aHigh * bLow + ((aLow * bLow) >>> 16);
  const carry = aLow * bHigh + (middle & 0xffff);
  return (aHigh * bHigh + (middle - (middle & 0xffff)) / 0x10000 + (carry - (carry & 0xffff)) / 0x10000) | 0;
}

// A negative operand is its unsigned value less 2^32.
const highSignedUnsigned = (a: number, b: number) => highUnsigned(a, b) - (a < 0 ? b : 0);
const highSigned = (a: number, b: number) => highSignedUnsigned(a, b) - (b < 0 ? a : 0);

/** M (Unprivileged ISA 20191213, 7); division by zero and overflow as its table 7.1. */
export const MULTIPLY = [
  between('mul', 0, 0x01, Math.imul),
  between('mulh', 1, 0x01, highSigned),
  between('mulhsu', 2, 0x01, highSignedUnsigned),
  between('mulhu', 3, 0x01, highUnsigned),
  between('div', 4, 0x01, (a, b) => (b === 0 ? -1 : a === LEAST && b === -1 ? a : Math.trunc(a / b))),
  between('divu', 5, 0x01, (a, b) => (b === 0 ? -1 : Math.trunc((a >>> 0) / (b >>> 0)))),
  between('rem', 6, 0x01, (a, b) => (b === 0 ? a : a % b)),
  between('remu', 7, 0x01, (a, b) => (b === 0 ? a : (a >>> 0) % (b >>> 0))),
];
