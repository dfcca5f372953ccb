import type { Point } from '../../../../../view2d/geometry.ts';

/** What a pressed pointer does until it is released. Points are in canvas units, `screen` in pixels of the canvas. */
export interface ActiveGesture {
  move(at: Point, screen: Point): void;
  end(at: Point): void;
  /** Escape, or a lost pointer: nothing happens. */
  cancel(): void;
}
