import { waveOf } from '../cells.ts';
import type { Cell } from '../cells.ts';
import type { Column } from './columns.ts';
import type { DrawnSignal } from './drawTypes.ts';
import type { Sampled } from './sampled.ts';

const LEVELS: Record<string, string> = { 0: '0', l: '0', 1: '1', h: '1', z: 'z' };

/** Hexadecimal digits of bits; a digit with unknown bits is `x`, one that is all high impedance `z`. */
export function hexLabel(bits: string): string {
  if (!/^[01xzhuwl-]+$/.test(bits)) return bits;
  const padded = bits.padStart(Math.ceil(bits.length / 4) * 4, '0');
  const digits = padded.replaceAll('h', '1').replaceAll('l', '0').match(/.{4}/g)!;
  return digits
    .map((four) => (/^[01]+$/.test(four) ? parseInt(four, 2).toString(16) : /^z+$/.test(four) ? 'z' : 'x'))
    .join('');
}

function stateOf(value: string, bit: boolean): string {
  if (bit) return LEVELS[value] ?? 'x';
  if (value === '' || /^[xuw-]+$/.test(value)) return 'x';
  return /^z+$/.test(value) ? 'z' : '=';
}

/** The lane of a signal, at the drawn columns. */
export function laneOf(
  { name, bit, label = hexLabel }: DrawnSignal,
  sampled: Sampled,
  columns: readonly Column[],
) {
  const cells = columns.map(({ cell, gap }, index): Cell => {
    const value = sampled.values[cell]!;
    const before = index > 0 ? sampled.values[columns[index - 1]!.cell] : undefined;
    const state = sampled.clock ?? stateOf(value, bit);
    const starts = index === 0 || (sampled.clock === null && value !== before);
    return { state, starts, gap, label: state === '=' ? label(value) : null, from: 0, to: 0 };
  });
  joinStates(cells);
  const { wave, data } = waveOf(cells);
  return { name, wave, ...(data.length === 0 ? {} : { data }) };
}

/** Different values of one look (`x` and `u`) are one stretch, unless they are data. */
function joinStates(cells: Cell[]): void {
  cells.forEach((cell, index) => {
    if (index > 0 && cell.state !== '=' && cell.state === cells[index - 1]!.state) cell.starts = false;
  });
}
