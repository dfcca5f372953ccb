import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import type { Changes, ChangeStore } from '../changes.ts';
import type { SignalForm } from '../fst/chain.ts';
import { decodeChain } from '../fst/chain.ts';
import { Wave } from '../wave.ts';
import { WaveError } from '../waveError.ts';
import type { WaveFile } from '../waveTypes.ts';
import { VcdChanges } from './vcdChanges.ts';
import { VcdDeclarations } from './vcdDeclarations.ts';

const chunkLength = 1 << 20;
/** A word longer than this is no VCD. */
const longestWord = 1 << 25;

/** The file's words in batches; text is never held whole. */
async function* batchesOfWords(source: ByteSource): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for (let at = 0; at < source.size; at += chunkLength) {
    const chunk = await readExactly(source, at, Math.min(chunkLength, source.size - at), 'VCD');
    const words = (rest + decoder.decode(chunk, { stream: true })).split(/\s+/);
    rest = words.pop() ?? '';
    if (rest.length > longestWord) throw new WaveError('a word without end', 'VCD', at);
    yield words;
  }
  yield [rest];
}

/** Splits declarations from changes. */
class VcdReader {
  readonly declarations = new VcdDeclarations();
  changes: VcdChanges | undefined;
  private keyword = '';
  private words: string[] = [];

  word(word: string): void {
    if (this.changes) this.changes.word(word);
    else if (this.keyword === '') this.begin(word);
    else if (word === '$end') this.end();
    else this.words.push(word);
  }

  private begin(word: string): void {
    if (word[0] !== '$') throw new WaveError(`"${word.slice(0, 40)}" outside of a declaration`, 'VCD');
    this.keyword = word.slice(1);
    this.words = [];
  }

  private end(): void {
    if (this.keyword === 'enddefinitions') this.changes = new VcdChanges(this.declarations);
    else this.declarations.declare(this.keyword, this.words);
    this.keyword = '';
  }
}

/** Changes held as packed records, one section for the whole dump. */
class VcdStore implements ChangeStore {
  readonly begins: number[];
  readonly signals: number;
  private readonly declarations: VcdDeclarations;
  private readonly chains: Uint8Array[];
  private readonly table: Float64Array;

  constructor(declarations: VcdDeclarations, changes: VcdChanges) {
    this.declarations = declarations;
    this.chains = changes.chains.map((chain) => chain.finish());
    this.table = Float64Array.from(changes.times);
    this.begins = [this.table[0] ?? 0];
    this.signals = this.chains.length;
  }

  load(_section: number, signal: number): Promise<Changes> {
    const form = this.declarations.forms[signal]!;
    const changes = decodeChain(this.chains[signal]!, form, this.table, unknown(form));
    const pulses = this.declarations.events.has(signal);
    return Promise.resolve(pulses ? { ...changes, pulses } : changes);
  }
}

function unknown({ kind, length }: SignalForm): string {
  if (kind === 'text') return '';
  return kind === 'real' ? 'NaN' : 'x'.repeat(length);
}

/** Reads a VCD dump once from end to end: the format has no index. A file that ends early shows what it has. */
export async function openVcd(source: ByteSource): Promise<WaveFile> {
  const reader = new VcdReader();
  for await (const words of batchesOfWords(source)) {
    for (const word of words) if (word !== '') reader.word(word);
  }
  const { declarations, changes } = reader;
  if (!changes) throw new WaveError('ends before $enddefinitions', 'VCD', source.size);
  changes.finish();
  const hierarchy = declarations.builder.finish();
  const { timescale, writer, date } = declarations;
  const { times, blackouts } = changes;
  const { scopes, variables } = hierarchy;
  const span = { start: times[0] ?? 0, end: times.at(-1) ?? 0, timeZero: 0 };
  const state = { complete: true, message: '', indexed: 1, growing: false };
  const info = { timescale, ...span, writer, date, ...state, scopes, variables, blackouts };
  return new Wave({ info: () => info, hierarchy, store: new VcdStore(declarations, changes) });
}
