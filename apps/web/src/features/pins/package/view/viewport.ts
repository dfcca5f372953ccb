/** Where the drawing lies on the screen: pixels = offset + scale · user units. */
export interface Viewport {
  x: number;
  y: number;
  /** Pixels a user unit. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A rectangle around the origin. */
export interface Extent {
  halfWidth: number;
  halfHeight: number;
}

const SMALLEST = 0.02;
const LARGEST = 8;
const ROOM = 8;

export function fitted({ halfWidth, halfHeight }: Extent, { width, height }: Size): Viewport {
  const scale = Math.min((width - 2 * ROOM) / (2 * halfWidth), (height - 2 * ROOM) / (2 * halfHeight));
  return { x: width / 2, y: height / 2, scale: bounded(scale) };
}

/** Zooms so that what lies under a point of the screen stays there. */
export function zoomedAt({ x, y, scale }: Viewport, factor: number, at: Point): Viewport {
  const next = bounded(scale * factor);
  const by = next / scale;
  return { x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by, scale: next };
}

export function panned(viewport: Viewport, dx: number, dy: number): Viewport {
  return { ...viewport, x: viewport.x + dx, y: viewport.y + dy };
}

/** Moves as little as it takes to have a point of the drawing at least `margin` pixels inside the window. */
export function revealing(viewport: Viewport, point: Point, size: Size, margin: number): Viewport {
  const x = viewport.x + point.x * viewport.scale;
  const y = viewport.y + point.y * viewport.scale;
  const dx = within(x, margin, size.width - margin) - x;
  const dy = within(y, margin, size.height - margin) - y;
  return dx === 0 && dy === 0 ? viewport : panned(viewport, dx, dy);
}

function bounded(scale: number): number {
  return within(scale, SMALLEST, LARGEST);
}

function within(value: number, least: number, most: number): number {
  return most < least ? (least + most) / 2 : Math.max(least, Math.min(most, value));
}
