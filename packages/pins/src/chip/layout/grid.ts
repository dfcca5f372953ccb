import type { Packaged } from '../chip.ts';
import type { PackageLayout, Pad } from './layout.ts';
import { GRIDS, OTHER_PITCH, USUAL_PITCH, baseName } from './packages.ts';
import type { Measures } from './packages.ts';

/** JEDEC (JEP95, SPP-010) leaves out the letters that look like digits or each other. */
const LETTERS = 'ABCDEFGHJKLMNPRTUVWY';

/** Row of a ball: A = 0 … Y = 19, AA = 20 … */
function rowOf(letters: string): number {
  return [...letters].reduce((row, letter) => (row + 1) * LETTERS.length + LETTERS.indexOf(letter), -1);
}

interface Ball {
  position: string;
  row: string;
  column: number;
  /** Ball of the second, inner grid that some packages have, e.g. `1A2`. */
  isInner: boolean;
}

function ballOf(position: string): Ball | undefined {
  const [, inner, row, column] = /^(\d?)([A-Z]{1,2})(\d+)$/.exec(position) ?? [];
  if (row === undefined) return undefined;
  return { position, row, column: Number(column), isInner: inner !== '' };
}

/** Balls by row letter and column number, A1 top left, seen through the package from the top. */
export function gridLayout(chip: Packaged, positions: readonly string[]): PackageLayout {
  const balls = positions.map(ballOf).filter((ball) => ball !== undefined);
  const outer = balls.filter(({ isInner }) => !isInner);
  const rows = lettersTo(Math.max(0, ...outer.map(({ row }) => rowOf(row))));
  const columnCount = Math.max(1, ...outer.map(({ column }) => column));
  const name = baseName(chip.package);
  const table = tableOf(chip, name, columnCount);
  const pitch = table?.pitch ?? USUAL_PITCH.find(([form]) => form.test(name))?.[1] ?? OTHER_PITCH;
  const step = isStaggered(outer) ? staggered(pitch, rows.length > columnCount) : { x: pitch, y: pitch };
  const pads = new Map<string, Pad>();
  const place = (ball: Ball, middleRow: number, middleColumn: number) =>
    pads.set(ball.position, {
      x: (ball.column - 1 - middleColumn) * step.x,
      y: (rowOf(ball.row) - middleRow) * step.y,
      width: pitch * 0.55,
      height: pitch * 0.55,
    });
  for (const ball of outer) place(ball, (rows.length - 1) / 2, (columnCount - 1) / 2);
  const inner = balls.filter(({ isInner }) => isInner);
  const innerRow = Math.max(0, ...inner.map(({ row }) => rowOf(row))) / 2;
  const innerColumn = Math.max(0, ...inner.map(({ column }) => column - 1)) / 2;
  for (const ball of inner) place(ball, innerRow, innerColumn);
  return {
    kind: 'grid',
    width: table?.width ?? round((columnCount - 1) * step.x + 1.3 * pitch),
    height: table?.height ?? round((rows.length - 1) * step.y + 1.3 * pitch),
    pitch,
    pads,
    rows,
    columns: Array.from({ length: columnCount }, (_, index) => String(index + 1)),
    isToScale: table !== undefined,
    source: table
      ? `body ${table.width} × ${table.height} mm, pitch ${pitch} mm (ST's datasheets)`
      : `${chip.package}: pitch ${pitch} mm and the body follow from the kind of package, the die's own size is not in the data`,
  };
}

/** One name is two bodies: the columns or the letter of the package in the part number tell. */
function tableOf({ model }: Packaged, name: string, columns: number): Measures | undefined {
  const letter = /([A-Z])x[A-Z]*$/.exec(model)?.[1] ?? '';
  return GRIDS[`${name}/${letter}`] ?? GRIDS[`${name}/${columns}`] ?? GRIDS[name];
}

/** Whether every other place is empty, as on a chessboard. */
function isStaggered(balls: readonly Ball[]): boolean {
  if (balls.length < 8) return false;
  const even = balls.filter(({ row, column }) => (rowOf(row) + column) % 2 === 0).length;
  return even === 0 || even === balls.length;
}

/** Rows of a staggered grid lie in a triangle: neighbours across rows are a pitch apart as those in a row are. */
function staggered(pitch: number, isTall: boolean): { x: number; y: number } {
  const [half, high] = [pitch / 2, (pitch * Math.sqrt(3)) / 2];
  return isTall ? { x: high, y: half } : { x: half, y: high };
}

function lettersTo(last: number): string[] {
  return Array.from({ length: last + 1 }, (_, row) => {
    const first = Math.floor(row / LETTERS.length);
    return (first > 0 ? LETTERS[first - 1]! : '') + LETTERS[row % LETTERS.length]!;
  });
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
