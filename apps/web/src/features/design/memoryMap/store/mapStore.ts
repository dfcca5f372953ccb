import type { PlaceName } from '@netloom/soc';
import { create } from 'zustand';
import type { Viewport } from '../scale/viewport.ts';

/** Addresses that a gesture would give a place. */
export interface Target {
  base: bigint;
  size: bigint;
}

/** What the pointer is doing. */
export type Gesture =
  | { kind: 'pan' }
  | {
      kind: 'move' | 'resize';
      place: PlaceName;
      /** The other edge of a resized place stays. */
      keep: 'base' | 'end';
      target: Target;
      /** The endpoint that stands there already. */
      conflict: string | undefined;
    };

/** What lies under the pointer; pixels from the drawing's corner. */
export interface Hover {
  x: number;
  y: number;
  manager: string | undefined;
  address: bigint;
  place: PlaceName | undefined;
  /** The edge of the place that can be pulled there. */
  edge: 'base' | 'end' | undefined;
}

interface MapState {
  /** Unused ranges are folded and every region can be read; else every byte takes the same room. */
  readable: boolean;
  /** Undefined until the drawing has a size: the next frame shows everything. */
  viewport: Viewport | undefined;
  /** Pixels of the drawing. */
  size: { width: number; height: number };
  /** Pixels by which the columns are moved to the left. */
  scrollX: number;
  /** Managers without a column. */
  hidden: ReadonlySet<string>;
  selected: PlaceName | undefined;
  /** The column that the keyboard walks through. */
  manager: string | undefined;
  hover: Hover | undefined;
  gesture: Gesture | undefined;
  /** An address that was looked for, with the path of the register that it is in. */
  found: { address: bigint; register: string | undefined } | undefined;
}

/** How the map is looked at; what it shows is the document of the SoC canvas. */
export const useMap = create<MapState>(() => ({
  readable: true,
  viewport: undefined,
  size: { width: 0, height: 0 },
  scrollX: 0,
  hidden: new Set(),
  selected: undefined,
  manager: undefined,
  hover: undefined,
  gesture: undefined,
  found: undefined,
}));

export function select(selected: PlaceName | undefined): void {
  useMap.setState({ selected });
}

export function isSamePlace(a: PlaceName | undefined, b: PlaceName | undefined): boolean {
  return a?.endpoint === b?.endpoint && a?.alias === b?.alias;
}
