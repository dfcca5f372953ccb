import type { Viewport } from '../../../../../view2d/viewport.ts';
import type { Drawing } from '../drawing/drawing.ts';

/** Below so many pixels a letter is a smear and is left out. */
const READABLE = 5;
/** From so many pixels a cell on there is room beside its ball. */
const ROOMY = 40;

/** Lays a drawing where the viewport has it, with letters of a readable size; those that would be smeared are left out. */
export function placeWorld(
  world: SVGGElement,
  { x, y, scale }: Viewport,
  { pitch, isGrid }: Pick<Drawing, 'pitch' | 'isGrid'>,
): void {
  world.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  const pixels = pitch * scale;
  const isRoomy = pixels >= ROOMY;
  const sizes = isGrid
    ? {
        name: Math.min((isRoomy ? 0.22 : 0.27) * pixels, 14),
        signal: Math.min(0.19 * pixels, 12),
        label: isRoomy ? Math.min(0.15 * pixels, 11) : 0,
        number: 0,
      }
    : {
        name: Math.min(0.8 * pixels, 15),
        signal: Math.min(0.88 * pixels, 15),
        label: Math.min(0.88 * pixels, 15),
        number: Math.min(0.55 * pixels, 11),
      };
  for (const [key, size] of Object.entries(sizes)) {
    world.style.setProperty(`--nl-pins-${key}`, `${size / scale}px`);
    world.dataset[key] = String(size >= READABLE);
  }
  // Names stand above their balls: on them they would hide the sign of the state.
  world.style.setProperty('--nl-pins-above', `${isGrid ? -pitch * (isRoomy ? 0.41 : 0.38) : 0}px`);
}
