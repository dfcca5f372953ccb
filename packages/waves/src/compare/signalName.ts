import type { WaveVariable } from '../waveTypes.ts';

/** A variable with its name as all writers have it, and the declared places of its bits. */
export interface Piece {
  variable: WaveVariable;
  base: string;
  /** Declared index of the left and the right bit; null for what has no bits, or no range. */
  left: number | null;
  right: number | null;
}

const form = /^(.*[^.])[[(](-?\d+)(?:(?::|downto|to)(-?\d+))?[\])]$/i;

/** The full name without backslashes and blanks: `\data[7] `, `data [7]` and `data(7)` are bit 7 of `data`. */
export function pieceOf(variable: WaveVariable): Piece {
  const { path, range, width, value } = variable;
  const name = `${path}${range && !path.endsWith(range) ? range : ''}`.replace(/[\\\s]/g, '');
  const [, base, left, right = left] = form.exec(name) ?? [];
  const isRange = left !== undefined && Math.abs(Number(left) - Number(right)) + 1 === width;
  if (value !== 'bits' || !isRange) return { variable, base: name, left: null, right: null };
  return { variable, base: base!, left: Number(left), right: Number(right) };
}

/** Declared indexes from the left bit to the right. */
export function indexesOf({ variable, left, right }: Piece): number[] {
  const [first, last] = left === null || right === null ? [variable.width - 1, 0] : [left, right];
  const step = first >= last ? -1 : 1;
  return Array.from({ length: variable.width }, (_, i) => first + step * i);
}
