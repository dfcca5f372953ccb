import { useMemo } from 'react';
import { useSoc } from '../../soc/index.ts';
import { usePicture } from '../map/current.ts';
import { columnById } from './columns.ts';
import type { TableColumn } from './columns.ts';
import { tableRows } from './rows.ts';
import type { Row } from './rows.ts';
import { useTable } from './tableStore.ts';

/** The rows as they are sorted; `filter` keeps those whose name or description contains it. */
export function useRows(filter: string): Row[] {
  const document = useSoc((state) => state.document);
  const picture = usePicture();
  const sort = useTable((state) => state.sort);
  return useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const rows = tableRows(document, picture).filter(({ endpoint, block }) =>
      `${endpoint} ${block?.description ?? ''}`.toLowerCase().includes(wanted),
    );
    const compare = comparer(columnById(sort.column));
    return rows.sort((a, b) => (sort.descending ? compare(b, a) : compare(a, b)));
  }, [document, picture, filter, sort]);
}

function comparer({ order, text }: TableColumn): (a: Row, b: Row) => number {
  const byName = (a: Row, b: Row) => a.endpoint.localeCompare(b.endpoint, 'en', { numeric: true });
  if (order) return (a, b) => Number(order(a) - order(b)) || byName(a, b);
  if (text) return (a, b) => text(a).localeCompare(text(b), 'en', { numeric: true }) || byName(a, b);
  return byName;
}
