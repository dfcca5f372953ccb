import type { PinState } from '@netloom/pins';
import { create } from 'zustand';
import type { DragState } from '../actions/drag.ts';
import type { Turn } from '../drawing/turn.ts';
import { usePins } from '../../store/pinsStore.ts';
import { fitted, panned, zoomedAt } from '../../../../../view2d/viewport.ts';
import type { Point, Size } from '../../../../../view2d/geometry.ts';
import type { Viewport } from '../../../../../view2d/viewport.ts';
import type { Extent } from './extent.ts';

interface ViewState {
  turn: Turn;
  viewport: Viewport;
  size: Size;
  /** Pixels a user unit, once the zoom rests. */
  restingScale: number;
  /** Whether the view still shows the whole package, and follows the window. */
  isFitted: boolean;
  search: string;
  /** States to which the view is narrowed; empty: all. */
  only: ReadonlySet<PinState>;
  /** Position of the pad that the keys act on; tells pads apart whose pins share a name (VSS). */
  cursor: string | undefined;
  hover: { position: string; at: Point } | undefined;
  drag: DragState | undefined;
}

const WHOLE = {
  turn: { quarters: 0, flipped: false },
  isFitted: true,
  search: '',
  only: new Set<PinState>(),
  cursor: undefined,
  hover: undefined,
  drag: undefined,
};

export const useView = create<ViewState>(() => ({
  ...WHOLE,
  viewport: { x: 0, y: 0, scale: 0.2 },
  size: { width: 0, height: 0 },
  restingScale: 0.2,
}));

// Another chip is looked at as a whole first.
usePins.subscribe(({ open }, before) => {
  if (open?.chip !== before.open?.chip) useView.setState(WHOLE);
});

/** Pixels. */
const MARGIN = 8;

export function fitView({ left, right, top, bottom }: Extent): void {
  const whole = { x: -left, y: -top, width: left + right, height: top + bottom };
  useView.setState(({ size }) => ({ viewport: fitted(whole, size, { margin: MARGIN }), isFitted: true }));
}

export function zoomView(factor: number, at?: Point): void {
  useView.setState(({ viewport, size }) => ({
    viewport: zoomedAt(viewport, factor, at ?? { x: size.width / 2, y: size.height / 2 }),
    isFitted: false,
    hover: undefined,
  }));
}

export function panView(dx: number, dy: number): void {
  useView.setState(({ viewport }) => ({ viewport: panned(viewport, dx, dy), isFitted: false }));
}

/** Turns the package clockwise by quarters of a turn. */
export function rotateView(by: 1 | -1): void {
  useView.setState(({ turn }) => ({ turn: { ...turn, quarters: (turn.quarters + by + 4) % 4 } }));
}

/** Looks at the other face of the package. */
export function flipView(): void {
  useView.setState(({ turn }) => ({ turn: { ...turn, flipped: !turn.flipped } }));
}

/** Narrows the view to a state, or widens it again. */
export function toggleState(state: PinState): void {
  useView.setState(({ only }) => {
    const next = new Set(only);
    if (!next.delete(state)) next.add(state);
    return { only: next };
  });
}
