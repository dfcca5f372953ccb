import type { Said } from '@netloom/model';
import type { Transaction, TransactionColumn } from '@netloom/waves';

export interface Column {
  /** Its title is the text `transactions.column.<key>`. */
  key: TransactionColumn | 'data';
  /** CSS pixels, at least. */
  width: number;
  /** Takes what room is left. */
  grows?: boolean;
  number?: boolean;
}

const column = (key: Column['key'], width: number, more: Partial<Column> = {}): Column => ({
  key,
  width,
  ...more,
});
const number = { number: true };
const grows = { grows: true };

const serial = [
  column('begin', 104, number),
  column('kind', 72),
  column('data', 120),
  column('errors', 160, grows),
];

const bus = [
  column('begin', 104, number),
  column('kind', 70),
  column('address', 96),
  column('data', 190),
  column('response', 82),
  column('dataLatency', 96, number),
  column('responseLatency', 96, number),
  column('stalls', 56, number),
  column('bytes', 56, number),
  column('errors', 220, grows),
];

/** What a table of the decoder shows. */
export function columnsOf(decoder: string): Column[] {
  if (decoder === 'uart' || decoder === 'spi') return serial;
  if (decoder !== 'axi4') return bus;
  const at = bus.findIndex(({ key }) => key === 'address');
  return bus.toSpliced(at, 0, column('id', 44));
}

/** The columns as tracks of a grid, and the width below which they scroll. */
export function tracksOf(columns: Column[]): { gridTemplateColumns: string; minWidth: number } {
  const tracks = columns.map(({ width, grows: last }) => (last ? `minmax(${width}px, 1fr)` : `${width}px`));
  return {
    gridTemplateColumns: tracks.join(' '),
    minWidth: columns.reduce((sum, { width }) => sum + width, 0),
  };
}

export function cellText(
  { key }: Column,
  row: Transaction,
  time: (ticks: number) => string,
  duration: (ticks: number) => string,
  kind: (kind: string) => string,
  say: (said: Said) => string,
): string {
  const latency = (ticks: number | null) => (ticks === null ? '' : duration(ticks));
  switch (key) {
    case 'begin':
      return time(row.begin);
    case 'end':
      return time(row.end);
    case 'kind':
      return `${row.errors.length > 0 ? '▲ ' : ''}${kind(row.kind)}`;
    case 'data':
      return row.data.join(' ');
    case 'dataLatency':
      return latency(row.latency.data);
    case 'responseLatency':
      return latency(row.latency.response);
    case 'stalls':
      return stallsOf(row);
    case 'bytes':
      return String(row.bytes);
    case 'errors':
      return row.errors.map(({ text, wording }) => say({ message: text, wording })).join('; ');
    default:
      return row[key];
  }
}

function stallsOf({ stalls }: Transaction): string {
  const clocks = Object.values(stalls).reduce((sum, count) => sum + count, 0);
  return clocks === 0 ? '' : String(clocks);
}
