import type { DecodeReply, DecodeState, TableQuery, TransactionTotals } from '../decodeTypes.ts';
import { filtered, sorted } from './filter.ts';
import { totalsOf } from './totals.ts';
import type { TransactionList } from './transactionList.ts';

const mostRows = 1000;

type TableReply = Omit<Extract<DecodeReply, { form: 'table' }>, keyof DecodeState>;

/** Keeps the last answer's rows, sorted, and their totals: pages of it cost little. */
export class TransactionTable {
  private readonly list: TransactionList;
  private readonly tick: number;
  private filter = { key: '', rows: [] as number[], totals: [] as TransactionTotals[] };
  private order = { key: '', rows: [] as number[] };

  constructor(list: TransactionList, tick: number) {
    this.list = list;
    this.tick = tick;
  }

  answer(query: TableQuery): TableReply {
    const { list, tick } = this;
    const filterKey = `${list.edition} ${JSON.stringify(query.filter)}`;
    if (this.filter.key !== filterKey) {
      const rows = filtered(list, query.filter);
      this.filter = { key: filterKey, rows, totals: totalsOf(list, rows, tick) };
    }
    const orderKey = `${filterKey} ${query.sort.column} ${query.sort.descending}`;
    if (this.order.key !== orderKey) {
      this.order = { key: orderKey, rows: sorted(list, this.filter.rows, query.sort) };
    }
    const { rows } = this.order;
    const page = rows.slice(query.offset, query.offset + Math.min(query.limit, mostRows));
    const at = query.locate === undefined ? -1 : rows.indexOf(query.locate);
    return {
      form: 'table',
      rows: page.map((index) => list.get(index)),
      totals: this.filter.totals,
      located: at < 0 ? null : at,
    };
  }
}
