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

/** How far a drawing reaches from its origin. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SMALLEST = 0.02;
const LARGEST = 8;
const ROOM = 8;

export function fitted({ left, right, top, bottom }: Extent, { width, height }: Size): Viewport {
  const scale = bounded(Math.min((width - 2 * ROOM) / (left + right), (height - 2 * ROOM) / (top + bottom)));
  const [x, y] = [(width + (left - right) * scale) / 2, (height + (top - bottom) * scale) / 2];
  return { x, y, scale };
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
