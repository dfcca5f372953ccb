import { useState } from 'react';
import type { Key } from 'react';

/** Rows that were chosen, on whatever page they are. */
export interface Selection<Row> {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  choose: (rows: readonly Row[]) => void;
  clear: () => void;
}

export function useSelection<Row>(keyOf: (row: Row) => Key): Selection<Row> {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const has = (row: Row) => rows.some((each) => keyOf(each) === keyOf(row));
  return {
    rows,
    has,
    toggle: (row) => setRows(has(row) ? rows.filter((each) => keyOf(each) !== keyOf(row)) : [...rows, row]),
    choose: setRows,
    clear: () => setRows([]),
  };
}
