import type { DecodeReply, DecoderSetup, Transaction } from '@netloom/waves';
import type { Span } from '../view/span.ts';
import type { WaveData } from '../WaveData.ts';

export type Marks = Extract<DecodeReply, { form: 'marks' }>;

const pauseMs = 150;

/** What is known of one decoder's picture. */
export interface KnownMarks {
  marks?: Marks;
  error?: Error;
}

interface Kept extends KnownMarks {
  setup: DecoderSetup;
  /** What `marks` covers; a tick more a pixel is coarser. */
  span?: Span;
  ticksPerPixel: number;
  stale: boolean;
  request?: AbortController;
}

export function setupKey({ decoder, signals, options }: DecoderSetup): string {
  return JSON.stringify([decoder, signals, options]);
}

/** Fetches the transactions of rows in sight, and again while the dump is still being decoded. */
export class MarksLoader {
  private readonly data: WaveData;
  private readonly changed: () => void;
  private readonly kept = new Map<string, Kept>();
  private readonly wants = new Map<number, { keys: Set<string>; span: Span; pixels: number }>();

  constructor(data: WaveData, changed: () => void) {
    this.data = data;
    this.changed = changed;
  }

  /** What a pane shows; what no pane shows any more is given up. */
  ensure(pane: number, setups: DecoderSetup[], span: Span, pixels: number): void {
    const keys = new Set(setups.map(setupKey));
    this.wants.set(pane, { keys, span, pixels });
    for (const setup of setups) this.check(setup, span, pixels);
    for (const [key, { request }] of this.kept) if (!this.isWanted(key)) request?.abort();
  }

  release(pane: number): void {
    this.wants.delete(pane);
    for (const [key, { request }] of this.kept) if (!this.isWanted(key)) request?.abort();
  }

  /** The dump reaches over other times: what was fetched is asked for again. */
  grow(): void {
    for (const kept of this.kept.values()) kept.stale = true;
  }

  /** The dump was written anew. */
  forget(): void {
    for (const { request } of this.kept.values()) request?.abort();
    this.kept.clear();
  }

  /** One transaction with all that is known of it; null: there is none of that index. */
  async one(setup: DecoderSetup, index: number, abort: AbortSignal): Promise<Transaction | null> {
    const reply = await this.data.decode(setup, { form: 'one', index }, abort);
    return reply.form === 'one' ? reply.transaction : null;
  }

  /** Forgets failures. */
  retry(): void {
    for (const kept of this.kept.values()) kept.error = undefined;
  }

  marks(setup: DecoderSetup): KnownMarks {
    return this.kept.get(setupKey(setup)) ?? {};
  }

  private isWanted(key: string): boolean {
    return [...this.wants.values()].some(({ keys }) => keys.has(key));
  }

  private check(setup: DecoderSetup, span: Span, pixels: number): void {
    const key = setupKey(setup);
    let kept = this.kept.get(key);
    if (!kept) this.kept.set(key, (kept = { setup, ticksPerPixel: 0, stale: true }));
    const needed = (span.to - span.from) / pixels;
    const { span: has, ticksPerPixel } = kept;
    const fits = has && has.from <= span.from && has.to >= span.to;
    const sharp = ticksPerPixel <= needed * 1.5 && ticksPerPixel >= needed / 4;
    if (kept.request || kept.error || (fits && sharp && !kept.stale)) return;
    void this.fetch(kept, span, pixels);
  }

  private async fetch(kept: Kept, span: Span, pixels: number): Promise<void> {
    const request = new AbortController();
    kept.request = request;
    kept.stale = false;
    const margin = (span.to - span.from) / 2;
    const wide = { from: Math.floor(span.from - margin), to: Math.ceil(span.to + margin) };
    try {
      const reply = await this.data.decode(
        kept.setup,
        { form: 'marks', ...wide, pixels: Math.min(8192, Math.ceil(pixels * 2)) },
        request.signal,
      );
      if (reply.form === 'marks') {
        const ticksPerPixel = (span.to - span.from) / pixels;
        Object.assign(kept, { marks: reply, span: wide, ticksPerPixel, stale: reply.progress < 1 });
      }
      if (reply.progress < 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    } catch (error) {
      if (!request.signal.aborted) kept.error = error as Error;
    }
    kept.request = undefined;
    this.changed();
  }
}
