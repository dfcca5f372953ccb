import { useEffect } from 'react';
import { useUi } from '../store/uiStore.ts';
import type { Row } from './rows.ts';
import { useTable } from './tableStore.ts';

/** The row that the keys act on. Another view may have chosen a pin: the row follows it, and is brought in sight. */
export function useFollowedRow(rows: readonly Row[], reveal: (row: number) => void): Row | undefined {
  const at = useTable((state) => state.row);
  const pin = useUi((state) => state.pin);
  const marked = rows.find(({ key }) => key === at);
  const current = marked?.name === pin ? marked : rows.find(({ name }) => name === pin);
  const index = current ? rows.indexOf(current) : -1;
  useEffect(() => {
    if (current) useTable.setState({ row: current.key });
    if (index >= 0) reveal(index);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another row moves the view
  }, [current?.key, index]);
  return current;
}
