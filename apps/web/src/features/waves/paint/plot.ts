import type { Span } from '../view/span.ts';
import type { WavePalette } from './palette.ts';

/** Where and how to draw: times over `span` lie on x from 0 to `width`. */
export interface Plot {
  context: CanvasRenderingContext2D;
  palette: WavePalette;
  span: Span;
  width: number;
}

export function xOf({ span, width }: Plot, time: number): number {
  return ((time - span.from) / (span.to - span.from)) * width;
}

/** Ends of a segment, kept near the screen so that far coordinates lose no precision. */
export function clippedX(plot: Plot, time: number): number {
  return Math.max(-20, Math.min(xOf(plot, time), plot.width + 20));
}

/** The stripe a row's wave is drawn in. */
export interface Lane {
  top: number;
  bottom: number;
}

/** One stretch of constant value; `next` is the time it ends. */
export interface Segment {
  x0: number;
  x1: number;
  value: string | null | undefined;
}

/** A trace's stretches on screen, from left to right. */
export function segmentsOf(
  plot: Plot,
  times: number[],
  values: (string | null | undefined)[],
  end: number,
): Segment[] {
  const segments: Segment[] = [];
  for (let i = 0; i < times.length; i++) {
    const next = times[i + 1] ?? end;
    if (next < plot.span.from || times[i]! > plot.span.to) continue;
    segments.push({ x0: clippedX(plot, times[i]!), x1: clippedX(plot, next), value: values[i] });
  }
  return segments;
}
