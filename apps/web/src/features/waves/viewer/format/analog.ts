import type { RangeAs } from '@netloom/waves';
import type { Format, SignalRow } from '../view/model.ts';
import { valueKindOf } from '../view/signalRow.ts';
import { isKnown, strong } from './digits.ts';
import { floatOf, floatWidths, signedOf, unsignedOf } from './numbers.ts';

function rangeOfBits({ radix, signedFixed }: Format): RangeAs {
  if (radix === 'float') return 'float';
  return radix === 'signed' || (radix === 'fixed' && signedFixed) ? 'signed' : 'unsigned';
}

/** How a row's values make numbers for a curve; null for texts. */
export function rangeAsOf(row: SignalRow): RangeAs | null {
  const kind = valueKindOf(row);
  if (kind === 'text') return null;
  return kind === 'real' ? 'real' : rangeOfBits(row.format);
}

/** What a number of `RangeAs` counts: 2^-fraction for fixed point. */
export function analogUnit(row: SignalRow): number {
  return row.format.radix === 'fixed' ? 2 ** -(row.format.fraction ?? 0) : 1;
}

/** The number of a value in units of `analogUnit`, or null where it is unknown or none. */
export function analogNumber(value: string, as: RangeAs): number | null {
  const number = as === 'real' ? Number(value) : bitsNumber(strong(value), as);
  return number === null || !Number.isFinite(number) ? null : number;
}

function bitsNumber(bits: string, as: RangeAs): number | null {
  if (!isKnown(bits)) return null;
  if (as === 'float') return floatWidths.includes(bits.length) ? floatOf(bits) : null;
  if (bits.length <= 31) {
    const value = parseInt(bits, 2);
    return as === 'signed' && bits[0] === '1' ? value - 2 ** bits.length : value;
  }
  return Number(as === 'signed' ? signedOf(bits) : unsignedOf(bits));
}
