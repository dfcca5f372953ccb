import { create } from 'zustand';
import type { ColumnId } from './columns.ts';

interface TableState {
  /** The cell that the keyboard is at; its row is the selected endpoint. */
  column: ColumnId;
  editing: boolean;
  /** The text that editing starts with instead of the cell's own. */
  start: string | undefined;
  sort: { column: ColumnId; descending: boolean };
}

export const useTable = create<TableState>(() => ({
  column: 'base',
  editing: false,
  start: undefined,
  sort: { column: 'base', descending: false },
}));

export function startEditing(column: ColumnId, start?: string): void {
  useTable.setState({ column, editing: true, start });
}

export function stopEditing(): void {
  useTable.setState({ editing: false, start: undefined });
}
