import type { Analysis } from '@netloom/pins';
import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Drawing } from '../drawing/drawing.ts';
import { useUi } from '../../store/uiStore.ts';
import { cursorOf } from './cursor.ts';
import { wholeExtent } from './extent.ts';
import { fitView, useView } from './viewStore.ts';
import { revealing } from '../../../../../view2d/viewport.ts';
import type { Viewport } from '../../../../../view2d/viewport.ts';

const MARGIN = 48;
/** So long the zoom is still before letters are set. */
const REST_MS = 120;
/** Below so many pixels a letter is a smear and is left out. */
const READABLE = 5;
/** From so many pixels a cell on there is room beside its ball. */
const ROOMY = 40;

/** Moves the drawing with the viewport, fits it to the window, and brings the chosen pin into sight. */
export function useViewport(
  world: RefObject<SVGGElement | null>,
  drawing: Drawing,
  analysis: Analysis,
): void {
  useLayoutEffect(() => followViewport(world.current!, drawing), [world, drawing]);

  const size = useView((state) => state.size);
  const { left, right, top, bottom } = wholeExtent(drawing, analysis);
  useLayoutEffect(() => {
    if (useView.getState().isFitted && size.width > 0) fitView({ left, right, top, bottom });
  }, [left, right, top, bottom, size]);

  const pin = useUi((state) => state.pin);
  useEffect(() => {
    const { viewport, cursor, isFitted } = useView.getState();
    const pad = cursorOf(drawing, cursor, pin);
    if (!pad || isFitted || size.width === 0) return;
    const next = revealing(viewport, pad, size, MARGIN);
    if (next !== viewport) useView.setState({ viewport: next });
  }, [drawing, pin, size]);
}

/**
 * Shows the drawing as the viewport has it, without React. While the zoom changes, the picture is only stretched:
 * letters are set anew when it rests. Returns what ends it.
 */
function followViewport(world: SVGGElement, drawing: Drawing): () => void {
  const svg = world.ownerSVGElement!;
  let shown = useView.getState().viewport;
  let timer: number | undefined;
  function settle() {
    shown = useView.getState().viewport;
    svg.style.transform = '';
    place(world, shown, drawing);
    useView.setState({ restingScale: shown.scale });
  }
  function follow() {
    const { viewport, isFitted } = useView.getState();
    const by = viewport.scale / shown.scale;
    window.clearTimeout(timer);
    if (by === 1 || isFitted) return settle();
    const [x, y] = [viewport.x - by * shown.x, viewport.y - by * shown.y];
    svg.style.transform = `translate(${x}px, ${y}px) scale(${by})`;
    timer = window.setTimeout(settle, REST_MS);
  }
  settle();
  const unsubscribe = useView.subscribe(({ viewport }, before) => viewport !== before.viewport && follow());
  return () => {
    window.clearTimeout(timer);
    unsubscribe();
  };
}

function place(world: SVGGElement, { x, y, scale }: Viewport, { pitch, isGrid }: Drawing): void {
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
