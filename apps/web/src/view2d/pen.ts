import type { Point, Rect } from './geometry.ts';

export interface Area {
  fill?: string;
  stroke?: string;
  lineWidth?: number;
  radius?: number;
}

interface Line {
  stroke: string;
  width: number;
  dash?: number[];
}

export interface Lettering {
  fill: string;
  size: number;
  family: 'sans' | 'mono';
  weight?: number;
  align: 'left' | 'right' | 'center';
}

/** What drawing needs, in canvas units. The screen and the SVG export are the same drawing with another pen. */
export interface Pen {
  rect(rect: Rect, area: Area): void;
  polygon(points: Point[], area: Area): void;
  circle(center: Point, radius: number, area: Area): void;
  lines(lines: Iterable<Point[]>, line: Line): void;
  /** `at` is the middle of the text's height. */
  text(text: string, at: Point, lettering: Lettering): void;
}

export const FAMILIES = {
  sans: 'Inter, "Segoe UI", system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Consolas, monospace',
};
