import type { Analysis, PinAssignment } from '@netloom/pins';
import type { Drawing } from '../drawing/drawing.ts';
import { LETTER } from '../drawing/names.ts';

const MOST_LETTERS = 20;

/** How far a drawing reaches from its origin. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room for the package and for the signals that stand beside its leads. */
export function wholeExtent(drawing: Drawing, analysis: Analysis): Extent {
  return extentWith(drawing, (name) => {
    const assignment = analysis.pins.get(name)?.assignment;
    return assignment === undefined ? 0 : lettersBeside(assignment);
  });
}

/** The same with so many letters beside each pin, by its name. */
export function extentWith(
  { extent, isGrid, pitch, pads }: Drawing,
  lettersOf: (pin: string) => number,
): Extent {
  const letters = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const { side, pins } of pads) {
    for (const { name } of pins) {
      if (side) letters[side] = Math.max(letters[side], lettersOf(name));
    }
  }
  const room = (side: keyof Extent) =>
    pitch * (isGrid ? 0.7 : 1 + LETTER * Math.min(letters[side], MOST_LETTERS));
  return {
    left: extent.left + room('left'),
    right: extent.right + room('right'),
    top: extent.top + room('top'),
    bottom: extent.bottom + room('bottom'),
  };
}

function lettersBeside({ signal, label = '', lock }: PinAssignment): number {
  const shown = signal.startsWith('GPIO_') && label !== '' ? label : `${signal} ${label}`;
  return shown.length + (lock ? 2 : 0);
}
