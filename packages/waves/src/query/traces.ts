import type { Changes, ChangeStore } from '../changes.ts';
import { firstAfter, sectionAt } from '../changes.ts';
import type { WaveTrace, WindowQuery } from '../waveTypes.ts';
import { addChanges } from './addChanges.ts';
import type { Lane } from './lanes.ts';
import type { Spans } from './spans.ts';
import { SpanBuilder } from './spans.ts';
import type { Summaries, Summary } from './summaries.ts';
import type { Turn } from './turn.ts';

type Window = Pick<WindowQuery, 'from' | 'to' | 'pixels' | 'ranges'>;

/** Level whose pixels are at most as wide as those asked for; 0 is exact. */
function levelOf({ from, to, pixels }: Window): number {
  return Math.max(0, Math.floor(Math.log2((to - from) / pixels)));
}

/** The signal over [from, to]; its first point holds the value at `from`, or lies where the dump begins. */
export async function traceOf(
  store: ChangeStore,
  summaries: Summaries,
  lane: Lane,
  window: Window,
  turn: Turn,
): Promise<WaveTrace> {
  const { from, to } = window;
  const level = levelOf(window);
  const trace = new TraceBuilder(window, level);
  for (let section = Math.max(0, sectionAt(store, from)); section < store.begins.length; section++) {
    const begin = store.begins[section]!;
    if (begin > to) break;
    await turn.pause();
    const part = await summaries.load(lane, section, level, window);
    if ('spans' in part) trace.addSummary(begin, part);
    else trace.addChanges(begin, part);
  }
  return trace.finish();
}

class TraceBuilder {
  private readonly window: Window;
  private readonly builder: SpanBuilder;
  /** The value before what the builder holds, once a section has begun. */
  private start: { time: number; text: string | null } | undefined;
  private lastText = '';
  private pulses = false;

  constructor(window: Window, level: number) {
    this.window = window;
    this.builder = new SpanBuilder(level, !window.ranges);
  }

  /** Takes a section's begin; a value held there that is not what the one before left is a change. */
  private begin(time: number, text: string): void {
    if (!this.start) this.start = { time: Math.max(time, this.window.from), text };
    else if (text !== this.lastText) this.builder.add(time, time, false, text);
    this.lastText = text;
  }

  addChanges(begin: number, changes: Changes): void {
    const { from, to, ranges } = this.window;
    this.pulses = changes.pulses ?? false;
    const first = this.start ? 0 : firstAfter(changes.times, Math.max(from, begin));
    if (!this.start || changes.times[0] !== begin)
      this.begin(begin, first > 0 ? changes.text(first - 1) : changes.start);
    addChanges(this.builder, changes, first, to, ranges);
    const after = firstAfter(changes.times, to) - 1;
    if (after >= 0) this.lastText = changes.text(after);
  }

  addSummary(begin: number, { start, pulses, spans }: Summary): void {
    const { from, to, ranges } = this.window;
    this.pulses = pulses;
    const at = this.start ? 0 : firstEnding(spans, Math.max(from, begin));
    if (!this.start || spans.first[0] !== begin) this.begin(begin, at > 0 ? spans.text[at - 1]! : start);
    for (let i = at; i < spans.first.length && spans.first[i]! <= to; i++) {
      const range = ranges && { low: spans.low[i]!, high: spans.high[i]! };
      this.builder.add(spans.first[i]!, spans.last[i]!, spans.many[i]!, spans.text[i]!, range);
      this.lastText = spans.text[i]!;
    }
  }

  finish(): WaveTrace {
    const trace: WaveTrace = { times: [], values: [], ...(this.window.ranges && { ranges: [] }) };
    if (!this.start) return trace;
    const { from, to } = this.window;
    const spans = this.builder.finish();
    const point = (time: number, value: string | null, range: [number, number] | null = null) => {
      trace.times.push(time);
      trace.values.push(value);
      trace.ranges?.push(range);
    };
    point(this.start.time, this.start.text);
    for (let i = 0; i < spans.first.length; i++) {
      const [first, last, text] = [spans.first[i]!, spans.last[i]!, spans.text[i]!];
      if (!spans.many[i]) {
        if (this.pulses || text !== trace.values.at(-1)) point(last, text);
        continue;
      }
      // The window begins among the many.
      if (first <= from) trace.times.length = trace.values.length = 0;
      if (first <= from && trace.ranges) trace.ranges.length = 0;
      point(Math.max(first, from), null, rangeOf(spans, i));
      if (last <= to) point(last, text);
    }
    return trace;
  }
}

function rangeOf({ low, high }: Spans, i: number): [number, number] | null {
  return low[i] === undefined || Number.isNaN(low[i]) ? null : [low[i], high[i]!];
}

/** The first span that ends after `time`. */
function firstEnding({ last }: Spans, time: number): number {
  let low = 0;
  let high = last.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (last[middle]! > time) high = middle;
    else low = middle + 1;
  }
  return low;
}
