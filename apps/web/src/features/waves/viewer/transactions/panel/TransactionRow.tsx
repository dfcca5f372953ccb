import type { Transaction, WaveInfo } from '@netloom/waves';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../../diagnostics/useSaid.ts';
import { formatTime } from '../../format/time.ts';
import { cellText, tracksOf } from './columns.ts';
import type { Column } from './columns.ts';
import '../transactions.css';

/** CSS pixels. */
export const rowHeight = 22;

interface Props {
  /** From 0 on. */
  at: number;
  row: Transaction | undefined;
  columns: Column[];
  info: WaveInfo;
  /** Index of the chosen transaction. */
  selected: number | null;
  onSelect: (row: Transaction) => void;
}

/** A transaction in its place of the table; it has no texts until it is fetched. */
export function TransactionRow({ at, row, columns, info, selected, onSelect }: Props) {
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      aria-selected={row !== undefined && row.index === selected}
      className="nl-wave-transactions-row"
      style={{ ...tracksOf(columns), top: at * rowHeight }}
      onClick={() => row && onSelect(row)}
    >
      {row ? (
        <Cells row={row} columns={columns} info={info} />
      ) : (
        <span className="nl-wave-transactions-dim">…</span>
      )}
    </div>
  );
}

/** Texts, one for each column; those of a wrong one stand out. */
function Cells({ row, columns, info }: { row: Transaction } & Pick<Props, 'columns' | 'info'>) {
  const { t } = useTranslation('waves');
  const say = useSaid();
  const time = (ticks: number) => formatTime(ticks + info.timeZero, info.timescale);
  const duration = (ticks: number) => formatTime(ticks, info.timescale);
  const kind = (name: string) => t(`transactions.kind.${name}`);
  return columns.map((column) => {
    const text = cellText(column, row, time, duration, kind, say);
    const marked = (column.key === 'errors' || column.key === 'kind') && row.errors.length > 0;
    const look = [
      column.number ? 'nl-wave-transactions-number' : '',
      marked ? 'nl-wave-transactions-error' : '',
    ].join(' ');
    return (
      <span key={column.key} role="gridcell" className={look} title={text}>
        {text}
      </span>
    );
  });
}
