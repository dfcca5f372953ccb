import { isReadable, isWritable } from '../../access/accessName.ts';
import type { ElaboratedField, ElaboratedRegister } from '../../elaborate/index.ts';
import { escapeHtml } from './escape.ts';

/** Pixels of one bit, of a character of the picture's font, of the bit numbers' line, and of a name's height. */
const BIT = 28;
const CHARACTER = 6.7;
const NUMBERS = 16;
const LINE = 30;
/** Longest name written upwards, in characters. */
const UPWARDS = 20;

/** A part of a field within one row. */
interface Cell {
  field: ElaboratedField;
  high: number;
  low: number;
}

/** The register's bits as an SVG: rows of 32 bits, or of the register's width, the highest first. */
export function pictureHtml(register: ElaboratedRegister): string {
  const perRow = Math.min(32, register.width);
  const legend: string[] = [];
  const parts: string[] = [];
  let top = 0;
  for (let low = register.width - perRow; low >= 0; low -= perRow) {
    const cells = cellsIn(register, low, low + perRow - 1);
    const names = cells.map((cell) => nameIn(cell, legend));
    const longest = Math.max(0, ...names.map(({ text, isUpwards }) => (isUpwards ? text.length : 0)));
    const height = Math.max(LINE, Math.ceil(longest * CHARACTER) + 12);
    parts.push(`<rect class="z" y="${top + NUMBERS}" width="${perRow * BIT}" height="${height}"/>`);
    cells.forEach((cell, index) => parts.push(cellSvg(cell, names[index]!, low + perRow - 1, top, height)));
    parts.push(freeNumbers(cells, low, low + perRow - 1, top));
    top += NUMBERS + height + 6;
  }
  const width = perRow * BIT;
  const below = legend.length > 0 ? `<p class="legend">${legend.join(' · ')}</p>` : '';
  const size = `viewBox="-1 0 ${width + 2} ${top}" style="max-width:${width + 2}px;min-width:${Math.min(width, 24 * perRow)}px"`;
  return `<div class="bits"><svg ${size} role="img" aria-label="Bits of ${escapeHtml(register.path)}">${parts.join('')}</svg></div>${below}`;
}

function cellsIn({ fields }: ElaboratedRegister, low: number, high: number): Cell[] {
  return fields.flatMap((field) => {
    const top = Math.min(high, field.lsb + field.width - 1);
    const bottom = Math.max(low, field.lsb);
    return top >= bottom ? [{ field, high: top, low: bottom }] : [];
  });
}

/** Along the bits if it fits, else upwards, else a number that the legend explains. */
function nameIn({ field, high, low }: Cell, legend: string[]): { text: string; isUpwards: boolean } {
  const { name } = field;
  if (name.length * CHARACTER <= (high - low + 1) * BIT - 6) return { text: name, isUpwards: false };
  if (name.length <= UPWARDS) return { text: name, isUpwards: true };
  const known = legend.findIndex((each) => each.endsWith(`</b> ${name}`));
  const number = known < 0 ? legend.push(`<b>${legend.length + 1}</b> ${name}`) : known + 1;
  return { text: String(number), isUpwards: false };
}

function cellSvg(
  { field, high, low }: Cell,
  { text, isUpwards }: { text: string; isUpwards: boolean },
  last: number,
  top: number,
  height: number,
): string {
  const x = (last - high) * BIT;
  const width = (high - low + 1) * BIT;
  const y = top + NUMBERS;
  const middle = [x + width / 2, y + height / 2];
  const turn = isUpwards ? ` transform="rotate(-90 ${middle.join(' ')})"` : '';
  return [
    `<rect class="${accessClass(field)}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    `<text x="${middle[0]}" y="${middle[1]}"${turn}>${text}</text>`,
    number(high, x + (high === low ? BIT / 2 : 12), top),
    high === low ? '' : number(low, x + width - 12, top),
  ].join('');
}

/** Numbers at the ends of a row where no field gives them. */
function freeNumbers(cells: readonly Cell[], low: number, high: number, top: number): string {
  const ends: [number, number][] = [
    [high, 12],
    [low, (high - low + 1) * BIT - 12],
  ];
  return ends
    .filter(([bit]) => !cells.some((cell) => cell.high >= bit && cell.low <= bit))
    .map(([bit, x]) => number(bit, x, top))
    .join('');
}

const number = (bit: number, x: number, top: number) =>
  `<text class="n" x="${x}" y="${top + 9}">${bit}</text>`;

/** Colour by what software may do. */
export function accessClass({ source }: ElaboratedField): string {
  const canRead = isReadable(source);
  const canWrite = isWritable(source);
  if (!canRead && !canWrite) return 'none';
  if (canRead && canWrite) return source.onRead || source.onWrite ? 'effect' : 'rw';
  return canRead ? (source.onRead ? 'effect' : 'ro') : 'wo';
}
