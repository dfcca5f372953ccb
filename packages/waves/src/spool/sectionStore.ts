import { ByteCache } from '../byteCache.ts';
import type { Changes, ChangeStore } from '../changes.ts';
import { firstAfter } from '../changes.ts';
import type { SignalForm } from '../fst/chain.ts';
import { decodeChain } from '../fst/chain.ts';
import type { Spool } from './spool.ts';
import { readTimes } from './timeTable.ts';

const timesBudget = 32 << 20;
const chainBudget = 32 << 20;
const oneTime = Float64Array.of(0);

/** What memory keeps of a section; chains and times lie in the spool. */
export interface Section {
  begin: number;
  end: number;
  /** Signals that changed, ascending. */
  signals: Uint32Array;
  /** Signal i's chain lies from `place + at[i]` to `place + at[i + 1]`. */
  at: Uint32Array;
  /** Of a single bit its last state (ASCII), else where in its chain the last record begins. */
  last: Uint32Array;
  place: number;
  timesPlace: number;
  timesLength: number;
  count: number;
}

function indexOf(signals: Uint32Array, signal: number): number {
  let low = 0;
  let high = signals.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (signals[middle]! < signal) low = middle + 1;
    else high = middle;
  }
  return signals[low] === signal ? low : -1;
}

function isBit({ kind, length }: SignalForm): boolean {
  return kind === 'bits' && length === 1;
}

function unknown({ kind, length }: SignalForm): string {
  if (kind === 'text') return '';
  return kind === 'real' ? 'NaN' : 'x'.repeat(length);
}

/** The sections a `SectionWriter` has cut; where a signal does not change, a section costs nothing. */
export class SectionStore implements ChangeStore {
  readonly begins: number[] = [];
  readonly signals: number;
  private readonly sections: Section[] = [];
  private readonly forms: SignalForm[];
  private readonly spool: Spool;
  private readonly times = new ByteCache<Float64Array>(timesBudget, (times) => times.byteLength);
  private readonly chains = new ByteCache<Changes>(chainBudget, (changes) => changes.bytes + 100);
  /** When a query last read, in milliseconds of `performance.now()`. */
  lastRead = -Infinity;

  constructor(forms: SignalForm[], spool: Spool) {
    this.forms = forms;
    this.signals = forms.length;
    this.spool = spool;
  }

  add(section: Section): void {
    this.sections.push(section);
    this.begins.push(section.begin);
  }

  /** First and last time, of what is cut. */
  get span(): { start: number; end: number } {
    return { start: this.begins[0] ?? 0, end: this.sections.at(-1)?.end ?? 0 };
  }

  async load(section: number, signal: number): Promise<Changes> {
    this.lastRead = performance.now();
    const entry = indexOf(this.sections[section]!.signals, signal);
    if (entry < 0) return this.unchanged(section, signal);
    const changes = await this.chains.get(`${section}:${signal}`, () => this.read(section, entry, signal));
    const next = this.begins[section + 1];
    return next !== undefined && this.sections[section]!.end >= next ? before(changes, next) : changes;
  }

  private async unchanged(section: number, signal: number): Promise<Changes> {
    const start = await this.startOf(section, signal);
    return { start, times: new Float64Array(0), text: () => start, bytes: start.length };
  }

  private async read(section: number, entry: number, signal: number): Promise<Changes> {
    const { place, at } = this.sections[section]!;
    const bytes = await this.spool.read(place + at[entry]!, at[entry + 1]! - at[entry]!);
    const start = await this.startOf(section, signal);
    return decodeChain(bytes, this.forms[signal]!, await this.timesOf(section), start);
  }

  private timesOf(section: number): Promise<Float64Array> {
    const { timesPlace, timesLength, count, begin } = this.sections[section]!;
    return this.times.get(`${section}`, async () =>
      readTimes(await this.spool.read(timesPlace, timesLength), count, begin),
    );
  }

  /** The value with which a section begins: the last of the nearest section before it in which the signal changed. */
  private async startOf(section: number, signal: number): Promise<string> {
    for (let index = section - 1; index >= 0; index--) {
      const entry = indexOf(this.sections[index]!.signals, signal);
      if (entry < 0) continue;
      if (this.sections[index]!.end < this.begins[index + 1]!) return this.lastValue(index, entry, signal);
      const changes = await this.load(index, signal);
      return changes.times.length > 0 ? changes.text(changes.times.length - 1) : changes.start;
    }
    return unknown(this.forms[signal]!);
  }

  private async lastValue(section: number, entry: number, signal: number): Promise<string> {
    const { place, at, last } = this.sections[section]!;
    const form = this.forms[signal]!;
    if (isBit(form)) return String.fromCharCode(last[entry]!);
    const from = at[entry]! + last[entry]!;
    const record = (await this.spool.read(place + from, at[entry + 1]! - from)).slice();
    // The record's ticks are replaced by 0; only how its value is written is kept.
    const flag = record[0]! & 1;
    let head = 0;
    while (record[head]! >= 0x80) head += 1;
    record[head] = flag;
    // An empty string is as the one before.
    const { times, text } = decodeChain(record.subarray(head), form, oneTime, '');
    return times.length > 0 ? text(0) : '';
  }
}

/** Without what the next section, which begins at `time`, has again. */
function before(changes: Changes, time: number): Changes {
  const count = firstAfter(changes.times, time - 1);
  return count === changes.times.length ? changes : { ...changes, times: changes.times.subarray(0, count) };
}
