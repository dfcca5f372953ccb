import { create } from 'zustand';
import { usePins } from '../store/pinsStore.ts';
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

// Rows that were chosen in one configuration are not meant in another.
usePins.subscribe(({ open }, before) => {
  if (open?.configuration.name !== before.open?.configuration.name || open?.chip !== before.open?.chip) {
    useTable.setState({ row: undefined, editing: false, chosen: new Set(), anchor: undefined });
  }
});

export function startEditing(typed?: string): void {
  useTable.setState({ editing: true, typed });
}

export function stopEditing(): void {
  useTable.setState({ editing: false, typed: undefined });
}
