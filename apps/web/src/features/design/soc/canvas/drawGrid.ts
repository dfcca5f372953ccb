import { GRID } from '../geometry/units.ts';
import type { Rect } from '../../../../view2d/geometry.ts';
import type { Colours } from '../paint/colours.ts';

const STEP = 2 * GRID;

/** Dots to align by; they vanish before they turn into a grey veil. */
export function drawGrid(
  context: CanvasRenderingContext2D,
  visible: Rect,
  zoom: number,
  colours: Colours,
): void {
  if (zoom < 0.6) return;
  const size = 1.4 / Math.max(1, zoom);
  context.beginPath();
  for (let x = Math.ceil(visible.x / STEP) * STEP; x < visible.x + visible.width; x += STEP) {
    for (let y = Math.ceil(visible.y / STEP) * STEP; y < visible.y + visible.height; y += STEP) {
      context.rect(x - size / 2, y - size / 2, size, size);
    }
  }
  context.fillStyle = colours.gridDot;
  context.fill();
}
