import type { Transaction } from '@netloom/waves';
import { csvField, withFaults } from '../export/csv.ts';

const columns: [title: string, value: (row: Transaction) => string | number][] = [
  ['begin', (row) => row.begin],
  ['end', (row) => row.end],
  ['kind', (row) => row.kind],
  ['id', (row) => row.id],
  ['address', (row) => row.address],
  ['data', (row) => row.data.join(' ')],
  ['response', (row) => row.response],
  ['data latency', (row) => row.latency.data ?? ''],
  ['response latency', (row) => row.latency.response ?? ''],
  [
    'stalls',
    (row) =>
      Object.entries(row.stalls)
        .map(([channel, clocks]) => `${channel} ${clocks}`)
        .join(' '),
  ],
  ['bytes', (row) => row.bytes],
  ['errors', (row) => row.errors.map(({ text }) => text).join('; ')],
];

/**
 * A table (RFC 4180) with a line for every transaction; times in ticks of 10^timescale seconds.
 * @param faults of the dump, in words
 */
export function transactionsCsv(rows: Transaction[], timescale: number, faults = ''): string {
  const timed = new Set(['begin', 'end', 'data latency', 'response latency']);
  const titles = columns.map(([title]) => (timed.has(title) ? `${title} (1e${timescale} s)` : title));
  const lines = [titles, ...rows.map((row) => columns.map(([, value]) => String(value(row))))];
  return withFaults(lines, faults)
    .map((line) => `${line.map(csvField).join(',')}\r\n`)
    .join('');
}
