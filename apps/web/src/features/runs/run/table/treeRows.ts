import type { RunRow } from '@netloom/contract';

/** A run as the table nests it. */
export interface TreeRow extends RunRow {
  /** The runs that it consists of; absent where there are none. */
  parts?: TreeRow[];
}

export function treeRows(rows: readonly RunRow[]): TreeRow[] {
  return rows.map((row) =>
    row.children.length === 0
      ? row
      : { ...row, parts: row.children.map((child) => ({ ...child, children: [] })) },
  );
}

/** Every run of the table, nested or not. */
export function allRows(rows: readonly TreeRow[]): TreeRow[] {
  return rows.flatMap((row) => [row, ...(row.parts ?? [])]);
}
