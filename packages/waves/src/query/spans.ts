/**
 * A stretch of a signal's changes: one change (`first` = `last`), or several in every pixel it touches.
 * After it the value is `text`.
 */
export interface Spans {
  first: number[];
  last: number[];
  many: boolean[];
  text: string[];
  /** Least and greatest number among the values of each; NaN without any. */
  low: number[];
  high: number[];
}

export function noSpans(): Spans {
  return { first: [], last: [], many: [], text: [], low: [], high: [] };
}

export interface Range {
  low: number;
  high: number;
}

const noRange: Range = { low: NaN, high: NaN };

/**
 * Merges changes to spans at a resolution of 2^level ticks a pixel. Pixels lie on a grid that is the same for every
 * window, so that spans made for a coarser level of those of a finer one equal those made of the changes.
 */
export class SpanBuilder {
  readonly spans = noSpans();
  readonly ticks: number;
  /** Whether neighbouring pixels with several changes become one span; not when each has its range. */
  private readonly joins: boolean;
  private open = false;
  private first = 0;
  private last = 0;
  private many = false;
  private text = '';
  private range = noRange;

  constructor(level: number, joins: boolean) {
    this.ticks = 2 ** level;
    this.joins = joins;
  }

  pixel(time: number): number {
    return Math.floor(time / this.ticks);
  }

  /** Spans come in order of time. */
  add(first: number, last: number, many: boolean, text: string, range = noRange): void {
    if (this.open && this.pixel(first) === this.pixel(this.last)) {
      this.many = true;
      this.range = this.joins ? noRange : united(this.range, range);
    } else {
      this.flush();
      this.open = true;
      this.first = first;
      this.many = many;
      this.range = range;
    }
    this.last = last;
    this.text = text;
  }

  private flush(): void {
    if (!this.open) return;
    const { first, last, many, text, low, high } = this.spans;
    const at = first.length - 1;
    if (this.joins && this.many && many[at] && this.pixel(last[at]!) + 1 === this.pixel(this.first)) {
      last[at] = this.last;
      text[at] = this.text;
      return;
    }
    first.push(this.first);
    last.push(this.last);
    many.push(this.many);
    text.push(this.text);
    if (this.joins) return;
    low.push(this.range.low);
    high.push(this.range.high);
  }

  finish(): Spans {
    this.flush();
    this.open = false;
    return this.spans;
  }
}

function united(a: Range, b: Range): Range {
  if (Number.isNaN(a.low)) return b;
  if (Number.isNaN(b.low)) return a;
  return { low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) };
}
