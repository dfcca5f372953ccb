import type { WaveFile } from '../waveTypes.ts';
import type { DecodeState, DecoderSetup } from './decodeTypes.ts';
import type { Decoder, Machine } from './decoder.ts';
import type { Lane } from './list/lanes.ts';
import { lanesOf } from './list/lanes.ts';
import { TransactionList } from './list/transactionList.ts';
import type { ResolvedSignal } from './setup.ts';
import { decoderOf, optionsOf, resolveSignals } from './setup.ts';
import { Line } from './stream/line.ts';
import { allChanges, clockEdges } from './stream/merge.ts';
import { strayError } from './transaction.ts';
import { say } from '../wording/sentences.ts';

/** While more is decoded, what is shown changes when there is so much more of it: arranging it costs more than decoding. */
const growth = 1.25;

/**
 * A setup at work on a dump. It decodes while it is asked, goes on where it stopped, also when the dump has grown,
 * and keeps the transfers found.
 */
export class Decoding {
  readonly decoder: Decoder;
  readonly list = new TransactionList();
  /** Seconds. */
  readonly tick: number;
  private readonly wave: WaveFile;
  private readonly signals: ResolvedSignal[];
  private readonly options: ReturnType<typeof optionsOf>;
  private readonly lines: Record<string, Line>;
  private readonly machine: Machine;
  private pass: AsyncGenerator<number> | null = null;
  private passEnd: number;
  private until: number;
  private first = true;
  /** Transfers that have ended; the list ends with those under way. */
  private ended = 0;
  private turn: Promise<void> | null = null;
  private arranged: { edition: number; lanes: Lane[] } = { edition: -1, lanes: [] };

  constructor(wave: WaveFile, setup: DecoderSetup) {
    this.wave = wave;
    this.decoder = decoderOf(setup);
    this.options = optionsOf(this.decoder, setup);
    this.signals = resolveSignals(wave, this.decoder, setup);
    this.lines = Object.fromEntries(this.signals.map(({ role, width }) => [role, new Line(width)]));
    this.tick = 10 ** wave.info.timescale;
    this.passEnd = this.until = wave.info.start;
    const report = this.list.add.bind(this.list);
    this.machine = this.decoder.start(this.lines, { options: this.options, tick: this.tick, report });
  }

  /** Works for about `milliseconds`, or to the end of the dump; those who ask at once share one turn. */
  async advance(milliseconds: number, signal?: AbortSignal): Promise<void> {
    this.turn ??= this.work(milliseconds, signal).finally(() => (this.turn = null));
    await this.turn;
  }

  private async work(milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (!this.pass && !this.first && this.passEnd >= this.wave.info.end) return;
    const deadline = Date.now() + milliseconds;
    this.list.truncate(this.ended);
    try {
      this.pass ??= await this.startPass();
      while (!this.list.full && !signal?.aborted && Date.now() < deadline) {
        const { value, done } = await this.pass.next();
        this.until = done ? this.passEnd : value;
        if (done) {
          this.pass = null;
          break;
        }
      }
    } finally {
      this.addOpen();
    }
  }

  private async startPass(): Promise<AsyncGenerator<number>> {
    this.first = false;
    const from = this.passEnd;
    this.passEnd = this.wave.info.end;
    for (const { role, ref } of this.signals) {
      await this.lines[role]!.attach(this.wave.changes(ref, from, this.passEnd));
    }
    const step = (time: number) => this.machine.step(time);
    const { clock } = this.decoder;
    if (!clock) {
      this.machine.step(from);
      return allChanges(Object.values(this.lines), step);
    }
    const active = this.options.edge === 'falling' ? 'falling' : 'rising';
    const sample = this.options.sample === 'after' ? 'after' : 'before';
    const others = Object.entries(this.lines).flatMap(([role, line]) => (role === clock ? [] : [line]));
    const lost = (time: number) =>
      this.list.add(strayError(time, time, 'unknown', say('DECODE/level', { signal: clock })));
    return clockEdges({ line: this.lines[clock]!, active, sample }, others, step, lost);
  }

  private addOpen(): void {
    const open = this.machine.open(this.until);
    this.ended = this.list.length;
    for (const transaction of open) this.list.add(transaction);
    if (this.whole) this.list.show(this.list.length);
    else if (this.ended > this.list.shown * growth) this.list.show(this.ended);
  }

  /** Rows of transfers that overlap. */
  get lanes(): Lane[] {
    const { edition } = this.list;
    if (this.arranged.edition !== edition) this.arranged = { edition, lanes: lanesOf(this.list) };
    return this.arranged.lanes;
  }

  /** Whether nothing is left to decode. */
  private get whole(): boolean {
    return this.list.full || (!this.first && !this.pass && this.passEnd >= this.wave.info.end);
  }

  get state(): DecodeState {
    const { start, end } = this.wave.info;
    return {
      progress: this.whole ? 1 : Math.min(0.999, (this.until - start) / Math.max(1, end - start)),
      until: this.until,
      limited: this.list.full,
      count: this.list.length,
      errors: this.list.errors.reduce((sum, errors) => sum + (errors > 0 ? 1 : 0), 0),
      lanes: this.lanes.length,
    };
  }
}
