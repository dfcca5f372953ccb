import type { Analysis } from '@netloom/pins';
import type { Drawing } from '../drawing/drawing.ts';
import { useView } from './viewStore.ts';
import type { Extent } from './viewport.ts';

const MOST_LETTERS = 16;
const LETTER = 0.58;

/** Room for the package and for the signals that stand beside its leads. */
export function wholeExtent({ extent, isGrid, pitch, pads }: Drawing, analysis: Analysis): Extent {
  if (isGrid)
    return { halfWidth: extent.halfWidth + pitch * 0.7, halfHeight: extent.halfHeight + pitch * 0.7 };
  let across = 0;
  let along = 0;
  for (const pad of pads) {
    for (const { name } of pad.pins) {
      const assignment = analysis.pins.get(name)?.assignment;
      if (!assignment) continue;
      const letters = assignment.signal.length + (assignment.label?.length ?? 0) + (assignment.lock ? 2 : 0);
      if (pad.side === 'left' || pad.side === 'right') across = Math.max(across, letters);
      else along = Math.max(along, letters);
    }
  }
  const room = (letters: number) => pitch * (1.5 + LETTER * Math.min(letters, MOST_LETTERS));
  return { halfWidth: extent.halfWidth + room(across), halfHeight: extent.halfHeight + room(along) };
}

/** Pixels between two pads. */
export function pitchPixels({ pitch }: Drawing): number {
  return pitch * useView.getState().viewport.scale;
}
