import type { ByteSource } from '../byteSource.ts';
import { ByteCache } from '../byteCache.ts';
import type { Changes, ChangeStore } from '../changes.ts';
import { WaveError } from '../waveError.ts';
import { decodeChain } from './chain.ts';
import type { Geometry } from './geometry.ts';
import { RangeReader } from './rangeReader.ts';
import type { SignalForm } from './signalForm.ts';
import type { Inflate } from './unpack.ts';
import { unpackChain } from './unpack.ts';
import type { ValueBlock, ValueBlockSpan } from './valueBlock.ts';
import { openValueBlock, readFrame, readTimes } from './valueBlock.ts';
import { portAt, portWidth, statesAt, valueReader } from './values.ts';
import { say } from '../wording/sentences.ts';

const indexBudget = 32 << 20;
const frameBudget = 16 << 20;
const timesBudget = 32 << 20;
const chainBudget = 64 << 20;
const noTimes = new Float64Array(0);

export interface FstParts {
  source: ByteSource;
  spans: ValueBlockSpan[];
  geometry: Geometry;
  inflate?: Inflate | undefined;
}

/** Reads chains where they lie: a block's index and a signal's chain are the only bytes a query touches. */
export class FstStore implements ChangeStore {
  readonly begins: number[];
  readonly signals: number;
  private readonly parts: FstParts;
  private readonly blocks = new ByteCache<ValueBlock>(indexBudget, ({ index }) => index.bytes + 500);
  private readonly frames = new ByteCache<Uint8Array>(frameBudget, (frame) => frame.length);
  private readonly tables = new ByteCache<Float64Array>(timesBudget, (times) => times.byteLength);
  private readonly chains = new ByteCache<Changes>(chainBudget, (changes) => changes.bytes + 200);

  constructor(parts: FstParts) {
    this.parts = parts;
    this.begins = parts.spans.map((span) => span.begin);
    this.signals = parts.geometry.signals;
  }

  /** Blocks in order of time. */
  get spans(): ValueBlockSpan[] {
    return this.parts.spans;
  }

  /** Takes blocks that a writer has added. */
  add(spans: ValueBlockSpan[]): void {
    for (const span of spans) {
      this.parts.spans.push(span);
      this.begins.push(span.begin);
    }
  }

  load(section: number, signal: number): Promise<Changes> {
    return this.chains.get(`${section}:${signal}`, () => this.readChanges(section, signal));
  }

  /** Reads the block's chains in long ranges. */
  async scan(
    section: number,
    signals: Int32Array,
    visit: (index: number, changes: Changes) => boolean | Promise<boolean>,
  ): Promise<void> {
    const block = await this.block(section);
    const reader = new RangeReader(this.parts.source, block.times.at);
    for (let i = 0; i < signals.length; i++) {
      const signal = signals[i]!;
      const known = this.chains.peek(`${section}:${signal}`);
      const answer = visit(i, known ?? (await this.decode(section, block, signal, reader)));
      if (answer === true || (answer !== false && (await answer))) return;
    }
  }

  private async readChanges(section: number, signal: number): Promise<Changes> {
    const block = await this.block(section);
    return this.decode(section, block, signal, new RangeReader(this.parts.source, 0));
  }

  private async decode(
    section: number,
    block: ValueBlock,
    signal: number,
    reader: RangeReader,
  ): Promise<Changes> {
    const form = this.parts.geometry.form(signal);
    const start = await this.startOf(section, block, signal, form);
    const chain = block.index.chainOf(signal);
    if (chain < 0) return { start, times: noTimes, text: () => start, bytes: start.length };
    const from = block.packAt + block.index.start(chain);
    const bytes = await reader.read(from, block.index.length(chain), 'chain');
    return decodeChain(
      unpackChain(bytes, block.pack, this.parts.inflate),
      form,
      await this.table(section, block),
      start,
    );
  }

  /** The value a section begins with: what the one before left, or what the frame holds. */
  private async startOf(
    section: number,
    block: ValueBlock,
    signal: number,
    form: SignalForm,
  ): Promise<string> {
    const before = this.chains.peek(`${section - 1}:${signal}`);
    if (before) return lastOf(before);
    if (form.kind === 'text') return this.lastText(section - 1, signal);
    if (signal >= block.frameSignals) return unknownOf(form);
    const frame = await this.frames.get(`${section}`, () =>
      readFrame(this.parts.source, block, this.parts.inflate),
    );
    const at = this.parts.geometry.framePlace(signal);
    if (at + form.length > frame.length)
      throw new WaveError(say('WAVE-DAMAGE/frameValue', { signal }), 'frame', at);
    if (form.kind === 'real') return valueReader(frame, form).text(2 * at);
    return form.port ? portAt(frame, at, portWidth(form.length)) : statesAt(frame, at, form.length);
  }

  /** Frames hold no strings. */
  private async lastText(section: number, signal: number): Promise<string> {
    for (let at = section; at >= 0; at--) {
      if ((await this.block(at)).index.chainOf(signal) >= 0) return lastOf(await this.load(at, signal));
    }
    return '';
  }

  private block(section: number): Promise<ValueBlock> {
    const { source, spans } = this.parts;
    return this.blocks.get(`${section}`, () => openValueBlock(source, spans[section]!));
  }

  private table(section: number, block: ValueBlock): Promise<Float64Array> {
    return this.tables.get(`${section}`, () => readTimes(this.parts.source, block, this.parts.inflate));
  }
}

function lastOf({ start, times, text }: Changes): string {
  return times.length > 0 ? text(times.length - 1) : start;
}

function unknownOf({ kind, length, port }: SignalForm): string {
  if (kind === 'real') return 'NaN';
  return 'x'.repeat(port ? portWidth(length) : length);
}
