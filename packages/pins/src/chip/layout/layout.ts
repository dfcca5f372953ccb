export type Side = 'left' | 'bottom' | 'right' | 'top';

/** A lead, land or ball: its centre from the middle of the body, y downwards, and its size as seen from the top; mm. */
export interface Pad {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Side of the body that it leaves; absent for balls and inner lands. */
  side?: Side;
}

/** A package to scale, seen from the top: pin 1 is the topmost of the left side, ball A1 top left. */
export interface PackageLayout {
  kind: 'quad' | 'dual' | 'grid';
  /** Size of the body in mm. */
  width: number;
  height: number;
  /** Smallest distance of two neighbours in a row, mm. */
  pitch: number;
  /** By position. */
  pads: ReadonlyMap<string, Pad>;
  /** Of a grid: its letters from the top and its numbers from the left. */
  rows?: readonly string[];
  columns?: readonly string[];
  /** Where the measures come from; what is assumed is said. */
  source: string;
  /** False when the body or the places of pads are assumed. */
  isToScale: boolean;
}
