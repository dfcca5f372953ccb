import type { Said, Severity } from '@netloom/model';

export interface GridColumn {
  key: string;
  title: string;
  /** Pixels; the last column takes what is left. */
  width: number;
  mono?: boolean;
}

/** A cell: what is shown, and what is edited and copied. */
export interface GridCell {
  shown: string;
  text: string;
  problem?: (Said & { severity: Severity }) | undefined;
  readOnly?: boolean;
  dim?: boolean;
  /** Shown worked out; the expression itself stands in the cell that the keys act on. */
  formula?: boolean;
}

/** Row and column, from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

export interface CellChange extends CellPlace {
  text: string;
}

/** What a grid shows and edits. It is a new object whenever a cell changes. */
export interface GridSource {
  rows: number;
  /** New rows may be written behind the last one; it is shown as an empty row. */
  grows: boolean;
  cell: (row: number, column: number) => GridCell;
  /** Takes all changes or none, and says why not; whether it took them. */
  set: (changes: readonly CellChange[]) => boolean;
  remove: (rows: readonly number[]) => void;
  /** Usual texts of a cell. */
  choices: (row: number, column: number) => readonly string[];
}

/** A rectangle of cells; `focus` is the one that the keys act on. */
export interface CellRange {
  anchor: CellPlace;
  focus: CellPlace;
}

export interface Rectangle {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const samePlace = (a: CellPlace, b: CellPlace) => a.row === b.row && a.column === b.column;

export function rectangleOf({ anchor, focus }: CellRange): Rectangle {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export interface GridSize {
  /** With the empty one in which a new row is written. */
  rows: number;
  columns: number;
  /** Rows in view. */
  page: number;
}

/** A grid with what is selected in it: what keys, pointer and clipboard act on. */
export interface GridState {
  source: GridSource;
  readOnly: boolean;
  size: GridSize;
  range: CellRange;
  rectangle: Rectangle;
  /** Selects a range; its focus becomes the cell that the keys act on. */
  go: (next: CellRange) => void;
}

export const ROW_HEIGHT = 26;
