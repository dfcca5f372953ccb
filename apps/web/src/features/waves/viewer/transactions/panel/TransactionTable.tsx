import type { Transaction, WaveInfo } from '@netloom/waves';
import { useEffect } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../../../parts/table/useRowWindow.ts';
import { tracksOf } from './columns.ts';
import type { Column } from './columns.ts';
import { HeadingRow } from './HeadingRow.tsx';
import type { Sort } from './HeadingRow.tsx';
import type { TransactionPages } from './TransactionPages.ts';
import { rowHeight, TransactionRow } from './TransactionRow.tsx';
import { useLocatedRow } from './useLocatedRow.ts';
import '../transactions.css';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15 };

interface Props {
  pages: TransactionPages;
  columns: Column[];
  info: WaveInfo;
  sort: Sort;
  /** Index of the chosen transaction. */
  selected: number | null;
  onSort: (sort: Sort) => void;
  onSelect: (row: Transaction) => void;
}

/** Transactions in rows of equal height, fetched as they come in sight; arrows and clicks choose one. */
export function TransactionTable({ pages, columns, info, sort, selected, onSort, onSelect }: Props) {
  const { t } = useTranslation('waves');
  const { total } = pages;
  // The heading stays over the first row.
  const { scroller, first, last, onScroll, reveal } = useRowWindow(total, rowHeight, rowHeight);
  useEffect(() => pages.ensure(first, last));
  const at = useLocatedRow(reveal, pages, selected);
  const { minWidth } = tracksOf(columns);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const row = pages.row(Math.max(0, Math.min((at ?? -1) + step, total - 1)));
    if (row) onSelect(row);
  }

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t('panel.transactions')}
      aria-rowcount={total + 1}
      tabIndex={0}
      className="nl-wave-transactions-table"
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      <HeadingRow columns={columns} sort={sort} onSort={onSort} />
      <div className="nl-wave-transactions-rows" style={{ height: total * rowHeight, minWidth }}>
        {Array.from({ length: Math.max(0, last - first) }, (_, i) => (
          <TransactionRow
            key={first + i}
            at={first + i}
            row={pages.row(first + i)}
            columns={columns}
            info={info}
            selected={selected}
            onSelect={onSelect}
          />
        ))}
      </div>
    </div>
  );
}
