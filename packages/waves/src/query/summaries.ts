import { ByteCache } from '../byteCache.ts';
import type { Changes } from '../changes.ts';
import type { RangeAs } from '../waveTypes.ts';
import { addChanges } from './addChanges.ts';
import type { Lane } from './lanes.ts';
import { Pages } from './pages.ts';
import type { Spans } from './spans.ts';
import { SpanBuilder } from './spans.ts';

const budget = 128 << 20;
/** Fewer changes than this are as fast to look through as a summary. */
const worthwhile = 4096;
/** A summary is made this many levels finer than the one asked for, so that zooming in meets it. */
const levelsBelow = 3;
/** How far below a level a finer summary is looked for. */
const levelsDown = 8;

/** A section's changes merged at a resolution; `pulses` as in Changes. */
export interface Summary {
  start: string;
  pulses: boolean;
  spans: Spans;
  bytes: number;
}

export interface SummaryWindow {
  from: number;
  to: number;
  ranges?: RangeAs;
}

/** Keeps what a section looks like from afar, by signal and level: each level is made of a finer one. */
export class Summaries {
  private readonly pages = new Pages();
  private readonly kept = new ByteCache<Summary>(budget, (summary) => summary.bytes);

  /** A section's summary, or the changes over [from, to] themselves where they are few or far apart. */
  async load(lane: Lane, section: number, level: number, window: SummaryWindow): Promise<Summary | Changes> {
    const { from, to, ranges } = window;
    const key = (of: number) => `${section}:${of}:${ranges ?? ''}:${lane.ref}`;
    for (let finer = level; finer >= Math.max(0, level - levelsDown); finer--) {
      const found = this.kept.peek(key(finer));
      if (found) return finer === level ? found : this.keep(key(level), coarser(found, level, !ranges));
    }
    const place = `${section}:${lane.ref}`;
    const near = this.pages.find(place, from, to);
    if (near) return near;
    const changes = await lane.load(section);
    const base = baseLevel(changes.times, level);
    if (base === null) return this.pages.cut(place, changes, from, to);
    const fine = this.keep(key(base), summaryOf(changes, base, ranges));
    return base === level ? fine : this.keep(key(level), coarser(fine, level, !ranges));
  }

  private keep(key: string, summary: Summary): Summary {
    this.kept.put(key, summary);
    return summary;
  }
}

/** The finest level, from a few below, at which pixels are far fewer than changes; null where none is. */
function baseLevel(times: Float64Array, level: number): number | null {
  const count = times.length;
  if (count < worthwhile) return null;
  const ticks = times[count - 1]! - times[0]! + 1;
  for (let base = Math.max(0, level - levelsBelow); base <= level; base++) {
    if ((ticks / 2 ** base) * 4 < count) return base;
  }
  return null;
}

function summaryOf(changes: Changes, level: number, ranges?: RangeAs): Summary {
  const builder = new SpanBuilder(level, !ranges);
  addChanges(builder, changes, 0, Infinity, ranges);
  return withSize(changes.start, changes.pulses ?? false, builder.finish());
}

function coarser(fine: Summary, level: number, joins: boolean): Summary {
  const { first, last, many, text, low, high } = fine.spans;
  const builder = new SpanBuilder(level, joins);
  for (let i = 0; i < first.length; i++) {
    const range = joins ? undefined : { low: low[i]!, high: high[i]! };
    builder.add(first[i]!, last[i]!, many[i]!, text[i]!, range);
  }
  return withSize(fine.start, fine.pulses, builder.finish());
}

function withSize(start: string, pulses: boolean, spans: Spans): Summary {
  const width = start.length > 1 ? 24 + start.length : 0;
  const bytes = 200 + spans.first.length * (32 + width) + spans.low.length * 16;
  return { start, pulses, spans, bytes };
}
