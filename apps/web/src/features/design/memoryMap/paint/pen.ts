import type { Span } from '../drawing/layout.ts';

/** Pixels. */
export interface Box extends Span {
  top: number;
  height: number;
}

/** Writes a text that is cut with … where it does not fit; returns its width. */
export function writeText(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  most: number,
): number {
  const fitting = fitted(context, text, most);
  if (fitting === '') return 0;
  context.fillText(fitting, x, y);
  return context.measureText(fitting).width;
}

function fitted(context: CanvasRenderingContext2D, text: string, most: number): string {
  const width = context.measureText(text).width;
  if (width <= most) return text;
  // The font is monospaced.
  const count = Math.floor((most / width) * text.length) - 1;
  return count < 2 ? '' : `${text.slice(0, count)}…`;
}

/** Fills a box with parallel slanted lines. */
export function hatch(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: Box,
  colour: string,
  apart: number,
  slant: 1 | -1 = 1,
): void {
  context.save();
  context.beginPath();
  context.rect(left, top, width, height);
  context.clip();
  context.beginPath();
  // Lines are bound to the drawing, not to the box, so that neighbours continue them.
  const from = Math.floor((left - height) / apart) * apart;
  for (let x = from; x < left + width + height; x += apart) {
    context.moveTo(x, slant > 0 ? top + height : top);
    context.lineTo(x + height, slant > 0 ? top : top + height);
  }
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.stroke();
  context.restore();
}

/** The part of a box between two heights, so that a region of gigabytes does not draw beyond the picture. */
export function clipped(box: Box, least: number, most: number): Box {
  const top = Math.max(box.top, least);
  return { ...box, top, height: Math.min(box.top + box.height, most) - top };
}
