import type { ReactNode } from 'react';

/** A column of a list. Where there is no room for columns, it is a line of each row's card. */
export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Pixels; without it the column takes its share of what is left. */
  width?: number;
  align?: 'right' | 'center';
  /** The list can be sorted by `key`. */
  sortable?: boolean;
  /** In a card: the heading, or the buttons below the lines. */
  place?: 'heading' | 'actions';
}

/** Less than this is too narrow for a column without a width. */
const FREE_COLUMN = 140;

/** What the columns need at least, in pixels. */
export function widthOf(columns: readonly { width?: number }[]): number {
  return columns.reduce((sum, { width }) => sum + (width ?? FREE_COLUMN), 0);
}
