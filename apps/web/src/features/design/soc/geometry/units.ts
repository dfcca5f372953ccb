/** Canvas units are CSS pixels at 100 %. Everything stands on this grid, so that wires meet pins exactly. */
export const GRID = 10;

/** Distance of two pins on a side of a block. */
export const ROW = 20;

/** Height of a block's head: instance name and IP name. */
export const HEAD = 40;

/** Advance of one character of the pin font (11 px monospace) and of the head font (13 px, semi-bold). */
export const PIN_CHARACTER = 6.7;
export const HEAD_CHARACTER = 7.6;

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function snap(value: number): number {
  return Math.round(value / GRID) * GRID;
}

export function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

export function intersects(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function contains(rect: Rect, point: Point): boolean {
  return (
    point.x >= rect.x &&
    point.y >= rect.y &&
    point.x <= rect.x + rect.width &&
    point.y <= rect.y + rect.height
  );
}

export function rectOf(a: Point, b: Point): Rect {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** The smallest rectangle around all; undefined for none. */
export function boundsOf(rects: Iterable<Rect>): Rect | undefined {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const rect of rects) {
    left = Math.min(left, rect.x);
    top = Math.min(top, rect.y);
    right = Math.max(right, rect.x + rect.width);
    bottom = Math.max(bottom, rect.y + rect.height);
  }
  return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
}
