import type { DecodeReply, DecoderSetup, TableQuery, Transaction } from '@netloom/waves';
import { errorText } from '../../../../../announce.ts';
import type { WaveData } from '../../WaveData.ts';

const pageSize = 200;
const pauseMs = 300;

export type TableReply = Extract<DecodeReply, { form: 'table' }>;
export type TableChoice = Pick<TableQuery, 'filter' | 'sort'>;

/** The rows of one choice of filter and order, fetched as they come in sight. */
export class TransactionPages {
  private readonly data: WaveData;
  private readonly setup: DecoderSetup;
  private readonly choice: TableChoice;
  private readonly changed: () => void;
  private readonly abort = new AbortController();
  private readonly asked = new Set<number>();
  private readonly rows = new Map<number, Transaction>();
  /** The newest answer's totals and state. */
  reply: TableReply | undefined;
  error: string | undefined;

  constructor(data: WaveData, setup: DecoderSetup, choice: TableChoice, changed: () => void) {
    this.data = data;
    this.setup = setup;
    this.choice = choice;
    this.changed = changed;
  }

  row(at: number): Transaction | undefined {
    return this.rows.get(at);
  }

  get total(): number {
    return this.reply?.totals[0]?.count ?? 0;
  }

  get progress(): number {
    return this.reply?.progress ?? 0;
  }

  ensure(first: number, last: number): void {
    for (let page = Math.floor(first / pageSize); page * pageSize < Math.max(last, 1); page++) {
      if (this.asked.has(page)) continue;
      this.asked.add(page);
      void this.load(page);
    }
  }

  /** Row of a transaction under this choice; null: it does not pass the filter. */
  async locate(index: number): Promise<number | null> {
    return (await this.ask(0, 1, index)).located;
  }

  /** Rows `offset` and on, at most 1000. */
  async take(offset: number): Promise<Transaction[]> {
    return (await this.ask(offset, 1000)).rows;
  }

  close(): void {
    this.abort.abort();
  }

  private async ask(offset: number, limit: number, locate?: number): Promise<TableReply> {
    const query = {
      form: 'table' as const,
      ...this.choice,
      offset,
      limit,
      ...(locate !== undefined && { locate }),
    };
    const reply = await this.data.decode(this.setup, query, this.abort.signal);
    if (reply.form !== 'table') throw new Error('the answer is no table');
    return reply;
  }

  private async load(page: number): Promise<void> {
    try {
      for (;;) {
        const reply = await this.ask(page * pageSize, pageSize);
        reply.rows.forEach((row, i) => this.rows.set(page * pageSize + i, row));
        this.reply = reply;
        this.error = undefined;
        this.changed();
        if (reply.progress >= 1 || page > 0) return this.forgetOthers(page, reply);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        this.abort.signal.throwIfAborted();
      }
    } catch (error) {
      if (this.abort.signal.aborted) return;
      this.error = errorText(error);
      this.changed();
    }
  }

  /** Rows move while more is decoded: pages fetched meanwhile are asked for again. */
  private forgetOthers(page: number, { progress }: TableReply): void {
    if (page !== 0 && progress < 1) this.asked.delete(page);
    if (page !== 0 || this.asked.size === 1) return;
    this.asked.clear();
    this.asked.add(0);
    this.changed();
  }
}
