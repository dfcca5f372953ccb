import type { Analysis } from '@netloom/pins';
import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Drawing } from '../drawing/drawing.ts';
import { useUi } from '../../store/uiStore.ts';
import { cursorOf } from './cursor.ts';
import { wholeExtent } from './extent.ts';
import { fitView, useView } from './viewStore.ts';
import { revealing } from './viewport.ts';
import type { Viewport } from './viewport.ts';

const MARGIN = 48;
/** Below so many pixels a letter is a smear and is left out. */
const READABLE = 5.5;

/** Moves the drawing with the viewport, fits it to the window, and brings the chosen pin into sight. */
export function useViewport(
  world: RefObject<SVGGElement | null>,
  drawing: Drawing,
  analysis: Analysis,
): void {
  // Without React: a step of the zoom changes one attribute, not five hundred elements.
  useLayoutEffect(() => {
    const show = () => place(world.current!, useView.getState().viewport, drawing);
    show();
    return useView.subscribe(({ viewport }, before) => viewport !== before.viewport && show());
  }, [world, drawing]);

  const size = useView((state) => state.size);
  useLayoutEffect(() => {
    const { isFitted } = useView.getState();
    if (isFitted && size.width > 0) fitView(wholeExtent(drawing, analysis));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an edit leaves the view where it is
  }, [drawing, size]);

  const pin = useUi((state) => state.pin);
  useEffect(() => {
    const { viewport, cursor, isFitted } = useView.getState();
    const pad = cursorOf(drawing, cursor, pin);
    if (!pad || isFitted || size.width === 0) return;
    const next = revealing(viewport, pad, size, MARGIN);
    if (next !== viewport) useView.setState({ viewport: next });
  }, [drawing, pin, size]);
}

function place(world: SVGGElement, { x, y, scale }: Viewport, { pitch, isGrid }: Drawing): void {
  world.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  const pixels = pitch * scale;
  const [name, signal, label] = isGrid
    ? [Math.min(0.27 * pixels, 14), Math.min(0.2 * pixels, 12), Math.min(0.13 * pixels, 11)]
    : [Math.min(0.88 * pixels, 15), Math.min(0.88 * pixels, 15), Math.min(0.8 * pixels, 14)];
  const number = isGrid ? 0 : Math.min(0.62 * pixels, 11);
  for (const [key, size] of Object.entries({ name, signal, label, number })) {
    world.style.setProperty(`--nl-pins-${key}`, `${size / scale}px`);
    world.dataset[key] = String(size >= READABLE);
  }
}
