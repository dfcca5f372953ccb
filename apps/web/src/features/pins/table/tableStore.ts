import { create } from 'zustand';
import type { ColumnId } from './columns.ts';
import type { Sort } from './rows.ts';

interface TableState {
  sort: Sort;
  /** The cell that the keys act on: key of its row, and its column. */
  row: string | undefined;
  column: ColumnId;
  editing: boolean;
  /** Text that an edit begins with; undefined: what is there. */
  typed: string | undefined;
  /** Keys of the chosen rows. */
  chosen: ReadonlySet<string>;
  /** Where a range of rows began. */
  anchor: string | undefined;
}

export const useTable = create<TableState>(() => ({
  sort: { column: 'position', descending: false },
  row: undefined,
  column: 'signal',
  editing: false,
  typed: undefined,
  chosen: new Set(),
  anchor: undefined,
}));

export function startEditing(typed?: string): void {
  useTable.setState({ editing: true, typed });
}

export function stopEditing(): void {
  useTable.setState({ editing: false, typed: undefined });
}
