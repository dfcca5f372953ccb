import type { TableQuery, Transaction, WaveInfo } from '@netloom/waves';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../format/time.ts';
import { useVirtualRows } from '../../scopes/useVirtualRows.ts';
import { useSize } from '../../../../../view2d/useSize.ts';
import styles from '../Transactions.module.css';
import { cellText, tracksOf } from './columns.ts';
import type { Column } from './columns.ts';
import type { TransactionPages } from './TransactionPages.ts';

const rowHeight = 22;
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15 };

type Sort = TableQuery['sort'];

interface Props {
  pages: TransactionPages;
  columns: Column[];
  info: WaveInfo;
  sort: Sort;
  /** Index of the chosen transaction, and its row once that is known. */
  selected: number | null;
  onSort: (sort: Sort) => void;
  onSelect: (row: Transaction) => void;
}

function Heading({ column, sort, onSort }: { column: Column; sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslation('waves');
  const { key } = column;
  const title = t(`transactions.column.${key}`);
  const sorted = sort.column === key;
  const direction = sort.descending ? 'descending' : 'ascending';
  const className = column.number ? styles.number : undefined;
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

/** Transactions in rows of equal height, fetched as they come in sight; arrows and clicks choose one. */
export function TransactionTable({ pages, columns, info, sort, selected, onSort, onSelect }: Props) {
  const { t } = useTranslation('waves');
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const { total } = pages;
  const empty = total === 0;
  const { first, last, onScroll } = useVirtualRows(total, rowHeight, height);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => pages.ensure(first, last));

  useEffect(() => {
    if (selected === null || empty) return;
    let current = true;
    pages.locate(selected).then(
      (row) => {
        if (!current || row === null || !box.current) return;
        setAt(row);
        const { scrollTop, clientHeight } = box.current;
        const [top, bottom] = [row * rowHeight, (row + 2) * rowHeight];
        if (top < scrollTop || bottom > scrollTop + clientHeight)
          box.current.scrollTop = top - clientHeight / 2;
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pages, selected, empty]);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const row = pages.row(Math.max(0, Math.min((at ?? -1) + step, total - 1)));
    if (row) onSelect(row);
  }

  const time = (ticks: number) => formatTime(ticks + info.timeZero, info.timescale);
  const duration = (ticks: number) => formatTime(ticks, info.timescale);
  const kind = (name: string) => t(`transactions.kind.${name}`);
  const grid = tracksOf(columns);
  const line = (key: number, children: ReactNode, row?: Transaction) => (
    <div
      key={key}
      role="row"
      aria-rowindex={key + 2}
      aria-selected={row !== undefined && row.index === selected}
      className={styles.row}
      style={{ ...grid, top: key * rowHeight }}
      onClick={() => row && onSelect(row)}
    >
      {children}
    </div>
  );
  return (
    <div
      ref={box}
      role="grid"
      aria-label={t('panel.transactions')}
      aria-rowcount={total + 1}
      tabIndex={0}
      className={styles.table}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      <div role="row" className={styles.heading} style={grid}>
        {columns.map((column) => (
          <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
      <div className={styles.rows} style={{ height: total * rowHeight, minWidth: grid.minWidth }}>
        {Array.from({ length: Math.max(0, last - first) }, (_, i) => {
          const row = pages.row(first + i);
          if (!row) return line(first + i, <span className={styles.dim}>…</span>);
          const cells = columns.map((column) => {
            const text = cellText(column, row, time, duration, kind);
            const marked = (column.key === 'errors' || column.key === 'kind') && row.errors.length > 0;
            const look = [column.number ? styles.number : '', marked ? styles.error : ''].join(' ');
            return (
              <span key={column.key} role="gridcell" className={look} title={text}>
                {text}
              </span>
            );
          });
          return line(first + i, cells, row);
        })}
      </div>
    </div>
  );
}
