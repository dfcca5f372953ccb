import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import type { Spool } from '../spool/spool.ts';
import type { WaveParts } from '../wave.ts';
import type { Freshness, WaveInfo } from '../waveTypes.ts';
import { GzipStream, PlainStream } from './byteStream.ts';
import { VcdReader } from './vcdReader.ts';

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
  private readonly reader: VcdReader;
  private head = new Uint8Array(0);
  private known: number;
  private growing = false;
  private closed = false;
  private failure = '';
  private running: Promise<void> = Promise.resolve();
  private done = false;
  private began = performance.now();

  /** @param from first byte of the text */
  constructor(source: ByteSource, spool: Spool, { packed, from }: { packed: boolean; from: number }) {
    this.source = source;
    this.packed = packed;
    this.spool = spool;
    this.known = source.size;
    this.reader = new VcdReader(packed ? new GzipStream(source) : new PlainStream(source, from), spool);
  }

  /**
   * Reads the declarations and, so that there is something to show, the first section.
   * @throws WaveError when the declarations are broken
   */
  async readFirst(): Promise<void> {
    this.head = (await this.readHead(headLength)).slice();
    while ((this.reader.writer?.store.begins.length ?? 0) === 0 && (await this.step())) {
      await this.giveWay();
    }
  }

  private readHead(length: number): Promise<Uint8Array> {
    return readExactly(this.source, 0, Math.min(length, this.source.size), 'VCD');
  }

  start(): void {
    this.done = false;
    this.running = this.run();
  }

  private async run(): Promise<void> {
    while (!this.closed && (await this.step())) await this.giveWay();
    this.done = true;
  }

  /** What fails among the values ends the reading; what came before stays. */
  private async step(): Promise<boolean> {
    if (this.failure !== '') return false;
    try {
      return await this.reader.step();
    } catch (error) {
      if (!this.reader.writer) throw error;
      this.failure = error instanceof Error ? error.message : String(error);
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
    const hierarchy = declarations.builder.finish();
    return {
      info: () => this.info(hierarchy),
      hierarchy,
      store: writer!.store,
      refresh: () => this.refresh(),
      settled: () => this.settled(),
      close: () => this.close(),
    };
  }

  private info({ scopes, variables }: { scopes: number; variables: number }): WaveInfo {
    const { declarations, writer, faults, ending, blackouts, progress } = this.reader;
    const { timescale, writer: by, date } = declarations;
    const span = writer!.store.span;
    const message = [faults.message, this.failure, ending].filter(Boolean).join('; ');
    return {
      timescale,
      ...span,
      timeZero: 0,
      writer: by,
      date,
      complete: message === '',
      message,
      scopes,
      variables,
      blackouts: blackouts.upTo(span.end),
      indexed: this.done ? 1 : Math.min(progress, 0.999),
      growing: this.growing,
    };
  }

  settled(): Promise<void> {
    return this.running;
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
