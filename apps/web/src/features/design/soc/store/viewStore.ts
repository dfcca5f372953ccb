import { create } from 'zustand';
import type { PlacedPin } from '../geometry/scene.ts';
import { boundsOf } from '../geometry/units.ts';
import type { Point, Rect } from '../geometry/units.ts';

/** `x`, `y`: the canvas point at the view's upper left corner; `zoom`: pixels for one canvas unit. */
export interface Viewport extends Point {
  zoom: number;
}

/** What the pointer is doing. Points are in canvas units. */
export type Gesture =
  | { kind: 'pan' }
  | { kind: 'rectangle'; from: Point; to: Point }
  | { kind: 'move'; names: ReadonlySet<string>; by: Point }
  | {
      kind: 'connect';
      pin: PlacedPin;
      at: Point;
      target: PlacedPin | undefined;
      /** Why the target refuses; undefined when it takes the wire. */
      refusal: string | undefined;
      compatible: ReadonlySet<string>;
    };

interface ViewState {
  viewport: Viewport;
  /** Pixels of the canvas on the screen. */
  size: { width: number; height: number };
  hoveredNet: string | undefined;
  gesture: Gesture | undefined;
  /** The next frame shows the whole diagram: when it was asked for, the size of the view was not known yet. */
  fitPending: boolean;
}

export const useView = create<ViewState>(() => ({
  viewport: { x: -40, y: -40, zoom: 1 },
  size: { width: 800, height: 600 },
  hoveredNet: undefined,
  gesture: undefined,
  fitPending: false,
}));

const MIN_ZOOM = 0.02;
const MAX_ZOOM = 4;

export function visibleRect(viewport: Viewport, size: { width: number; height: number }): Rect {
  const { x, y, zoom } = viewport;
  return { x, y, width: size.width / zoom, height: size.height / zoom };
}

export function toCanvas(viewport: Viewport, screen: Point): Point {
  return { x: viewport.x + screen.x / viewport.zoom, y: viewport.y + screen.y / viewport.zoom };
}

export function panBy(dx: number, dy: number): void {
  const { viewport } = useView.getState();
  const { x, y, zoom } = viewport;
  useView.setState({ viewport: { x: x - dx / zoom, y: y - dy / zoom, zoom } });
}

/** Zooms so that the canvas point under `screen` (the middle without it) stays where it is. */
export function zoomBy(factor: number, screen?: Point): void {
  const { viewport, size } = useView.getState();
  const at = screen ?? { x: size.width / 2, y: size.height / 2 };
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, viewport.zoom * factor));
  const point = toCanvas(viewport, at);
  useView.setState({ viewport: { x: point.x - at.x / zoom, y: point.y - at.y / zoom, zoom } });
}

/** Shows all of `rects`, at 100 % at most. */
export function fit(rects: Iterable<Rect>, margin = 24): void {
  const bounds = boundsOf(rects);
  const { size } = useView.getState();
  if (!bounds) return useView.setState({ viewport: { x: -margin, y: -margin, zoom: 1 } });
  const room = {
    width: Math.max(50, size.width - 2 * margin),
    height: Math.max(50, size.height - 2 * margin),
  };
  const zoom = Math.max(MIN_ZOOM, Math.min(1, room.width / bounds.width, room.height / bounds.height));
  useView.setState({ viewport: centred(bounds, zoom) });
}

/** Brings a place into the middle, close enough to read it. */
export function centreOn(rect: Rect): void {
  const zoom = Math.max(useView.getState().viewport.zoom, 0.8);
  useView.setState({ viewport: centred(rect, zoom) });
}

function centred(rect: Rect, zoom: number): Viewport {
  const { size } = useView.getState();
  return {
    x: rect.x + rect.width / 2 - size.width / zoom / 2,
    y: rect.y + rect.height / 2 - size.height / zoom / 2,
    zoom,
  };
}
