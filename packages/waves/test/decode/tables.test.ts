import { describe, expect, test } from 'vitest';
import type { Transaction } from '../../src/decode/index.ts';
import { lanesOf } from '../../src/decode/list/lanes.ts';
import { marksOf } from '../../src/decode/list/marks.ts';
import { TransactionTable } from '../../src/decode/list/table.ts';
import { TransactionList } from '../../src/decode/list/transactionList.ts';
import { errorOf, newTransaction } from '../../src/decode/transaction.ts';
import { say } from '../../src/wording/sentences.ts';

/** Numbers that look random and are the same each time (Park and Miller's generator). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 16807) % 2147483647) % below;
}

function randomList(count: number): { list: TransactionList; all: Transaction[] } {
  const next = numbers(42);
  const list = new TransactionList();
  const all = Array.from({ length: count }, (_, index) => {
    const begin = next(100_000);
    const latency = next(200);
    const transaction: Transaction = {
      ...newTransaction(next(2) === 0 ? 'read' : 'write', begin),
      index,
      end: begin + latency + next(50),
      address: next(1 << 20)
        .toString(16)
        .padStart(8, '0'),
      data: [next(1 << 30).toString(16)],
      id: String(next(4)),
      bytes: 1 + next(8),
      latency: { data: next(5) === 0 ? null : latency, response: latency },
      errors:
        next(10) === 0 ? [errorOf(begin, 'slverr', say('DECODE/response', { response: 'SLVERR' }))] : [],
    };
    list.add(transaction);
    return transaction;
  });
  list.show(count);
  return { list, all };
}

const { list, all } = randomList(3000);
const byBegin = { column: 'begin', descending: false } as const;

describe('tables of transactions, against plain arrays', () => {
  test.each([
    ['kinds', { kinds: ['read'] }, (one: Transaction) => one.kind === 'read'],
    [
      'an address range',
      { address: { from: '4000', to: '0007FFFF' } },
      (one: Transaction) => inRange(one, 0x4000, 0x7ffff),
    ],
    ['an id', { id: '02' }, (one: Transaction) => one.id === '2'],
    ['errors', { errorsOnly: true }, (one: Transaction) => one.errors.length > 0],
    ['a text', { text: 'AB' }, (one: Transaction) => (one.address + ' ' + one.data[0]).includes('ab')],
    ['a span', { span: { from: 500, to: 900 } }, (one: Transaction) => one.end >= 500 && one.begin <= 900],
  ])('filter by %s', (_, filter, passes) => {
    const answer = new TransactionTable(list, 1e-9).answer({
      form: 'table',
      filter,
      sort: byBegin,
      offset: 0,
      limit: 1000,
    });
    const expected = all.filter(passes).sort((a, b) => a.begin - b.begin || a.index - b.index);
    expect(expected.length).toBeGreaterThan(5);
    expect(answer.totals[0]?.count).toBe(expected.length);
    expect(answer.rows.map(({ index }) => index)).toEqual(expected.slice(0, 1000).map(({ index }) => index));
  });

  test('order, pages and the row of a transaction', () => {
    const table = new TransactionTable(list, 1e-9);
    const sort = { column: 'address', descending: true } as const;
    const expected = all.toSorted(
      (a, b) => Number.parseInt(b.address, 16) - Number.parseInt(a.address, 16) || a.begin - b.begin,
    );
    const wanted = expected[1234]!.index;
    const answer = table.answer({ form: 'table', filter: {}, sort, offset: 1200, limit: 50, locate: wanted });
    expect(answer.rows.map(({ index }) => index)).toEqual(
      expected.slice(1200, 1250).map(({ index }) => index),
    );
    expect(answer.located).toBe(1234);
  });

  test('totals by kind', () => {
    const { totals } = new TransactionTable(list, 1e-9).answer({
      form: 'table',
      filter: {},
      sort: byBegin,
      offset: 0,
      limit: 1,
    });
    expect(totals.map(({ kind }) => kind)).toEqual(['', 'read', 'write']);
    const reads = all.filter(({ kind }) => kind === 'read');
    const latencies = reads.map(({ latency }) => latency.response!).sort((a, b) => a - b);
    const bytes = reads.reduce((sum, one) => sum + one.bytes, 0);
    const seconds =
      (Math.max(...reads.map(({ end }) => end)) - Math.min(...reads.map(({ begin }) => begin))) * 1e-9;
    const total = totals[1]!;
    expect([total.count, total.bytes]).toEqual([reads.length, bytes]);
    expect(total.throughput).toBeCloseTo(bytes / seconds, 0);
    const summary = total.responseLatency!;
    expect([summary.least, summary.greatest]).toEqual([latencies[0], latencies.at(-1)]);
    expect(summary.mean).toBeCloseTo(latencies.reduce((sum, one) => sum + one, 0) / latencies.length, 9);
    // Nearest rank: so many values are not above it.
    for (const [share, value] of [
      [0.5, summary.p50],
      [0.95, summary.p95],
    ] as const) {
      const atMost = latencies.filter((one) => one <= value).length;
      const below = latencies.filter((one) => one < value).length;
      expect(atMost).toBeGreaterThanOrEqual(share * latencies.length);
      expect(below).toBeLessThan(share * latencies.length);
    }
    expect(summary.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(reads.length);
    expect(total.dataLatency?.count).toBe(reads.filter(({ latency }) => latency.data !== null).length);
  });
});

function inRange({ address }: Transaction, from: number, to: number): boolean {
  const value = Number.parseInt(address, 16);
  return value >= from && value <= to;
}

describe('pictures of transactions', () => {
  const lanes = lanesOf(list);

  test('transfers of a lane do not overlap, but for the last one', () => {
    expect(lanes.flatMap(({ items }) => items).sort((a, b) => a - b)).toEqual(all.map(({ index }) => index));
    for (const { items } of lanes.slice(0, 63)) {
      items
        .slice(1)
        .forEach((index, i) => expect(all[index]!.begin).toBeGreaterThanOrEqual(all[items[i]!]!.end));
    }
  });

  test.each([100, 1000])(
    'every transfer in sight is in a mark, at most one mark a pixel and lane (%i pixels)',
    (pixels) => {
      const marks = marksOf(list, lanes, { form: 'marks', from: 20_000, to: 60_000, pixels }, () => 'text');
      const inSight = all.filter(({ begin, end }) => end >= 20_000 && begin <= 60_000);
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(inSight.length);
      expect(marks.reduce((sum, { errors }) => sum + errors, 0)).toBe(
        inSight.filter(({ errors }) => errors.length > 0).length,
      );
      for (const lane of new Set(marks.map((mark) => mark.lane))) {
        expect(marks.filter((mark) => mark.lane === lane).length).toBeLessThanOrEqual(pixels + 2);
      }
    },
  );

  test('one transfer of a tick stays in the picture of a thousand million', () => {
    const alone = new TransactionList();
    alone.add({ ...newTransaction('read', 500_000_000), end: 500_000_001 });
    alone.show(1);
    const query = { form: 'marks', from: 0, to: 1e9, pixels: 1000 } as const;
    expect(marksOf(alone, lanesOf(alone), query, () => '')).toMatchObject([
      { from: 500_000_000, count: 1, index: 0 },
    ]);
  });
});
