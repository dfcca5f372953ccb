import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import { ByteCache } from '../byteCache.ts';
import type { Changes, ChangeStore } from '../changes.ts';
import { WaveError } from '../waveError.ts';
import type { SignalForm } from './chain.ts';
import { decodeChain, statesAt, unpackChain, valueReader } from './chain.ts';
import type { Geometry } from './geometry.ts';
import type { ValueBlock, ValueBlockSpan } from './valueBlock.ts';
import { openValueBlock, valueBlockBytes } from './valueBlock.ts';

const blockBudget = 32 << 20;
const chainBudget = 32 << 20;

export interface FstParts {
  source: ByteSource;
  spans: ValueBlockSpan[];
  geometry: Geometry;
  events: Set<number>;
  littleEndian: boolean;
}

/** Reads chains where they lie: a block's index and a signal's chain are the only bytes a query touches. */
export class FstStore implements ChangeStore {
  readonly begins: number[];
  readonly signals: number;
  private readonly parts: FstParts;
  private readonly blocks = new ByteCache<ValueBlock>(blockBudget, valueBlockBytes);
  private readonly chains = new ByteCache<Changes>(chainBudget, (changes) => changes.bytes + 100);

  constructor(parts: FstParts) {
    this.parts = parts;
    this.begins = parts.spans.map((span) => span.begin);
    this.signals = parts.geometry.signals;
  }

  load(section: number, signal: number): Promise<Changes> {
    return this.chains.get(`${section}:${signal}`, () => this.readChanges(section, signal));
  }

  private async readChanges(section: number, signal: number): Promise<Changes> {
    const { source, spans, geometry, events, littleEndian } = this.parts;
    const span = spans[section]!;
    const block = await this.blocks.get(`${section}`, () => openValueBlock(source, span, geometry.signals));
    const form: SignalForm = {
      kind: geometry.kinds[signal]!,
      length: geometry.lengths[signal]!,
      littleEndian,
    };
    const start = this.startValue(block, signal, form);
    const at = block.index.start[signal]!;
    if (at === 0) return { start, times: new Float64Array(0), text: () => start, bytes: start.length };
    const length = block.index.length[signal]!;
    const bytes = await readExactly(source, block.packAt + at, length, `chain of signal ${signal}`);
    const changes = decodeChain(unpackChain(bytes, block.pack), form, block.times, start);
    return events.has(signal) ? { ...changes, pulses: true } : changes;
  }

  private startValue(block: ValueBlock, signal: number, form: SignalForm): string {
    if (form.kind === 'text') return '';
    if (signal >= block.frameSignals) return form.kind === 'real' ? 'NaN' : 'x'.repeat(form.length);
    const at = this.parts.geometry.frameAt[signal]!;
    if (at + form.length > block.frame.length) {
      throw new WaveError(`has no value of signal ${signal}`, 'frame', at);
    }
    return form.kind === 'real' ? valueReader(block.frame, form)(at) : statesAt(block.frame, at, form.length);
  }
}
