import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import type { Spool } from '../spool/spool.ts';
import type { WaveParts } from '../wave.ts';
import { faultOf, firstSaid, readingSaid, together } from '../faults.ts';
import type { Freshness, WaveFault, WaveInfo } from '../waveTypes.ts';
import type { ByteStream } from './byteStream.ts';
import { GzipStream, PlainStream } from './byteStream.ts';
import { finestTimes } from './finestTimes.ts';
import { VcdReader } from './vcdReader.ts';
import { FinerTimes } from './vcdTimes.ts';

/** Milliseconds of work at once, and how long indexing waits for queries that go on. */
const longestTurn = 10;
const queryPause = 5;
const longestWait = 100;
/** Bytes by which a file that was replaced is told from one that grew. */
const headLength = 1024;
/** What a file has grown by is indexed before `refresh` answers, when it is no more than this. */
const wholeAtRefresh = 4 << 20;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Reads a dump from end to end in the background, in turns short enough for queries to be answered meanwhile. */
export class VcdIndexing {
  private readonly source: ByteSource;
  private readonly packed: boolean;
  private readonly spool: Spool;
  private reader: VcdReader;
  private readonly from: number;
  private head = new Uint8Array(0);
  private known: number;
  private growing = false;
  private closed = false;
  private failure: WaveFault[] = [];
  private running: Promise<void> = Promise.resolve();
  private done = false;
  private began = performance.now();

  /** @param from first byte of the text */
  constructor(source: ByteSource, spool: Spool, { packed, from }: { packed: boolean; from: number }) {
    this.source = source;
    this.packed = packed;
    this.spool = spool;
    this.known = source.size;
    this.from = from;
    this.reader = new VcdReader(this.stream(), spool);
  }

  private stream(): ByteStream {
    return this.packed ? new GzipStream(this.source) : new PlainStream(this.source, this.from);
  }

  /**
   * Reads the declarations and, so that there is something to show, the first section.
   * @param whole all of the file
   * @throws WaveError when the declarations are broken
   */
  async readFirst(whole: boolean): Promise<void> {
    this.head = (await this.readHead(headLength)).slice();
    try {
      await this.readSome(whole);
    } catch (error) {
      if (!(error instanceof FinerTimes)) throw error;
      const { factor } = this.reader.declarations.timescale;
      const decimals = await finestTimes(this.stream(), factor);
      this.reader = new VcdReader(this.stream(), this.spool, decimals);
      await this.readSome(whole);
    }
    this.reader.times.fixed = true;
    this.reader.declarations.signals.fix();
  }

  private async readSome(whole: boolean): Promise<void> {
    while (whole || (this.reader.writer?.store.begins.length ?? 0) === 0) {
      if (!(await this.step())) {
        this.done = true;
        return;
      }
      await this.giveWay();
    }
  }

  private readHead(length: number): Promise<Uint8Array> {
    return readExactly(this.source, 0, Math.min(length, this.source.size), 'VCD');
  }

  start(): void {
    if (!this.done) this.running = this.run();
  }

  private async run(): Promise<void> {
    while (!this.closed && (await this.step())) await this.giveWay();
    this.done = true;
  }

  /** What fails among the values ends the reading; what came before stays. */
  private async step(): Promise<boolean> {
    if (this.failure.length > 0) return false;
    try {
      return await this.reader.step();
    } catch (error) {
      if (!this.reader.writer || error instanceof FinerTimes) throw error;
      const { time } = this.reader.writer;
      this.failure = faultOf('damage', readingSaid(error), null, time);
      await this.reader.writer.cut();
      return false;
    }
  }

  /** Lets other work go first, and queries until they pause. */
  private async giveWay(): Promise<void> {
    if (performance.now() - this.began < longestTurn) return;
    await wait(0);
    const store = this.reader.writer?.store;
    const start = performance.now();
    while (store && performance.now() - store.lastRead < queryPause && !this.closed) {
      if (performance.now() - start > longestWait) break;
      await wait(1);
    }
    this.began = performance.now();
  }

  parts(): WaveParts {
    const { declarations, writer } = this.reader;
    declarations.builder.showAsText(declarations.signals.texts);
    const hierarchy = declarations.builder.finish();
    return {
      info: () => this.info(hierarchy),
      hierarchy,
      store: writer!.store,
      refresh: () => this.refresh(),
      settled: (until) => this.settled(until),
      close: () => this.close(),
    };
  }

  private info({ scopes, variables }: { scopes: number; variables: number }): WaveInfo {
    const { declarations, writer, faults, times, ending, blackouts, progress } = this.reader;
    const { timescale, timeZero, writer: by, date } = declarations;
    const span = writer!.store.span;
    const last = [...this.failure, ...ending];
    const said = together([...(faults.said ? [faults.said] : []), ...last.map(firstSaid)]);
    return {
      timescale: timescale.exponent - times.decimals,
      ...span,
      timeZero: timeZero * times.unit,
      writer: by,
      date,
      complete: said === undefined,
      message: said?.message ?? '',
      said,
      faults: [...faults.list, ...last],
      scopes,
      variables,
      blackouts: blackouts.upTo(span.end),
      indexed: this.done ? 1 : Math.min(progress, 0.999),
      growing: this.growing,
    };
  }

  settled(until?: number): Promise<void> {
    return until === undefined ? this.running : Promise.race([this.running, this.past(until)]);
  }

  /** What has a time is complete when a later one has come. */
  private async past(until: number): Promise<void> {
    while (!this.closed && this.reader.writer!.store.span.end <= until) await wait(1);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.running;
    await this.spool.close();
  }

  private async refresh(): Promise<Freshness> {
    const size = (await this.source.refresh?.()) ?? this.source.size;
    const more = size - this.known;
    if (more < 0 || (more > 0 && (this.packed || this.reader.cutInDeclarations))) return 'replaced';
    const head = await this.readHead(this.head.length);
    if (head.some((byte, i) => byte !== this.head[i])) return 'replaced';
    this.growing = more > 0;
    if (more === 0 || this.closed) return 'same';
    this.known = size;
    // What is still running comes to the new end by itself, or has just passed the old one.
    await (more <= wholeAtRefresh ? this.readOn() : Promise.resolve(void this.readOn()));
    return 'grown';
  }

  private async readOn(): Promise<void> {
    this.running = this.running.then(() => {
      this.reader.resume((from) => new PlainStream(this.source, from));
      this.done = false;
      return this.run();
    });
    await this.running;
  }
}
