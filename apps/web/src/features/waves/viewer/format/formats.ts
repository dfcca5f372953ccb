import { radixes } from '@netloom/waves/view';
import type { Radix } from '@netloom/waves/view';
import type { Format, SignalRow } from '../view/model.ts';
import { rowWidth, valueKindOf, wholeVariable } from '../view/signalRow.ts';
import { ascii, digits, isKnown, strong, unknownOf } from './digits.ts';
import { instructionText } from './instructionTexts.ts';
import { fixedText, floatText, floatWidths, signedOf, unsignedOf } from './numbers.ts';

/** Names of a row's values by bits: the row's own, else those of the dump's enum table. */
export function namesOf(row: SignalRow): Record<string, string> | undefined {
  return row.format.names ?? wholeVariable(row)?.literals;
}

/** What a row can be shown in; reals and strings have one form only, one bit also names. */
export function radixesOf(row: SignalRow): Radix[] {
  const width = rowWidth(row);
  if (valueKindOf(row) !== 'bits' || width === 0) return [];
  const named = namesOf(row) !== undefined;
  if (width === 1) return named ? ['bin', 'enum'] : [];
  return radixes.filter((radix) =>
    radix === 'enum'
      ? named
      : radix === 'riscv'
        ? width === 16 || width === 32
        : radix !== 'float' || floatWidths.includes(width),
  );
}

/** Text of bits that are all known. */
function knownText(bits: string, format: Format): string {
  switch (format.radix) {
    case 'dec':
      return unsignedOf(bits).toString();
    case 'signed':
      return signedOf(bits).toString();
    case 'riscv':
      return instructionText(bits) ?? digits(bits, 4);
    case 'fixed':
      return fixedText(format.signedFixed ? signedOf(bits) : unsignedOf(bits), format.fraction ?? 0);
    default:
      return floatWidths.includes(bits.length) ? floatText(bits) : digits(bits, 4);
  }
}

/** The text of a value; one character a bit (01xzhuwl-), most significant first. */
export function formatBits(value: string, format: Format, names = format.names): string {
  const { radix } = format;
  if (radix === 'enum') return names?.[value] ?? (value.length === 1 ? value : digits(strong(value), 4));
  if (radix === 'bin' || value.length <= 1) return value;
  const bits = strong(value);
  if (radix === 'oct') return digits(bits, 3);
  if (radix === 'hex') return digits(bits, 4);
  if (radix === 'ascii') return ascii(bits);
  return isKnown(bits) ? knownText(bits, format) : unknownOf(bits);
}

/** The text of any row's value; reals lose digits that only rounding made. */
export function formatValue(value: string, row: SignalRow): string {
  const kind = valueKindOf(row);
  if (kind === 'bits') return formatBits(value, row.format, namesOf(row));
  return kind === 'real' ? String(Number(Number(value).toPrecision(12))) : value;
}
