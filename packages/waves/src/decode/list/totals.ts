import type { LatencySummary, TransactionTotals } from '../decodeTypes.ts';
import type { TransactionList } from './transactionList.ts';

const mostBins = 20;

/** The least value that at least `share` of the values do not exceed (nearest rank). */
function percentile(ascending: Float64Array, share: number): number {
  return ascending[Math.max(0, Math.ceil(share * ascending.length) - 1)]!;
}

export function summaryOf(values: number[]): LatencySummary | null {
  const ascending = Float64Array.from(values.filter((value) => !Number.isNaN(value))).sort();
  if (ascending.length === 0) return null;
  const [least, greatest] = [ascending[0]!, ascending.at(-1)!];
  return {
    count: ascending.length,
    least,
    mean: ascending.reduce((sum, value) => sum + value, 0) / ascending.length,
    p50: percentile(ascending, 0.5),
    p95: percentile(ascending, 0.95),
    greatest,
    histogram: histogramOf(ascending, least, greatest),
  };
}

function histogramOf(ascending: Float64Array, least: number, greatest: number): LatencySummary['histogram'] {
  const bins = Math.max(1, Math.min(mostBins, new Set(ascending.subarray(0, 1000)).size * 2));
  const width = (greatest - least) / bins;
  if (width === 0) return [{ from: least, to: greatest, count: ascending.length }];
  const counts = new Array<number>(bins).fill(0);
  for (const value of ascending) counts[Math.min(bins - 1, Math.floor((value - least) / width))]! += 1;
  return counts.map((count, i) => ({ from: least + i * width, to: least + (i + 1) * width, count }));
}

function totalOf(list: TransactionList, rows: number[], kind: string, tick: number): TransactionTotals {
  let [errors, bytes, begin, end] = [0, 0, Infinity, -Infinity];
  const [data, response]: [number[], number[]] = [[], []];
  for (let at = 0; at < rows.length; at++) {
    const index = rows[at]!;
    if (list.errors[index]! > 0) errors += 1;
    bytes += list.bytes[index]!;
    begin = Math.min(begin, list.begin[index]!);
    end = Math.max(end, list.end[index]!);
    data.push(list.dataLatency[index]!);
    response.push(list.responseLatency[index]!);
  }
  return {
    kind,
    count: rows.length,
    errors,
    bytes,
    throughput: end > begin ? bytes / ((end - begin) * tick) : null,
    dataLatency: summaryOf(data),
    responseLatency: summaryOf(response),
  };
}

/** Of all rows, then of each kind among them; a tick lasts `tick` seconds. */
export function totalsOf(list: TransactionList, rows: number[], tick: number): TransactionTotals[] {
  const byKind = new Map<string, number[]>();
  for (const index of rows) {
    const some = byKind.get(list.kind[index]!);
    if (some) some.push(index);
    else byKind.set(list.kind[index]!, [index]);
  }
  const kinds = [...byKind].sort(([a], [b]) => (a < b ? -1 : 1));
  return [totalOf(list, rows, '', tick), ...kinds.map(([kind, some]) => totalOf(list, some, kind, tick))];
}
