import type { Point, Rect, Size } from './geometry.ts';

/** Where a drawing lies in its view: pixels = offset + scale · units of the drawing. */
export interface Viewport extends Point {
  /** Pixels a unit. */
  scale: number;
}

const SMALLEST = 0.02;
const LARGEST = 8;

export interface Fitting {
  /** Pixels left free at the edges. */
  margin: number;
  /** Small drawings are not blown up beyond it. */
  most?: number;
}

/** Shows all of a rectangle in the middle of the view. */
export function fitted(rect: Rect, size: Size, { margin, most = LARGEST }: Fitting): Viewport {
  const across = Math.max(1, size.width - 2 * margin) / rect.width;
  const down = Math.max(1, size.height - 2 * margin) / rect.height;
  return centred(rect, size, bounded(Math.min(most, across, down)));
}

/** Brings the middle of a rectangle into the middle of the view. */
export function centred({ x, y, width, height }: Rect, size: Size, scale: number): Viewport {
  return {
    x: size.width / 2 - (x + width / 2) * scale,
    y: size.height / 2 - (y + height / 2) * scale,
    scale,
  };
}

/** Zooms so that what lies under a point of the view stays there. */
export function zoomedAt({ x, y, scale }: Viewport, factor: number, at: Point): Viewport {
  const next = bounded(scale * factor);
  const by = next / scale;
  return { x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by, scale: next };
}

export function panned(viewport: Viewport, dx: number, dy: number): Viewport {
  return { ...viewport, x: viewport.x + dx, y: viewport.y + dy };
}

/** Moves as little as it takes to have a point of the drawing at least `margin` pixels inside the view. */
export function revealing(viewport: Viewport, point: Point, size: Size, margin: number): Viewport {
  const { x, y } = toView(viewport, point);
  const dx = within(x, margin, size.width - margin) - x;
  const dy = within(y, margin, size.height - margin) - y;
  return dx === 0 && dy === 0 ? viewport : panned(viewport, dx, dy);
}

/** The pixel of a point of the drawing. */
export function toView({ x, y, scale }: Viewport, point: Point): Point {
  return { x: x + point.x * scale, y: y + point.y * scale };
}

/** The point of the drawing under a pixel. */
export function toDrawing({ x, y, scale }: Viewport, pixel: Point): Point {
  return { x: (pixel.x - x) / scale, y: (pixel.y - y) / scale };
}

/** The part of the drawing that is seen. */
export function visibleRect(viewport: Viewport, { width, height }: Size): Rect {
  const { scale } = viewport;
  return { ...toDrawing(viewport, { x: 0, y: 0 }), width: width / scale, height: height / scale };
}

export function bounded(scale: number): number {
  return within(scale, SMALLEST, LARGEST);
}

function within(value: number, least: number, most: number): number {
  return most < least ? (least + most) / 2 : Math.max(least, Math.min(most, value));
}
