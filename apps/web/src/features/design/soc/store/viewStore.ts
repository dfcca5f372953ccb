import type { Said } from '@netloom/model';
import { create } from 'zustand';
import type { PlacedPin } from '../geometry/scene.ts';
import { boundsOf } from '../../../../view2d/geometry.ts';
import type { Point, Rect, Size } from '../../../../view2d/geometry.ts';
import { centred, fitted, panned, zoomedAt } from '../../../../view2d/viewport.ts';
import type { Viewport } from '../../../../view2d/viewport.ts';

/** What the pointer is doing. Points are in canvas units. */
export type Gesture =
  | { kind: 'pan' }
  | { kind: 'rectangle'; from: Point; to: Point }
  | { kind: 'move'; names: ReadonlySet<string>; notes: ReadonlySet<string>; by: Point }
  | ({ kind: 'resize'; name: string } & Size)
  | {
      kind: 'connect';
      pin: PlacedPin;
      at: Point;
      target: PlacedPin | undefined;
      /** Why the target refuses; undefined when it takes the wire. */
      refusal: Said | undefined;
      compatible: ReadonlySet<string>;
    };

interface ViewState {
  viewport: Viewport;
  /** Pixels of the canvas on the screen. */
  size: Size;
  hoveredNet: string | undefined;
  gesture: Gesture | undefined;
  /** The next frame shows the whole diagram: when it was asked for, the size of the view was not known yet. */
  fitPending: boolean;
}

export const useView = create<ViewState>(() => ({
  viewport: { x: 40, y: 40, scale: 1 },
  size: { width: 800, height: 600 },
  hoveredNet: undefined,
  gesture: undefined,
  fitPending: false,
}));

const MARGIN = 24;
/** Pixels a unit from which texts can be read. */
const READABLE = 0.8;

export function panBy(dx: number, dy: number): void {
  useView.setState(({ viewport }) => ({ viewport: panned(viewport, dx, dy) }));
}

/** Zooms so that the canvas point under `screen` (the middle without it) stays where it is. */
export function zoomBy(factor: number, screen?: Point): void {
  useView.setState(({ viewport, size }) => ({
    viewport: zoomedAt(viewport, factor, screen ?? { x: size.width / 2, y: size.height / 2 }),
  }));
}

/** Shows all of `rects`, at 100 % at most. */
export function fit(rects: Iterable<Rect>): void {
  const bounds = boundsOf(rects);
  useView.setState(({ size }) => ({
    viewport: bounds ? fitted(bounds, size, { margin: MARGIN, most: 1 }) : { x: MARGIN, y: MARGIN, scale: 1 },
  }));
}

/** Brings a place into the middle, close enough to read it. */
export function centreOn(rect: Rect): void {
  useView.setState(({ viewport, size }) => ({
    viewport: centred(rect, size, Math.max(viewport.scale, READABLE)),
  }));
}
