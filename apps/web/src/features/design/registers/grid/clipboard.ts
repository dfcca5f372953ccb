import type { CellChange, GridSource, Rectangle } from './gridTypes.ts';

/** The cells of a rectangle as tab-separated text: what holds tabs, line ends or quotes is quoted (RFC 4180). */
export function textOf(source: GridSource, { top, bottom, left, right }: Rectangle): string {
  const rows: string[] = [];
  for (let row = top; row <= Math.min(bottom, source.rows - 1); row++) {
    const cells: string[] = [];
    for (let column = left; column <= right; column++) cells.push(quoted(source.cell(row, column).text));
    rows.push(cells.join('\t'));
  }
  return rows.join('\n');
}

function quoted(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows and cells of what a spreadsheet put on the clipboard: its HTML table if it has one, else its text. */
export function matrixOf(html: string, text: string): string[][] {
  const table =
    html === '' ? null : new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table === null) return parseTabs(text);
  return [...table.rows].map((row) => [...row.cells].map(cellText));
}

function cellText(cell: HTMLTableCellElement): string {
  for (const lineEnd of cell.querySelectorAll('br')) lineEnd.replaceWith('\n');
  return (cell.textContent ?? '').replaceAll('\u00a0', ' ').trim();
}

/** Reads tab-separated text, in which quoted cells may hold tabs and line ends. */
export function parseTabs(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    cells.push(cell);
    const stop = text[end];
    at = end + 1;
    if (stop === '\t') continue;
    if (stop === '\r' && text[at] === '\n') at++;
    rows.push(cells);
    cells = [];
    if (at >= text.length) break;
  }
  return rows;
}

function plainCell(text: string, from: number): [string, number] {
  let end = from;
  while (end < text.length && !'\t\r\n'.includes(text[end]!)) end++;
  return [text.slice(from, end), end];
}

function quotedCell(text: string, from: number): [string, number] {
  let end = from + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
  const stop = text[end + 1];
  const isWhole = end < text.length && (stop === undefined || '\t\r\n'.includes(stop));
  if (!isWhole) return plainCell(text, from);
  return [text.slice(from + 1, end).replaceAll('""', '"'), end + 1];
}

/** A matrix laid at a rectangle: a single cell fills it, anything else begins at its upper left corner. */
export function changesOf(
  matrix: readonly (readonly string[])[],
  { top, bottom, left, right }: Rectangle,
  columns: number,
): CellChange[] {
  const single = matrix.length === 1 && matrix[0]?.length === 1 ? matrix[0][0] : undefined;
  const changes: CellChange[] = [];
  if (single !== undefined) {
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) changes.push({ row, column, text: single });
    }
    return changes;
  }
  for (const [down, cells] of matrix.entries()) {
    for (const [across, text] of cells.entries()) {
      if (left + across < columns) changes.push({ row: top + down, column: left + across, text });
    }
  }
  return changes;
}

/** The first row of a rectangle repeated in those below it. */
export function fillDown(source: GridSource, { top, bottom, left, right }: Rectangle): CellChange[] {
  const changes: CellChange[] = [];
  for (let row = top + 1; row <= Math.min(bottom, source.rows - 1); row++) {
    for (let column = left; column <= right; column++) {
      changes.push({ row, column, text: source.cell(top, column).text });
    }
  }
  return changes;
}
