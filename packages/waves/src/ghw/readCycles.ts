import type { Worded } from '@netloom/model';
import { ByteReader } from '../byteReader.ts';
import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import { WaveError } from '../waveError.ts';
import type { SectionWriter } from '../spool/sectionWriter.ts';
import type { ScalarValues } from './scalarValues.ts';
import type { SignalValues } from './signalValues.ts';
import { say } from '../wording/sentences.ts';

const chunkLength = 1 << 20;
/** More than any single step takes. */
const longestStep = 4096;

/**
 * Reads snapshots and cycles, from `offset` to the file's end.
 * @returns why reading stopped before the tailer; undefined when the file is complete
 */
export async function readCycles(
  source: ByteSource,
  offset: number,
  reader: CycleReader,
  writer: SectionWriter,
): Promise<{ kind: 'cut' | 'damage'; reason: Worded } | undefined> {
  let base = offset;
  let rest = new Uint8Array(0);
  try {
    for (;;) {
      const from = base + rest.length;
      const chunk = await readExactly(source, from, Math.min(chunkLength, source.size - from), 'cycles');
      const bytes = new Uint8Array(rest.length + chunk.length);
      bytes.set(rest);
      bytes.set(chunk, rest.length);
      const isLast = from + chunk.length >= source.size;
      const used = reader.read(bytes, isLast ? 0 : longestStep);
      base += used;
      rest = bytes.slice(used);
      if (isLast)
        return reader.complete
          ? undefined
          : { kind: 'cut', reason: say('WAVE-DAMAGE/fileEnds', { size: source.size }) };
      if (writer.full) await writer.cut();
    }
  } catch (error) {
    if (!(error instanceof WaveError)) throw error;
    const { part, offset = 0, reason } = error;
    const told = new WaveError(reason, part, base + offset).said;
    return { kind: 'damage', reason: say('WAVE-DAMAGE/rest', { reason: told }) };
  } finally {
    await writer.cut();
  }
}

type Step = 'section' | 'scalars' | 'changes' | 'advance';

/** Takes the values apart, in pieces of any length. */
export class CycleReader {
  /** Whether the tailer was reached. */
  complete = false;
  start = 0;
  /** The last time all of whose changes are known. */
  end = 0;
  private readonly littleEndian: boolean;
  private readonly values: ScalarValues;
  private readonly signals: SignalValues;
  private readonly writer: SectionWriter;
  private step: Step = 'section';
  private time = -1;
  private scalar = 0;
  private isOpen = false;

  constructor(littleEndian: boolean, values: ScalarValues, signals: SignalValues, writer: SectionWriter) {
    this.littleEndian = littleEndian;
    this.values = values;
    this.signals = signals;
    this.writer = writer;
  }

  /** Goes on until at most `reserve` bytes are left; gives the bytes used. */
  read(bytes: Uint8Array, reserve: number): number {
    const reader = new ByteReader(bytes, 'cycles');
    while (reader.left > reserve) this[this.step](reader);
    return reader.pos;
  }

  private section(reader: ByteReader): void {
    const tag = String.fromCharCode(...reader.take(4));
    if (tag === 'SNP\0') {
      reader.skip(4);
      this.moveTo(reader, reader.i64(this.littleEndian));
      this.scalar = 0;
      this.step = 'scalars';
    } else if (tag === 'CYC\0') {
      this.moveTo(reader, reader.i64(this.littleEndian));
      this.scalar = 0;
      this.step = 'changes';
    } else if (tag === 'DIR\0') {
      reader.skip(4);
      reader.skip(8 * reader.i32(this.littleEndian));
      this.expect(reader, 'EOD\0');
    } else if (tag === 'TAI\0') {
      reader.skip(8);
      this.complete = true;
    } else {
      reader.pos -= 4;
      reader.fail(say('WAVE-DAMAGE/sectionBegin', {}));
    }
  }

  private scalars(reader: ByteReader): void {
    if (this.scalar < this.values.last) {
      this.scalar += 1;
      this.values.read(reader, this.scalar);
      this.signals.scalarChanged(this.scalar);
      return;
    }
    this.expect(reader, 'ESN\0');
    this.step = 'section';
  }

  private changes(reader: ByteReader): void {
    const delta = reader.varint();
    if (delta === 0) {
      this.step = 'advance';
      return;
    }
    this.scalar += delta;
    if (this.scalar > this.values.last) reader.fail(say('WAVE-DAMAGE/signal', { signal: this.scalar }));
    this.values.read(reader, this.scalar);
    this.signals.scalarChanged(this.scalar);
  }

  private advance(reader: ByteReader): void {
    const delta = Number(reader.svarint64());
    this.scalar = 0;
    if (delta === -1) {
      this.expect(reader, 'ECY\0');
      this.flush();
      this.step = 'section';
      return;
    }
    this.moveTo(reader, this.time + delta);
    this.step = 'changes';
  }

  /** Several cycles may share a time: what they leave is the time's value. */
  private moveTo(reader: ByteReader, time: number): void {
    if (time === this.time) return;
    if (time < this.time) reader.fail(say('WAVE-DAMAGE/timeBack', { from: this.time, to: time }));
    if (!Number.isSafeInteger(time)) reader.fail(say('WAVE-DAMAGE/timeBeyond', { time }));
    this.flush();
    this.time = time;
    if (!this.isOpen) this.start = time;
  }

  private flush(): void {
    if (this.time < 0) return;
    this.isOpen = true;
    this.end = this.time;
    this.writer.setTime(this.time);
    this.signals.flush(this.writer);
  }

  private expect(reader: ByteReader, tag: string): void {
    if (String.fromCharCode(...reader.take(4)) !== tag)
      reader.fail(say('WAVE-DAMAGE/section', { tag: tag.slice(0, 3) }));
  }
}
