import type { Transaction } from '../decodeTypes.ts';

const mostTransactions = 1_000_000;
/** Characters of all details. */
const mostText = 2e8;

/** What tables and pictures ask of every transfer, in columns; the whole of each as text, so that a million fit. */
export class TransactionList {
  readonly begin: number[] = [];
  readonly end: number[] = [];
  readonly kind: string[] = [];
  readonly address: string[] = [];
  readonly id: string[] = [];
  readonly response: string[] = [];
  /** Ticks; NaN: none. */
  readonly dataLatency: number[] = [];
  readonly responseLatency: number[] = [];
  readonly bytes: number[] = [];
  /** Clocks waited, all channels together. */
  readonly stalls: number[] = [];
  readonly errors: number[] = [];
  /** So many of them pictures and tables show: those do not change until `edition` does. */
  shown = 0;
  edition = 0;
  private readonly details: string[] = [];
  private readonly known = new Map<string, string>();
  private text = 0;

  get length(): number {
    return this.begin.length;
  }

  get full(): boolean {
    return this.length >= mostTransactions || this.text > mostText;
  }

  add(transaction: Transaction): void {
    this.begin.push(transaction.begin);
    this.end.push(transaction.end);
    this.kind.push(this.once(transaction.kind));
    this.address.push(transaction.address);
    this.id.push(this.once(transaction.id));
    this.response.push(this.once(transaction.response));
    this.dataLatency.push(transaction.latency.data ?? NaN);
    this.responseLatency.push(transaction.latency.response ?? NaN);
    this.bytes.push(transaction.bytes);
    this.stalls.push(Object.values(transaction.stalls).reduce((sum, clocks) => sum + clocks, 0));
    this.errors.push(transaction.errors.length);
    const details = JSON.stringify(transaction);
    this.details.push(details);
    this.text += details.length;
  }

  /** One string for all that are alike. */
  private once(text: string): string {
    const found = this.known.get(text);
    if (found !== undefined) return found;
    if (this.known.size < 10_000) this.known.set(text, text);
    return text;
  }

  /** Takes away what was added last. */
  truncate(length: number): void {
    if (length >= this.length) return;
    if (this.shown > length) this.show(length);
    for (const details of this.details.splice(length)) this.text -= details.length;
    const { begin, end, kind, address, id, response, dataLatency, responseLatency } = this;
    const columns = [begin, end, kind, address, id, response, dataLatency, responseLatency];
    for (const column of [...columns, this.bytes, this.stalls, this.errors]) column.length = length;
  }

  /** Shows the first `count` from now on. */
  show(count: number): void {
    this.shown = count;
    this.edition += 1;
  }

  get(index: number): Transaction {
    return { ...(JSON.parse(this.details[index]!) as Transaction), index };
  }

  /** Whether a text, in lower case, is part of the transfer. */
  mentions(index: number, text: string): boolean {
    const { kind, address, data, id, response, errors } = this.get(index);
    const all = [
      kind,
      address,
      data.join(' '),
      data.join(''),
      id,
      response,
      ...errors.map((error) => error.text),
    ];
    return all.some((part) => part.toLowerCase().includes(text));
  }
}
