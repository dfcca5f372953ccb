import type { Transaction, TransactionColumn } from '@netloom/waves';

export interface Column {
  /** Its title is the text `transactions.column.<key>`. */
  key: TransactionColumn | 'data';
  width: string;
  /** By which the dump's side can sort. */
  sortable: boolean;
  number?: boolean;
}

const column = (key: Column['key'], width: string, number = false): Column => ({
  key,
  width,
  sortable: key !== 'data',
  number,
});

const serial = [
  column('begin', '104px', true),
  column('kind', '64px'),
  column('data', 'minmax(90px, 1fr)'),
  column('errors', 'minmax(80px, 1.4fr)'),
];

const bus = [
  column('begin', '104px', true),
  column('kind', '58px'),
  column('address', '96px'),
  column('data', 'minmax(110px, 1fr)'),
  column('response', '82px'),
  column('dataLatency', '96px', true),
  column('responseLatency', '96px', true),
  column('stalls', '56px', true),
  column('bytes', '56px', true),
  column('errors', 'minmax(110px, 1fr)'),
];

/** What a table of the decoder shows. */
export function columnsOf(decoder: string): Column[] {
  if (decoder === 'uart' || decoder === 'spi') return serial;
  if (decoder !== 'axi4') return bus;
  const at = bus.findIndex(({ key }) => key === 'address');
  return bus.toSpliced(at, 0, column('id', '44px'));
}

export function cellText(
  { key }: Column,
  row: Transaction,
  time: (ticks: number) => string,
  duration: (ticks: number) => string,
  kind: (kind: string) => string,
): string {
  const latency = (ticks: number | null) => (ticks === null ? '' : duration(ticks));
  switch (key) {
    case 'begin':
      return time(row.begin);
    case 'end':
      return time(row.end);
    case 'kind':
      return kind(row.kind);
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
      return row.errors.map(({ text }) => text).join('; ');
    default:
      return row[key];
  }
}

function stallsOf({ stalls }: Transaction): string {
  const clocks = Object.values(stalls).reduce((sum, count) => sum + count, 0);
  return clocks === 0 ? '' : String(clocks);
}
