import type { TableQuery } from '@netloom/waves';
import { useTranslation } from 'react-i18next';
import { tracksOf } from './columns.ts';
import type { Column } from './columns.ts';
import '../transactions.css';

export type Sort = TableQuery['sort'];

interface Props {
  columns: Column[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The titles of the columns, by which the table is sorted; once more turns the order. */
export function HeadingRow({ columns, sort, onSort }: Props) {
  return (
    <div role="row" className="nl-wave-transactions-heading" style={tracksOf(columns)}>
      {columns.map((column) => (
        <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
      ))}
    </div>
  );
}

/** What is transferred has no order. */
function Heading({ column, sort, onSort }: { column: Column } & Omit<Props, 'columns'>) {
  const { t } = useTranslation('waves');
  const { key } = column;
  const title = t(`transactions.column.${key}`);
  const sorted = sort.column === key;
  const direction = sort.descending ? 'descending' : 'ascending';
  const className = column.number ? 'nl-wave-transactions-number' : undefined;
  if (key === 'data') {
    return (
      <span role="columnheader" className={className}>
        {title}
      </span>
    );
  }
  return (
    <span role="columnheader" aria-sort={sorted ? direction : 'none'} className={className}>
      <button
        type="button"
        title={t(`transactions.columnText.${key}`)}
        onClick={() => onSort({ column: key, descending: sorted ? !sort.descending : false })}
      >
        {title}
        {sorted && <i aria-hidden>{sort.descending ? ' ↓' : ' ↑'}</i>}
      </button>
    </span>
  );
}
