import type { SignalRef, WaveVariable } from '@netloom/waves';
import { defaultFormat } from '../format/defaultFormat.ts';
import type { SignalPart, SignalRow } from './model.ts';

export function partOf(variable: WaveVariable): SignalPart {
  return { path: variable.path, variable };
}

export function rowOf(variable: WaveVariable, key = 0): SignalRow {
  return { kind: 'signal', key, parts: [partOf(variable)], format: defaultFormat(variable) };
}

/** Bits of a part; 0 for a real or a text, and for what the dump does not have. */
export function partWidth({ variable, high, low }: SignalPart): number {
  if (high !== undefined) return high - (low ?? high) + 1;
  return variable?.value === 'bits' ? variable.width : 0;
}

/** Bits of a row's values; 0 for a real or a text. */
export function rowWidth(row: SignalRow): number {
  return row.parts.reduce((sum, part) => sum + partWidth(part), 0);
}

export function valueKindOf(row: SignalRow) {
  return row.parts.length === 1 ? (row.parts[0]!.variable?.value ?? 'bits') : 'bits';
}

export function isMissing(row: SignalRow): boolean {
  return row.parts.some(({ variable }) => variable === null);
}

/** The variable a row shows whole, or null for slices, built vectors and missing ones. */
export function wholeVariable({ parts }: SignalRow): WaveVariable | null {
  const [part] = parts;
  return parts.length === 1 && part!.high === undefined ? part!.variable : null;
}

/** What queries ask a row's values by, or null when the dump does not have them. */
export function refOf(row: SignalRow): SignalRef | null {
  const refs = row.parts.map(({ variable, high, low }) => {
    if (!variable) return null;
    return high === undefined ? `${variable.signal}` : `${variable.signal}[${high}:${low ?? high}]`;
  });
  return refs.includes(null) ? null : refs.join('+');
}

/** The index that the source gives the bit `at` places from the right end. */
export function sourceIndex(range: string, at: number): number {
  const [left, right] = (/\[(-?\d+):(-?\d+)\]$/.exec(range)?.slice(1) ?? ['0', '0']).map(Number);
  return left! < right! ? right! - at : right! + at;
}

/** The opposite of `sourceIndex`: places from the right end of the bit that the source calls `index`. */
export function bitPlace(range: string, index: number): number {
  return Math.abs(index - sourceIndex(range, 0));
}

/** `[7:4]` as the source counts its bits; empty for a whole variable without a range. */
export function rangeOf({ variable, high, low }: SignalPart): string {
  const range = variable?.range ?? '';
  if (high === undefined) return range;
  const [left, right] = [sourceIndex(range, high), sourceIndex(range, low ?? high)];
  return left === right ? `[${left}]` : `[${left}:${right}]`;
}

function baseName({ path, variable }: SignalPart): string {
  return variable?.name ?? path.slice(path.lastIndexOf('.') + 1);
}

/** The text a row is called by, with the range in a field of its own. */
export function titleOf(row: SignalRow): { name: string; range: string } {
  const [part] = row.parts;
  const single = row.parts.length === 1;
  if (row.name !== undefined) return { name: row.name, range: single ? rangeOf(part!) : '' };
  if (single) return { name: baseName(part!), range: rangeOf(part!) };
  const names = row.parts.map((one) => baseName(one) + (one.high === undefined ? '' : rangeOf(one)));
  return { name: `{${names.join(', ')}}`, range: '' };
}

/** Some bits of a row, counted from its right end, as parts of their own. */
export function slicedParts(row: SignalRow, high: number, low: number): SignalPart[] {
  let right = rowWidth(row);
  return row.parts.flatMap((part) => {
    const width = partWidth(part);
    right -= width;
    const [top, bottom] = [Math.min(high - right, width - 1), Math.max(low - right, 0)];
    if (top < bottom) return [];
    const shift = part.low ?? part.high ?? 0;
    const whole = part.high === undefined && top === width - 1 && bottom === 0;
    return [whole ? part : { ...part, high: top + shift, low: bottom + shift }];
  });
}
