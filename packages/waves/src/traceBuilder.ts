import type { Changes } from './changes.ts';
import { firstAfter } from './changes.ts';
import type { WaveTrace } from './waveTypes.ts';

/**
 * Reduces changes to at most two points a pixel. A pixel with one change keeps it exactly;
 * one with several keeps the first time (marked many) and the last change.
 */
export class TraceBuilder {
  private readonly trace: WaveTrace;
  private readonly from: number;
  private readonly ticksPerPixel: number;
  private pixel = -1;
  private count = 0;
  private first = 0;
  private last = 0;
  private lastText = '';
  private pulses = false;
  private manyPixel = -2;

  /** Times within one tick of each other are never merged. */
  constructor(signal: number, from: number, to: number, pixels: number) {
    this.trace = { signal, times: [], values: [] };
    this.from = from;
    this.ticksPerPixel = Math.max(1, (to - from) / pixels);
  }

  /** The value at `time`, where the window or a section begins. */
  hold(time: number, value: string): void {
    this.flush();
    if (this.trace.values.at(-1) !== value) this.point(time, value);
  }

  /** Adds the changes in (after, to]. */
  add(changes: Changes, after: number, to: number): void {
    const { times } = changes;
    this.pulses = changes.pulses ?? false;
    const end = firstAfter(times, to);
    for (let at = firstAfter(times, after); at < end;) {
      const pixel = Math.floor((times[at]! - this.from) / this.ticksPerPixel);
      const next = Math.min(end, this.pixelEnd(times, at, pixel));
      if (pixel !== this.pixel) this.flush();
      if (this.count === 0) this.first = times[at]!;
      this.pixel = pixel;
      this.count += next - at;
      this.last = times[next - 1]!;
      this.lastText = changes.text(next - 1);
      at = next;
    }
  }

  /** First index whose time lies in a later pixel; steps double so that dense pixels cost little. */
  private pixelEnd(times: Float64Array, at: number, pixel: number): number {
    const inside = (i: number) => Math.floor((times[i]! - this.from) / this.ticksPerPixel) === pixel;
    let step = 1;
    let low = at;
    while (low + step < times.length && inside(low + step)) {
      low += step;
      step *= 2;
    }
    let high = Math.min(times.length, low + step);
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if (inside(middle)) low = middle;
      else high = middle;
    }
    return high;
  }

  private flush(): void {
    const { times, values } = this.trace;
    if (this.count > 1) {
      // Neighbouring dense pixels become one span.
      if (this.manyPixel === this.pixel - 1 && values.at(-2) === null) {
        times.pop();
        values.pop();
      } else {
        this.point(this.first, null);
      }
      this.manyPixel = this.pixel;
      this.point(this.last, this.lastText);
    } else if (this.count === 1 && (this.pulses || values.at(-1) !== this.lastText)) {
      this.point(this.last, this.lastText);
    }
    this.count = 0;
  }

  private point(time: number, value: string | null): void {
    this.trace.times.push(time);
    this.trace.values.push(value);
  }

  finish(): WaveTrace {
    this.flush();
    return this.trace;
  }
}
