import { shapeOf } from './lineShape.ts';
import type { LineShape } from './lineShape.ts';

/** A longer label of a case stands alone: the others would be pushed far to the right for it. */
const WIDEST_LABEL = 32;
const LEADING = ['?', ':', '||', '&&', '|', '&', '+'];

const ALONE: readonly string[] = [];

/** A line, and those that the assignment in it goes on in, with the column that its sign stood in. */
interface Row extends LineShape {
  rest: readonly string[];
  sign: number;
}

/**
 * Lines of SystemVerilog with neighbours of one kind in common columns: ports, declarations, parameters, assignments,
 * items of a case and connections, and the comments at their ends. Where an assignment goes on in further lines, those
 * stay below its sign. Only white space changes.
 */
export function inColumns(lines: readonly string[]): string[] {
  const rows = rowsOf(lines);
  const result: string[] = [];
  for (let at = 0; at < rows.length;) {
    const run = runFrom(rows, at);
    // Most lines have no neighbour of their kind: they need no columns.
    if (run.length === 1 && run[0]!.rest.length === 0) result.push(single(run[0]!));
    else result.push(...aligned(run));
    at += run.length;
  }
  return result;
}

function rowsOf(lines: readonly string[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < lines.length;) {
    const shape = shapeOf(lines[at]!);
    const start = at + 1;
    at = isAssignment(shape) && !shape.cells.at(-1)!.endsWith(';') ? endOf(lines, start) : start;
    const goesOn = at > start;
    const { kind, indent, cells, comment } = shape;
    const rest = goesOn ? lines.slice(start, at) : ALONE;
    rows.push({ kind, indent, cells, comment, rest, sign: goesOn ? signOf(lines[start - 1]!, shape) : 0 });
  }
  return rows;
}

const isAssignment = ({ kind }: LineShape) => kind === 'assign' || kind === 'statement' || kind === 'guarded';

/** Below the sign of an assignment behind a condition nothing stands. */
const signOf = (line: string, { kind, cells }: LineShape) =>
  kind === 'guarded' ? line.length : line.lastIndexOf(cells.at(-1)!);

/** The place behind the line that ends a statement. */
function endOf(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, at) => at >= from && shapeOf(line).cells.at(-1)!.endsWith(';'));
  return end < 0 ? lines.length : end + 1;
}

/** An empty line, or a comment of its own. */
const isBare = ({ cells }: LineShape) => cells.every((cell) => cell === '');

/** Rows of one kind and indentation; a list of ports goes on behind comments and empty lines. */
function runFrom(rows: readonly Row[], start: number): Row[] {
  const first = rows[start]!;
  const run = [first];
  if (first.kind === 'other' || first.kind === 'guarded') return run;
  for (let at = start + 1; at < rows.length; at++) {
    const next = rows[at]!;
    const isBetween = first.kind === 'port' && isBare(next);
    if (!isBetween && (next.kind !== first.kind || next.indent !== first.indent)) break;
    run.push(next);
  }
  while (isBare(run.at(-1)!) && run.length > 1) run.pop();
  return run;
}

function aligned(run: readonly Row[]): string[] {
  const widths = columnWidths(run.filter((row) => !isBare(row)));
  const codes = run.map((row) => code(row, isBare(row) ? [] : widths));
  const hasNote = (index: number) => !isBare(run[index]!) && run[index]!.comment !== '';
  const margin = Math.max(0, ...codes.map((text, index) => (hasNote(index) ? text.length : 0)));
  return codes.flatMap((text, index) => {
    const row = run[index]!;
    if (isBare(row)) return single(row);
    if (row.rest.length > 0) return [noted(text, row.comment), ...continued(text, row)];
    return hasNote(index) ? noted(text.padEnd(margin), row.comment) : text;
  });
}

function single(row: Row): string {
  if (!isBare(row)) return noted(code(row, []), row.comment);
  return row.comment === '' ? '' : ' '.repeat(row.indent) + row.comment;
}

const noted = (text: string, comment: string) => (comment === '' ? text : `${text} ${comment}`);

/** Of all columns but the last; what is too wide, or joined from several, does not count. */
function columnWidths(rows: readonly Row[]): number[] {
  const widths: number[] = [];
  for (const { kind, cells } of rows) {
    cells.slice(0, -1).forEach((cell, column) => {
      const counts = !cell.startsWith('{') && (kind !== 'item' || cell.length <= WIDEST_LABEL);
      widths[column] = Math.max(widths[column] ?? 0, counts ? cell.length : 0);
    });
  }
  return widths;
}

function code({ indent, cells }: Row, widths: readonly number[]): string {
  const padded = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).filter((cell) => cell !== '');
  return (' '.repeat(indent) + padded.join(' ')).trimEnd();
}

/** The lines that an assignment goes on in: they move with its sign, and those that begin with an operator stand below it. */
function continued(text: string, row: Row): string[] {
  const column = restColumn(text, row);
  return row.rest.map((line) => {
    const code = line.trim();
    const start = line.length - line.trimStart().length;
    if (start >= row.sign) return ' '.repeat(start + column - row.sign) + code;
    const leads = LEADING.some((operator) => code.startsWith(`${operator} `));
    return leads ? ' '.repeat(column) + code : line.trimEnd();
  });
}

const restColumn = (text: string, { kind, indent, cells }: Row) =>
  kind === 'guarded' ? indent + 4 : text.length - cells.at(-1)!.length;
