import type { TransactionColumn, TransactionFilter } from '../decodeTypes.ts';
import type { TransactionList } from './transactionList.ts';

/** Order of hexadecimal digits of any length; unknown digits come after the known ones. */
export function compareHex(a: string, b: string): number {
  const [left, right] = [a.replace(/^0+(?=.)/, ''), b.replace(/^0+(?=.)/, '')];
  return left.length - right.length || (left < right ? -1 : left > right ? 1 : 0);
}

/** Indices of the transfers that pass. */
export function filtered(list: TransactionList, filter: TransactionFilter): number[] {
  const { kinds, address, errorsOnly, span } = filter;
  const [low, high] = [address?.from.toLowerCase() ?? '', address?.to.toLowerCase() ?? ''];
  const id = filter.id?.toLowerCase();
  const text = filter.text?.trim().toLowerCase();
  const passing: number[] = [];
  for (let i = 0; i < list.shown; i++) {
    if (kinds && !kinds.includes(list.kind[i]!)) continue;
    if (errorsOnly && list.errors[i] === 0) continue;
    if (id && compareHex(list.id[i]!, id) !== 0) continue;
    if (span && (list.end[i]! < span.from || list.begin[i]! > span.to)) continue;
    if (address && !within(list.address[i]!, low, high)) continue;
    if (text && !list.mentions(i, text)) continue;
    passing.push(i);
  }
  return passing;
}

function within(address: string, low: string, high: string): boolean {
  if (!/^[0-9a-f]+$/.test(address)) return false;
  return (low === '' || compareHex(address, low) >= 0) && (high === '' || compareHex(address, high) <= 0);
}

type Order = (a: number, b: number) => number;

function orderBy(list: TransactionList, column: TransactionColumn): Order {
  if (column === 'address') return (a, b) => compareHex(list.address[a]!, list.address[b]!);
  if (column === 'id') return (a, b) => compareHex(list.id[a]!, list.id[b]!);
  if (column === 'kind' || column === 'response') {
    const texts = list[column];
    return (a, b) => (texts[a]! < texts[b]! ? -1 : texts[a]! > texts[b]! ? 1 : 0);
  }
  const numbers = list[column];
  // A transfer without the latency comes first, as if it were the shortest.
  const numberAt = (index: number) => (Number.isNaN(numbers[index]!) ? -Infinity : numbers[index]!);
  return (a, b) => {
    const [left, right] = [numberAt(a), numberAt(b)];
    return left < right ? -1 : left > right ? 1 : 0;
  };
}

/** The rows in order of a column, those alike by begin. */
export function sorted(
  list: TransactionList,
  rows: number[],
  { column, descending }: { column: TransactionColumn; descending: boolean },
): number[] {
  const order = orderBy(list, column);
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * order(a, b) || list.begin[a]! - list.begin[b]! || a - b);
}
