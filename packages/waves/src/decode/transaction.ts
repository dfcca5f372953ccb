import type { Worded } from '@netloom/model';
import type { Transaction, TransactionError } from './decodeTypes.ts';

export function newTransaction(kind: string, begin: number): Transaction {
  return {
    index: -1,
    begin,
    end: begin,
    kind,
    address: '',
    data: [],
    id: '',
    response: '',
    errors: [],
    latency: { data: null, response: null },
    stalls: {},
    stalled: [],
    bytes: 0,
    lane: 0,
    complete: true,
  };
}

export function errorOf(time: number, code: string, { message, wording }: Worded): TransactionError {
  return { time, code, text: message, wording };
}

/** A transfer of its own for errors that belong to none. */
export function stray(begin: number, time: number, errors: TransactionError[]): Transaction {
  return { ...newTransaction('error', begin), end: time, errors };
}

export function strayError(begin: number, time: number, code: string, said: Worded): Transaction {
  return stray(begin, time, [errorOf(time, code, said)]);
}

const mostSpans = 64;

/** Notes that a channel waited for some clocks; of very many waits the last ones are counted but not drawn. */
export function addStall(to: Transaction, channel: string, clocks: number, span: [number, number]): void {
  if (clocks === 0) return;
  to.stalls[channel] = (to.stalls[channel] ?? 0) + clocks;
  const last = to.stalled.at(-1);
  if (last && span[0] <= last[1]) last[1] = Math.max(last[1], span[1]);
  else if (to.stalled.length < mostSpans) to.stalled.push(span);
}

/** The transfer as it stands at `time`, with the machine's own one left alone. */
export function underWay(transaction: Transaction, time: number): Transaction {
  return { ...structuredClone(transaction), end: Math.max(time, transaction.begin), complete: false };
}
