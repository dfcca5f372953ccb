import type { Changes } from '../changes.ts';
import type { RangeAs } from '../waveTypes.ts';

/** Widest vector whose numbers are exact. */
const exactBits = 53;

type NumberOf = (text: string) => number;

const unsigned: NumberOf = (text) => (text === '' || /[^01]/.test(text) ? NaN : parseInt(text, 2));

const signed: NumberOf = (text) => unsigned(text) - (text[0] === '1' ? 2 ** text.length : 0);

const view = new DataView(new ArrayBuffer(8));

/** IEEE 754 binary16: five bits of exponent, ten of fraction. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >>> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0x1f) return fraction ? NaN : sign * Infinity;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25));
}

const float: NumberOf = (text) => {
  if (/[^01]/.test(text)) return NaN;
  if (text.length === 16) return half(parseInt(text, 2));
  if (text.length === 32) {
    view.setUint32(0, parseInt(text, 2));
    return view.getFloat32(0);
  }
  if (text.length !== 64) return NaN;
  view.setBigUint64(0, BigInt(`0b${text}`));
  return view.getFloat64(0);
};

const readers: Record<RangeAs, NumberOf> = { unsigned, signed, real: Number, float };

/** Reads a section's values as numbers by their index; NaN where a value is none. */
export function numbersOf(changes: Changes, as: RangeAs): (index: number) => number {
  const { start } = changes;
  const plain = changes.number && as !== 'float' && (as === 'real' || start.length <= exactBits);
  if (!plain) return (index) => readers[as](changes.text(index));
  if (as !== 'signed') return (index) => changes.number!(index);
  const half = 2 ** (start.length - 1);
  return (index) => {
    const number = changes.number!(index);
    return number >= half ? number - 2 * half : number;
  };
}
