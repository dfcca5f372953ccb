import type { Drawing, DrawnPad } from '../drawing/drawing.ts';

/** A place in the window. */
interface Place {
  clientX: number;
  clientY: number;
}

/** The captured pointer's events all go to the drawing: what lies under it is asked for. */
export function padUnder(drawing: Drawing, { clientX, clientY }: Place): DrawnPad | undefined {
  const element = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-position]');
  return element?.dataset.position === undefined ? undefined : drawing.at.get(element.dataset.position);
}
