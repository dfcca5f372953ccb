import { SectionWriter } from '../spool/sectionWriter.ts';
import type { Spool } from '../spool/spool.ts';
import { WaveError } from '../waveError.ts';
import type { WaveFault } from '../waveTypes.ts';
import { VcdBlackouts } from './blackouts.ts';
import type { ByteStream } from './byteStream.ts';
import { Faults, faultOf } from '../faults.ts';
import { ValueParser } from './valueParser.ts';
import { VcdDeclarations } from './vcdDeclarations.ts';
import { VcdTimes } from './vcdTimes.ts';
import { say } from '../wording/sentences.ts';

/** A word longer than this is no VCD. */
const longestWord = 1 << 25;

/** Takes a dump's bytes as they come: first the declarations, then values, section by section. */
export class VcdReader {
  readonly faults = new Faults();
  readonly declarations = new VcdDeclarations(this.faults);
  readonly blackouts = new VcdBlackouts();
  readonly times: VcdTimes;
  /** What is missing at the end, where the file breaks off inside something. */
  ending: WaveFault[] = [];
  cutInDeclarations = false;
  writer: SectionWriter | undefined;
  private values: ValueParser | undefined;
  private readonly spool: Spool;
  private stream: ByteStream;
  private bytes = new Uint8Array(0);
  /** What is not taken yet: `bytes[from … end]`, at `base + from` of the file. */
  private from = 0;
  private end = 0;
  private base: number;

  /** @param decimals of times in the dump; undefined where they are not known */
  constructor(stream: ByteStream, spool: Spool, decimals?: number) {
    this.times = new VcdTimes(decimals);
    this.base = stream.read;
    this.stream = stream;
    this.spool = spool;
  }

  /** Share of the file's bytes that were read. */
  get progress(): number {
    return this.stream.read / Math.max(1, this.stream.size);
  }

  /** Takes what the file has next; false at its end. */
  async step(): Promise<boolean> {
    const bytes = await this.stream.next();
    this.join(bytes);
    if (bytes.length === 0) await this.finish();
    else {
      this.ending = [];
      await this.take();
    }
    return bytes.length > 0;
  }

  /** Lays the next bytes behind what is left, and a blank behind them. */
  private join(next: Uint8Array): void {
    const left = this.bytes.subarray(this.from, this.end);
    const length = left.length + next.length;
    if (left.length > longestWord) {
      throw new WaveError(say('WAVE-DAMAGE/word', { length: longestWord }), 'VCD', this.base + this.from);
    }
    if (length + 2 > this.bytes.length) {
      const larger = new Uint8Array(2 * length + 2);
      larger.set(left);
      this.bytes = larger;
    } else this.bytes.copyWithin(0, this.from, this.end);
    this.bytes.set(next, left.length);
    this.bytes.fill(32, length, length + 2);
    this.base += this.from;
    this.from = 0;
    this.end = length;
  }

  private async take(): Promise<void> {
    const { declarations } = this;
    if (!declarations.done) {
      declarations.base = this.base;
      this.from = declarations.parse(this.bytes, this.from, this.end);
      if (!declarations.done) return;
    }
    await this.takeValues(this.end);
  }

  private async takeValues(end: number): Promise<void> {
    const values = (this.values ??= this.beginValues());
    values.base = this.base;
    for (;;) {
      this.from = values.parse(this.bytes, this.from, end);
      if (!this.writer!.full) break;
      await this.writer!.cut();
    }
  }

  private beginValues(): ValueParser {
    const { signals, timescale } = this.declarations;
    this.times.setFactor(timescale.factor);
    this.writer = new SectionWriter(signals.forms, this.spool);
    const values = new ValueParser(this.writer, signals, this.times, this.faults, this.blackouts);
    values.stepAt = this.base + this.from;
    return values;
  }

  /** At the end of the file: takes what is whole, and says where it breaks off. */
  private async finish(): Promise<void> {
    if (!this.declarations.done) await this.finishDeclarations();
    const values = this.values!;
    const whole = this.from === this.end || this.lastWord(values);
    if (!whole) this.breaksOff();
    else if (values.passing !== '') this.breaksOff(values.passing);
    else if (values.list !== '') this.breaksOff(values.list);
    await this.writer!.cut();
  }

  private async finishDeclarations(): Promise<void> {
    const { declarations } = this;
    this.from = declarations.parse(this.bytes, this.from, this.end + 1);
    if (!declarations.done) {
      const at = this.base + this.end;
      if (declarations.empty) {
        throw new WaveError(say('WAVE-DAMAGE/beforeEnd', {}), 'VCD declarations', at);
      }
      declarations.finish();
      this.cutInDeclarations = true;
      this.ending = faultOf('cut', say('WAVE-DAMAGE/insideDeclarations', { at }));
      this.from = this.end;
    }
    await this.takeValues(this.end);
  }

  /** A last word without a blank behind it is taken when it cannot be the beginning of a longer one. */
  private lastWord(values: ValueParser): boolean {
    const { bytes, from, end } = this;
    const rest = bytes.subarray(from, end);
    const word = rest.subarray(rest.findLastIndex((byte) => byte <= 32) + 1);
    const alone = word.length === rest.length;
    const time = alone && word[0] === 35;
    const open = this.declarations.signals.beginsAnother(alone ? word.subarray(1) : word);
    return (isEnd(word) || (!time && !open)) && values.parse(bytes, from, end + 1) > end;
  }

  /** Reads on where the last time begins: the file has grown since, perhaps in the midst of it. */
  resume(stream: (from: number) => ByteStream): void {
    const values = this.values!;
    values.passing = '';
    values.list = '';
    this.from = 0;
    this.end = 0;
    this.base = values.stepAt;
    this.stream = stream(values.stepAt);
  }

  private breaksOff(inside = ''): void {
    const at = this.base + this.end;
    const { time } = this.writer!;
    const reason =
      inside === ''
        ? say('WAVE-DAMAGE/cut/word', { at, time })
        : say('WAVE-DAMAGE/cut/inside', { keyword: inside, at, time });
    this.ending = faultOf('cut', reason);
  }
}

function isEnd(word: Uint8Array): boolean {
  return word.length === 4 && String.fromCharCode(...word) === '$end';
}
