import { columnSpan } from '../drawing/layout.ts';
import { yOf } from '../scale/viewport.ts';
import type { Frame } from './frame.ts';

/** A curve comes three quarters as far as its control points. */
const BULGE = 20;

/** Curves from the selected subordinate's own base to each of its aliases, right of the columns. */
export function paintLinks(context: CanvasRenderingContext2D, frame: Frame): void {
  const { columns, selected, scale, viewport, size, scrollX, colours } = frame;
  if (!selected) return;
  columns.forEach((column, index) => {
    const places = column.bands.filter(({ place }) => place.endpoint === selected.endpoint);
    const own = places.find(({ place }) => place.alias === undefined);
    const { left, width } = columnSpan(index, size.width, columns.length, scrollX);
    if (!own) return;
    const middle = (base: bigint, bytes: bigint) =>
      (yOf(scale, viewport, base) + yOf(scale, viewport, base + bytes)) / 2;
    const from = middle(own.base, own.size);
    const right = left + width;
    for (const { place, base, size: bytes } of places) {
      if (place.alias === undefined) continue;
      const to = middle(base, bytes);
      context.beginPath();
      context.moveTo(right, from);
      context.bezierCurveTo(right + BULGE, from, right + BULGE, to, right, to);
      context.strokeStyle = colours.selection;
      context.setLineDash([4, 3]);
      context.lineWidth = 1.5;
      context.stroke();
      context.setLineDash([]);
      context.beginPath();
      context.arc(right, to, 3, 0, 2 * Math.PI);
      context.fillStyle = colours.selection;
      context.fill();
    }
  });
}
