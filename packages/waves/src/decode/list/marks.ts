import { firstAfter } from '../../changes.ts';
import type { MarksQuery, Transaction, TransactionMark } from '../decodeTypes.ts';
import type { Lane } from './lanes.ts';
import type { TransactionList } from './transactionList.ts';

/** Pixels below which a transfer is not drawn alone, and from which it has room for text. */
const aloneFrom = 2;
const textFrom = 22;
const letterWidth = 5;

export type LabelOf = (transaction: Transaction) => string;

/** Transfers that a window shows, lane by lane; neighbours within two pixels become one mark. */
export function marksOf(
  list: TransactionList,
  lanes: Lane[],
  query: MarksQuery,
  labelOf: LabelOf,
): TransactionMark[] {
  const pixel = Math.max((query.to - query.from) / query.pixels, Number.MIN_VALUE);
  return lanes.flatMap((lane, number) => {
    const marks: TransactionMark[] = [];
    let many: TransactionMark | null = null;
    for (let at = firstReaching(lane, query.from); at < lane.items.length; at++) {
      const index = lane.items[at]!;
      const begin = list.begin[index]!;
      if (begin > query.to) break;
      const narrow = list.end[index]! - begin < aloneFrom * pixel;
      if (narrow && many && begin < many.from + aloneFrom * pixel) {
        addTo(many, list, index);
        continue;
      }
      const mark = markOf(list, index, number, pixel, labelOf);
      marks.push(mark);
      many = narrow ? mark : null;
    }
    return marks;
  });
}

function firstReaching({ reach }: Lane, time: number): number {
  return firstAfter(reach, time - 0.5);
}

function addTo(mark: TransactionMark, list: TransactionList, index: number): void {
  mark.to = Math.max(mark.to, list.end[index]!);
  mark.count += 1;
  mark.errors += list.errors[index]!;
  mark.index = null;
  if (mark.kind !== list.kind[index]!) mark.kind = '';
}

function markOf(
  list: TransactionList,
  index: number,
  lane: number,
  pixel: number,
  labelOf: LabelOf,
): TransactionMark {
  const [from, to] = [list.begin[index]!, list.end[index]!];
  const width = (to - from) / pixel;
  const shown = width >= textFrom || (width >= aloneFrom && list.stalls[index]! > 0) ? list.get(index) : null;
  const wording = shown?.kind === 'error' ? shown.errors[0]?.wording : undefined;
  return {
    from,
    to,
    lane,
    count: 1,
    errors: list.errors[index]!,
    index,
    kind: list.kind[index]!,
    label: shown && width >= textFrom ? labelOf(shown).slice(0, Math.ceil(width / letterWidth)) : '',
    ...(wording && width >= textFrom && { wording }),
    stalled: shown ? shown.stalled.filter(([begin, end]) => (end - begin) / pixel >= 1) : [],
  };
}
