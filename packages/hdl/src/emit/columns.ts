import { shapeOf } from './lineShape.ts';
import type { LineShape } from './lineShape.ts';

const MOST = 110;
/** A longer label of a case stands alone: the others would be pushed far to the right for it. */
const WIDEST_LABEL = 32;
/** Where a long assignment without choices is cut: at the first of these that it has outside of brackets. */
const BREAKS = ['||', '&&', '|'];
const LEADING = ['?', ':', '||', '&&', '|', '&', '+'];

/** A line, and those that the assignment in it goes on in. */
interface Row extends LineShape {
  rest: readonly string[];
}

/**
 * Lines of SystemVerilog with neighbours of one kind in common columns: ports, declarations, parameters, assignments,
 * items of a case and connections, and the comments at their ends. An assignment that is too long goes on at each
 * operator of its outermost level, below the sign. Only white space changes.
 */
export function inColumns(lines: readonly string[]): string[] {
  const rows = rowsOf(lines);
  const result: string[] = [];
  for (let at = 0; at < rows.length;) {
    const run = runFrom(rows, at);
    result.push(...aligned(run));
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
    rows.push({ ...shape, rest: lines.slice(start, at) });
  }
  return rows;
}

const isAssignment = ({ kind }: LineShape) => kind === 'assign' || kind === 'statement' || kind === 'guarded';

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
    if (isBare(row)) return row.comment === '' ? '' : ' '.repeat(row.indent) + row.comment;
    if (row.rest.length > 0) return [noted(text, row.comment), ...continued(text, row)];
    return hasNote(index) ? noted(text.padEnd(margin), row.comment) : wrapped(text, row);
  });
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

/** The lines that an assignment goes on in: those that begin with an operator stand below its sign. */
function continued(text: string, row: Row): string[] {
  const column = restColumn(text, row);
  return row.rest.map((line) => {
    const leads = LEADING.some((operator) => line.trimStart().startsWith(`${operator} `));
    return leads ? ' '.repeat(column) + line.trim() : line.trimEnd();
  });
}

/**
 * An assignment of more than a line's length, cut before the operators of its outermost level. The rest stands below the
 * sign or, where a condition stands before the assignment, a step to the right of it.
 */
function wrapped(text: string, row: Row): string[] {
  if (text.length <= MOST || !isAssignment(row)) return [text];
  const value = row.cells.at(-1)!;
  const parts = partsOf(value, MOST - restColumn(text, row));
  const start = text.slice(0, text.length - value.length);
  return parts.map((part, index) => (index === 0 ? start : ' '.repeat(restColumn(text, row))) + part);
}

const restColumn = (text: string, { kind, indent, cells }: Row) =>
  kind === 'guarded' ? indent + 4 : text.length - cells.at(-1)!.length;

/** A choice stays in a line with its condition if there is room. */
function partsOf(value: string, room: number): string[] {
  const choices = splitBefore(value, [':']);
  if (choices?.some(({ length }) => length > room)) return splitBefore(value, ['?', ':'])!;
  return (
    choices ?? BREAKS.map((operator) => splitBefore(value, [operator])).find((found) => found) ?? [value]
  );
}

function splitBefore(value: string, operators: readonly string[]): string[] | undefined {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < value.length; at++) {
    if ('([{'.includes(value[at]!)) depth += 1;
    else if (')]}'.includes(value[at]!)) depth -= 1;
    if (depth > 0 || !operators.some((operator) => value.startsWith(` ${operator} `, at))) continue;
    parts.push(value.slice(start, at));
    start = at + 1;
  }
  return start === 0 ? undefined : [...parts, value.slice(start)];
}
