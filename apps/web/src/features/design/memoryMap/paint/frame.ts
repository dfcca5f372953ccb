import type { PlaceName } from '@netloom/soc';
import type { Severity } from '@netloom/model';
import type { Band, Column, Picture } from '../map/picture.ts';
import type { Scale } from '../scale/scale.ts';
import type { Viewport } from '../scale/viewport.ts';
import type { Gesture, Hover } from '../store/mapStore.ts';
import type { Colours } from './colours.ts';

/** Words that stand in the drawing. */
export interface Words {
  free: string;
  alias: string;
  window: string;
  overlap: string;
}

/** All that one frame of the drawing shows. */
export interface Frame {
  picture: Picture;
  columns: Column[];
  scale: Scale;
  viewport: Viewport;
  size: { width: number; height: number };
  scrollX: number;
  selected: PlaceName | undefined;
  hover: Hover | undefined;
  gesture: Gesture | undefined;
  /** An address that was looked for. */
  found: bigint | undefined;
  /** The worst problem by endpoint. */
  problems: ReadonlyMap<string, Severity>;
  colours: Colours;
  words: Words;
}

export const FONT = "11px 'JetBrains Mono', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace";
export const BOLD = `600 ${FONT}`;

/** The worst that is said of a region; undefined when all is well. */
export function severityOf({ problems }: Frame, { clash, place }: Band): Severity | undefined {
  return clash ? 'error' : problems.get(place.endpoint);
}
