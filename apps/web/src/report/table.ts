import type { PDFFont } from 'pdf-lib';
import { DIM, PAGE, printable } from './Sheet.ts';
import type { Sheet } from './Sheet.ts';
import { wrapped } from './wrapped.ts';

const SIZE = 7;
const LEADING = 9;
const GAP = 6;

/** Rows of texts below their columns' heads. */
interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table over as many pages as it needs; its heading stands on each. */
export function drawTable(sheet: Sheet, { title, columns, rows }: Table): void {
  sheet.heading(`${title} (${rows.length})`);
  if (rows.length === 0) return;
  const used = columns.map((_, column) => rows.some((row) => row[column] !== ''));
  const shown = columns.map((_, column) => column).filter((column) => used[column]);
  const texts = rows.map((row) => shown.map((column) => printable(row[column] ?? '')));
  const heads = shown.map((column) => columns[column]!);
  const widths = widthsOf([heads, ...texts], sheet.fonts.plain, sheet.width);
  drawHeads(sheet, heads, widths);
  for (const row of texts) {
    const cells = row.map((text, column) => wrapped(text, widths[column]! - GAP, sheet.fonts.plain));
    const height = Math.max(...cells.map((lines) => lines.length)) * LEADING + 2;
    if (sheet.need(height)) drawHeads(sheet, heads, widths);
    drawCells(sheet, cells, widths);
    sheet.y += height;
    sheet.rule();
  }
}

function drawHeads(sheet: Sheet, heads: readonly string[], widths: readonly number[]): void {
  let x = PAGE.margin;
  heads.forEach((head, column) => {
    sheet.text(head, x, SIZE, { bold: true, color: DIM });
    x += widths[column]!;
  });
  sheet.y += LEADING + 3;
  sheet.rule();
}

function drawCells(sheet: Sheet, cells: readonly (readonly string[])[], widths: readonly number[]): void {
  const top = sheet.y;
  let x = PAGE.margin;
  cells.forEach((lines, column) => {
    lines.forEach((line, index) => {
      sheet.y = top + 1 + index * LEADING;
      sheet.text(line, x, SIZE);
    });
    x += widths[column]!;
  });
  sheet.y = top;
}

/** As wide as the texts are, and where that is too much, the widest columns give way. */
function widthsOf(rows: readonly (readonly string[])[], font: PDFFont, room: number): number[] {
  const wanted = rows[0]!.map(
    (_, column) => Math.max(...rows.map((row) => font.widthOfTextAtSize(row[column]!, SIZE))) + GAP,
  );
  const total = () => wanted.reduce((sum, width) => sum + width, 0);
  while (total() > room + 0.01) {
    const widest = Math.max(...wanted);
    const column = wanted.indexOf(widest);
    const next = Math.max(0, ...wanted.filter((width) => width < widest));
    wanted[column] = Math.max(next, widest - (total() - room), 40);
    if (wanted[column] === widest) break;
  }
  return wanted;
}
