import type { TransactionsRow, RowNode, ViewState } from '../view/model.ts';

function within(rows: readonly RowNode[]): TransactionsRow[] {
  return rows.flatMap((row) => {
    if (row.kind === 'group') return within(row.rows);
    return row.kind === 'transactions' ? [row] : [];
  });
}

/** Every decoder of a view, in the order of its rows. */
export function decoderRows({ panes }: Pick<ViewState, 'panes'>): TransactionsRow[] {
  return panes.flatMap(({ rows }) => within(rows));
}
