import type { WaveFile } from '../waveTypes.ts';
import type { DecodeQuery, DecodeReply, DecoderSetup, Transaction } from './decodeTypes.ts';
import { Decoding } from './decoding.ts';
import { labelOf } from './label.ts';
import { marksOf } from './list/marks.ts';
import { TransactionTable } from './list/table.ts';

const mostDecodings = 8;
/** Short, for other queries of the dump wait meanwhile. */
const turnMilliseconds = 150;

interface Kept {
  decoding: Decoding;
  table: TransactionTable;
}

const kept = new WeakMap<WaveFile, Map<string, Kept>>();

function keptOf(wave: WaveFile, setup: DecoderSetup): Kept {
  let ofWave = kept.get(wave);
  if (!ofWave) kept.set(wave, (ofWave = new Map()));
  const key = JSON.stringify([setup.decoder, setup.signals, setup.options]);
  const found = ofWave.get(key) ?? start(wave, setup);
  ofWave.delete(key);
  ofWave.set(key, found);
  for (const oldest of ofWave.keys()) {
    if (ofWave.size <= mostDecodings) break;
    ofWave.delete(oldest);
  }
  return found;
}

function start(wave: WaveFile, setup: DecoderSetup): Kept {
  const decoding = new Decoding(wave, setup);
  return { decoding, table: new TransactionTable(decoding.list, decoding.tick) };
}

/** Lane of a transfer, worked out with all that overlap it. */
function withLane(transaction: Transaction, { lanes }: Decoding): Transaction {
  const lane = lanes.findIndex(({ items }) => items.includes(transaction.index));
  return { ...transaction, lane: Math.max(0, lane) };
}

/**
 * Answers from what is decoded so far, after a short turn of further decoding: while `progress` is below 1, asking
 * again gives more. What is decoded stays with the dump, for the setups used last. A setup that does not fit the dump
 * is a WaveError.
 */
export async function decode(
  wave: WaveFile,
  setup: DecoderSetup,
  query: DecodeQuery,
  signal?: AbortSignal,
): Promise<DecodeReply> {
  const { decoding, table } = keptOf(wave, setup);
  await decoding.advance(turnMilliseconds, signal);
  const { list, state } = decoding;
  if (query.form === 'table') return { ...state, ...table.answer(query) };
  if (query.form === 'marks') {
    return { ...state, form: 'marks', marks: marksOf(list, decoding.lanes, query, labelOf) };
  }
  const found = Number.isInteger(query.index) && query.index >= 0 && query.index < list.shown;
  const transaction = found ? withLane(list.get(query.index), decoding) : null;
  return { ...state, form: 'one', transaction };
}

/** Every transfer of a dump in order of begin, for tests, programs and exports. */
export async function decodeAll(
  wave: WaveFile,
  setup: DecoderSetup,
  signal?: AbortSignal,
): Promise<Transaction[]> {
  const decoding = new Decoding(wave, setup);
  while (decoding.state.progress < 1 && !signal?.aborted) await decoding.advance(turnMilliseconds, signal);
  const all = decoding.lanes.flatMap(({ items }, lane) =>
    items.map((index) => ({ ...decoding.list.get(index), lane })),
  );
  return all.sort((a, b) => a.begin - b.begin || a.index - b.index);
}
