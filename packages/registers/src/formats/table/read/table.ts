import type { Diagnostic, Worded } from '@netloom/model';
import { Losses } from '../../losses.ts';
import { columnOf, headingOf } from '../columns.ts';
import type { Column } from '../columns.ts';
import type { TableRow } from '../csv/parse.ts';
import { numberIn } from '../numbers.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** More errors than this help nobody. */
const MAX_ERRORS = 100;

/** A row with its cells by column. */
export interface Cells {
  line: number;
  text: ReadonlyMap<Column, string>;
}

/** A table with what there is to say of its cells. */
export class Table {
  readonly rows: readonly Cells[];
  readonly errors: Diagnostic[] = [];
  readonly #losses = new Losses();
  readonly #file: string;
  readonly #positions = new Map<Column, number>();

  constructor(file: string, rows: readonly TableRow[]) {
    this.#file = file;
    const [heading, ...others] = rows;
    heading?.cells.forEach((cell, position) => {
      const column = columnOf(cell);
      if (column && !this.#positions.has(column)) this.#positions.set(column, position);
      else if (cell.trim() !== '')
        this.lose(say('TABLE/column', { column: cell.trim() }), heading.line, undefined, position);
    });
    for (const needed of ['register', 'field'] as const) {
      if (this.#positions.has(needed)) continue;
      this.#error(say('TABLE/column/needed', { column: headingOf(needed) }), heading?.line ?? 1, undefined);
    }
    this.rows = others.map(({ line, cells }) => ({
      line,
      text: new Map([...this.#positions].map(([column, at]) => [column, (cells[at] ?? '').trim()])),
    }));
  }

  fail(why: Worded, { line }: Cells, column: Column): void {
    this.#error(
      say('TABLE/cell', { line, column: headingOf(column), why }),
      line,
      this.#positions.get(column),
    );
  }

  lose(what: Worded, line: number, column?: Column, position?: number): void {
    const at = position ?? (column && this.#positions.get(column));
    this.#losses.add(say('REG-LOSS/uncarried', { what }), this.#place(line, at));
  }

  diagnostics(): Diagnostic[] {
    return [...this.errors, ...this.#losses.diagnostics()];
  }

  /** The number in a cell; undefined for an empty one, and, said, for one that holds something else. */
  number(cells: Cells, column: Column): bigint | undefined {
    const text = cells.text.get(column) ?? '';
    if (text === '') return undefined;
    const value = numberIn(text);
    if (value === undefined) this.fail(say('TABLE/number', { text }), cells, column);
    return value;
  }

  #error(said: Worded, line: number, position: number | undefined): void {
    if (this.errors.length >= MAX_ERRORS) return;
    this.errors.push({ code: 'REG-IMPORT', severity: 'error', ...said, place: this.#place(line, position) });
  }

  #place(line: number, position: number | undefined) {
    const place = { kind: 'source' as const, file: this.#file, line };
    return position === undefined ? place : { ...place, column: position + 1 };
  }
}
