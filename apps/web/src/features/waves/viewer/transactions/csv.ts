import type { Said } from '@netloom/model';
import type { Transaction, WaveInfo } from '@netloom/waves';
import { csvField, withFaults } from '../export/csv.ts';

type Say = (said: Said) => string;

const columns: [title: string, value: (row: Transaction, say: Say) => string | number][] = [
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
  ['errors', (row, say) => row.errors.map(({ text, wording }) => say({ message: text, wording })).join('; ')],
];

/**
 * A table (RFC 4180) with a line for every transaction; times in ticks of 10^timescale seconds. Programs find columns by
 * their titles, which are the same in every language; what is said of a transaction or of the dump is not.
 */
export function transactionsCsv(
  rows: Transaction[],
  { timescale, said }: Pick<WaveInfo, 'timescale' | 'said'>,
  say: Say,
): string {
  const timed = new Set(['begin', 'end', 'data latency', 'response latency']);
  const titles = columns.map(([title]) => (timed.has(title) ? `${title} (1e${timescale} s)` : title));
  const lines = [titles, ...rows.map((row) => columns.map(([, value]) => String(value(row, say))))];
  return withFaults(lines, said ? say(said) : '')
    .map((line) => `${line.map(csvField).join(',')}\r\n`)
    .join('');
}
